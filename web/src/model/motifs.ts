// What stands in the middle of a picture, drawn in a box of 100 by 100 (even-odd), and which words of a name call for it.
function ring(points: number, radius: (i: number) => number, turn = -90): string {
  const at = Array.from({ length: points }, (_, i) => {
    const a = ((i / points) * 360 + turn) * (Math.PI / 180);
    const r = radius(i);
    return `${(50 + r * Math.cos(a)).toFixed(1)} ${(50 + r * Math.sin(a)).toFixed(1)}`;
  });
  return `M${at.join("L")}Z`;
}
const star = (n: number, out: number, inner: number): string => ring(2 * n, (i) => (i % 2 ? inner : out));
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const MOTIFS = {
  flame: "M52 3C56 24 80 36 80 64 80 84 66 97 50 97 33 97 20 84 20 66 20 50 30 42 33 30 40 36 43 43 43 49 52 40 56 22 52 3ZM50 92C59 92 65 85 65 77 65 67 56 63 52 53 47 63 36 67 36 78 36 86 42 92 50 92Z",
  lantern: "M43 2H57V9H66L72 24H28L34 9H43ZM30 28H70V34H66V80H70V88H30V80H34V34H30ZM41 36V78H59V36ZM50 44C55 51 57 56 57 61A7 7 0 0 1 43 61C43 56 46 52 50 44ZM24 91H76V98H24Z",
  wave: "M2 70C10 34 34 14 62 22 84 29 86 52 70 58 60 61 52 54 56 46 44 44 36 58 44 70 54 84 80 82 98 64V94H2Z",
  drop: "M50 3C70 32 82 48 82 65A32 32 0 0 1 18 65C18 48 30 32 50 3ZM33 64C33 76 41 83 51 84L50 78C44 76 39 71 39 64Z",
  fish: "M3 52C22 22 54 20 72 44L97 22C90 42 90 60 97 80L72 60C54 82 22 82 3 52ZM22 42a5 5 0 1 0 .1 0ZM44 34C52 44 52 58 44 68L49 70C59 60 59 42 49 32Z",
  ship: "M5 66H95C91 82 80 95 68 95H32C20 95 9 82 5 66ZM47 4V60H13C17 36 31 17 47 4ZM54 14C72 25 84 41 87 60H54Z",
  bell: "M50 3A7 7 0 0 1 57 11C75 17 80 35 82 56 83 67 88 72 94 79H6C12 72 17 67 18 56 20 35 25 17 43 11A7 7 0 0 1 50 3ZM38 84H62A12 12 0 0 1 38 84ZM30 70H70V65H31Z",
  tower: "M26 97V44H19V12H31V23H43V12H57V23H69V12H81V44H74V97H60V77A10 10 0 0 0 40 77V97ZM45 50H55V63H45Z",
  key: "M50 2A23 23 0 0 1 57 47V74H73V83H57V89H68V97H43V47A23 23 0 0 1 50 2ZM50 14a11 11 0 1 0 .1 0Z",
  blade: "M50 0L61 16 57 58H78V67H56V84A7 7 0 1 1 44 84V67H22V58H43L39 16ZM49 18V56H51V18Z",
  shield: "M50 4L89 16C89 56 76 82 50 98 24 82 11 56 11 16ZM50 16L23 24C24 54 33 73 50 85Z",
  wing: "M4 84C7 40 40 8 96 5 88 20 82 26 70 31 82 31 87 30 91 28 82 44 71 50 58 52 68 55 74 54 79 52 69 68 52 76 35 73 26 73 15 78 4 84Z",
  eye: "M1 50C22 14 78 14 99 50 78 86 22 86 1 50ZM50 27a23 23 0 1 0 .1 0ZM50 39a11 11 0 1 1-.1 0Z",
  book: "M50 22C36 9 18 8 4 12V84C18 79 36 79 50 92 64 79 82 79 96 84V12C82 8 64 9 50 22ZM50 30V82C40 74 26 71 12 74V20C26 17 40 20 50 30Z",
  skull: "M50 4C80 4 95 28 90 53 88 63 80 66 78 72V90H64V80H56V90H44V80H36V90H22V72C20 66 12 63 10 53 5 28 20 4 50 4ZM32 40a11 12 0 1 0 .1 0ZM68 40a11 12 0 1 0 .1 0ZM50 62L44 74H56Z",
  paw: "M50 46C67 46 83 66 79 81 75 95 60 87 50 87 40 87 25 95 21 81 17 66 33 46 50 46Z" + disc(17, 46, 11) + disc(37, 23, 12) + disc(63, 23, 12) + disc(83, 46, 11),
  rose: ring(120, (i) => 33 + 14 * Math.cos((i / 120) * 2 * Math.PI * 6)) + disc(50, 50, 12),
  tree: "M50 2C76 6 90 28 80 44 94 58 84 79 60 76H57V98H43V76C16 80 6 59 20 44 10 28 24 6 50 2ZM46 40V70H50V56L62 44 50 50V36Z",
  leaf: "M50 2C84 24 92 62 52 98L51 60 67 47 51 53V36L61 27 51 31V18H49V37L37 29 49 44V60L33 48 49 67V98C8 62 16 24 50 2Z",
  peak: "M0 94L36 18 53 50 65 33 100 94ZM36 18L25 43 33 39 40 48 47 39Z",
  beast: "M17 4C13 28 25 38 36 41 44 37 56 37 64 41 75 38 87 28 83 4 100 30 92 54 76 58 76 80 62 96 50 98 38 96 24 80 24 58 8 54 0 30 17 4ZM35 56L46 63 37 68ZM65 56L54 63 63 68Z",
  hood: "M50 3C72 3 83 23 82 44 98 57 98 81 94 98H6C2 81 2 57 18 44 17 23 28 3 50 3ZM50 20C36 20 32 34 34 46 36 59 44 66 50 68 56 66 64 59 66 46 68 34 64 20 50 20Z",
  crown: "M8 78L2 24 28 49 50 7 72 49 98 24 92 78ZM8 84H92V95H8Z" + disc(50, 64, 6),
  gem: "M27 7H73L96 36 50 98 4 36ZM27 7L37 36H4ZM73 7L63 36H96ZM37 36H63L50 98Z",
  mirror: "M50 2C73 2 85 19 85 38 85 58 71 71 57 73V98H43V73C29 71 15 58 15 38 15 19 27 2 50 2ZM50 13C34 13 26 24 26 38 26 53 36 62 50 62 64 62 74 53 74 38 74 24 66 13 50 13Z",
  moon: "M66 5A47 47 0 1 0 95 64 39 39 0 1 1 66 5Z",
  bolt: "M61 0L15 57H43L32 100 85 39H55Z",
  hourglass: "M18 3H82V13H76C76 33 66 42 56 50 66 58 76 67 76 87H82V97H18V87H24C24 67 34 58 44 50 34 42 24 33 24 13H18ZM33 13C34 26 41 34 50 42 59 34 66 26 67 13ZM50 60L34 87H66Z",
  star: star(5, 49, 20), burst: star(8, 49, 24), spark: star(4, 50, 12), snow: star(6, 50, 14) + star(6, 22, 8),
  sun: star(12, 49, 34) + disc(50, 50, 22), gear: ring(48, (i) => (i % 6 < 3 ? 47 : 36)) + disc(50, 50, 16),
} as const;
export type Motif = keyof typeof MOTIFS;

// The first that fits decides.
const STEMS: readonly (readonly [Motif, RegExp])[] = [
  ["lantern", /lamp|lantern|beacon|lighthouse|wick|tallow|glow|candle/], ["flame", /ember|cinder|kindl|fire|blaz|coal|pyre|slag|torch|kiln|flame|ash\b|match|burn|hearth|furnace|forge|bellows/],
  ["snow", /frost|\bice|snow|sleet|winter|glacier|cold|chill/], ["bolt", /bolt|thunder|storm|lightning|volt|squall|spark/],
  ["fish", /fish|\beel|kraken|carp|minnow|barnacle|leviathan|reef|coral/], ["ship", /ship|harbor|sail|anchor|dock|pier|captain|pilot|ferry|buoy|admiral|quay/],
  ["wave", /wave|tide|\bsea\b|undertow|current|flood|surf|breakwater/], ["drop", /rain|drop|dew|\bwell|pool|puddle|spring|water|tear|poison|blood|\bsap\b/],
  ["hourglass", /clock|hour|time|evening|season/], ["book", /book|archive|page|quill|chart|ledger|debt|tax|scholar|magister|cens|verdict|writ|verse|vow|last words/],
  ["mirror", /mirror|double|twin|glass/], ["star", /star|comet|wish/], ["moon", /moon|night|nocturne|dusk/], ["sun", /\bsun|noon|dawn|morning|day|herald/],
  ["gear", /gear|cog|engine|mill|mason|escapement|hinge|clockwork/], ["bell", /bell|chime|choir|horn|drum|piper|alto/], ["key", /\bkey|door|lock|jail|keeper|gate/],
  ["blade", /sword|blade|lance|spear|duel|knight|mercenary|raider|archer|brawler|hunter/], ["shield", /shield|guard|warden|sentry|wall|pearl|ward/],
  ["wing", /wing|gull|bird|lark|kestrel|\broc\b|owl|moth|drake|feather|sky|kite|gust|wind|zephyr|breeze|gale|sprite|falcon/],
  ["skull", /skull|grave|ghost|shade|crypt|dead|bone|hollow|martyr|soul|haunt|cellar|noose/], ["paw", /hound|wolf|paw|\bcat\b|pup|fox|badger|bear|hare/],
  ["rose", /rose|flower|bloom|nightshade|thorn|bramble|burr|garden|thistle/], ["tree", /\boak|tree|root|grove|elder|orchard|forest|canopy|apple/],
  ["leaf", /leaf|acorn|seed|sapling|vine|moss|hedge|tangle|fern|glade|gold/], ["tower", /tower|castle|fort|street|abbey|loft|reliquary/],
  ["gem", /stone|slate|gem|crystal|jewel|opal/], ["peak", /mountain|peak|giant|colossus|golem|brute|pilgrim/],
  ["crown", /king|queen|crown|tyrant|baron|lord|lady|matron|mother|prefect|mayor|abbess/], ["eye", /\beye|watch|\bsee|gaze|mask|oracle/],
];
const BY_KIND: Record<Kind, readonly Motif[]> = {
  leader: ["crown", "hood"], stone: ["gem"], spell: ["burst", "spark", "eye", "star"], place: ["tower", "gear", "book"], unit: ["hood", "beast", "shield", "paw"],
};
export type Kind = "leader" | "stone" | "spell" | "place" | "unit";

/** What sort of thing a card is, by the words of its type. */
export function kindOf(types: readonly string[]): Kind {
  const words = types.join(" ").toLowerCase();
  if (/leader|ruler|player/.test(words)) return "leader";
  if (/stone/.test(words)) return "stone";
  if (/spell|chant|magic|event|summon|climax|ability/.test(words)) return "spell";
  return /amulet|nexus|backup|regalia|addition|monster/.test(words) ? "place" : "unit";
}

export function motifOf(name: string, types: readonly string[], seed: number): Motif {
  const low = name.toLowerCase();
  const found = STEMS.find(([, stem]) => stem.test(low));
  if (found) return found[0];
  const choice = BY_KIND[kindOf(types)];
  return choice[seed % choice.length] ?? "hood";
}
