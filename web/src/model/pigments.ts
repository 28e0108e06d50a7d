// One list of pigments for all games: hue and chroma in OKLCH. Pigments colour frames, gems and art, never states.
export type Pigment = "ember" | "rose" | "sun" | "leaf" | "tide" | "frost" | "dusk" | "earth" | "bone" | "iron";

export const PIGMENTS: Record<Pigment, readonly [hue: number, chroma: number]> = {
  ember: [32, 0.17], rose: [8, 0.15], sun: [83, 0.14], leaf: [148, 0.13], tide: [245, 0.14], frost: [215, 0.07],
  dusk: [305, 0.15], earth: [62, 0.08], bone: [86, 0.065], iron: [250, 0.022],
};

// Words for colours, as card games use them. A word that is not here is grey, and its hue comes from the name of the card.
const WORDS: Record<Pigment, readonly string[]> = {
  ember: ["red", "fire", "flame", "dragoncraft"], rose: ["pink", "lightning"], sun: ["yellow", "light", "gold", "swordcraft"],
  leaf: ["green", "wind", "nature", "forestcraft"], tide: ["blue", "water", "runecraft"], frost: ["white", "ice", "moon"],
  dusk: ["purple", "black", "darkness", "dark", "abysscraft"], earth: ["brown", "earth"], bone: ["havencraft"],
  iron: ["neutral", "void", "colorless", "colourless", "none", ""],
};
const BY_WORD = new Map<string, Pigment>(
  (Object.entries(WORDS) as [Pigment, readonly string[]][]).flatMap(([pigment, words]) => words.map((word) => [word, pigment] as const)),
);

export function isPigment(word: string): word is Pigment {
  return word in PIGMENTS;
}

export function pigmentOf(colour: string): Pigment {
  return BY_WORD.get(colour.toLowerCase()) ?? "iron";
}

export function oklch(lightness: number, chroma: number, hue: number, alpha = 1): string {
  const body = `${(lightness * 100).toFixed(1)}% ${chroma.toFixed(3)} ${(((hue % 360) + 360) % 360).toFixed(1)}`;
  return alpha < 1 ? `oklch(${body} / ${alpha})` : `oklch(${body})`;
}

/** The pigments of a card: of its colours; a grey card that has a colour in its name takes that one ("Fire Magic Stone"). */
export function pigmentsOf(colours: readonly string[], name = ""): Pigment[] {
  const own = colours.map(pigmentOf);
  if (own.some((one) => one !== "iron")) return own;
  const named = name.toLowerCase().split(/[^a-z]+/).map((word) => (word ? pigmentOf(word) : "iron")).find((one) => one !== "iron");
  return [named ?? "iron"];
}

/** A frame or a gem in the colour of a card. */
export function frameColour(colours: readonly string[], name = ""): string {
  const [hue, chroma] = PIGMENTS[pigmentsOf(colours, name)[0] ?? "iron"];
  return oklch(0.55, chroma * 0.85, hue);
}
