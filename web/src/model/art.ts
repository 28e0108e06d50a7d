// Pictures from a name, a type and colours: the same card has the same picture everywhere, for ever.
import { chance, seedOf } from "./chance";
import { type Kind, kindOf, type Motif, MOTIFS, motifOf } from "./motifs";
import { oklch, PIGMENTS, pigmentsOf } from "./pigments";

type Land = "hills" | "peaks" | "sea" | "city" | "wood";
const LANDS: Record<Land, readonly Motif[]> = {
  sea: ["wave", "ship", "fish", "drop", "bell"], city: ["tower", "gear", "key", "book", "mirror", "lantern", "crown", "hourglass"],
  wood: ["tree", "leaf", "rose", "paw", "beast", "wing"], peaks: ["peak", "snow", "flame", "bolt", "blade", "gem"], hills: [],
};
const WIDTH = 240;
const HEIGHT = 180;

/** The light of a picture: how light its ground, distance, sky and lamps are, and its two hues. */
interface Light { ground: number; far: number; sky: number; glow: number; hue: number; chroma: number; hue2: number; chroma2: number }

function lightOf(name: string, colours: readonly string[], seed: number, next: () => number): Light {
  const [first = "iron", other] = pigmentsOf(colours, name);
  const [h, chroma] = PIGMENTS[first];
  const grey = first === "iron";
  const hue = grey ? (seed >>> 3) % 360 : h;
  const second = other ? PIGMENTS[other] : null;
  const drift = [30, -36, 58, -62][seed % 4] ?? 30;
  const hour = [[0.19, 0.35, 0.54, 0.93], [0.29, 0.49, 0.72, 0.97], [0.24, 0.42, 0.63, 0.95]][Math.floor(next() * 3)] ?? [0.24, 0.42, 0.63, 0.95];
  return {
    ground: hour[0] ?? 0.2, far: hour[1] ?? 0.4, sky: hour[2] ?? 0.6, glow: hour[3] ?? 0.95, hue, chroma: grey ? 0.04 : chroma,
    hue2: second ? second[0] : hue + drift + (next() - 0.5) * 24, chroma2: second ? second[1] : Math.max(chroma, 0.08),
  };
}

const fixed = (n: number): string => n.toFixed(1);

/** The edge of a land from left to right, as points between which it is drawn. */
function skyline(land: Land, y: number, rough: number, next: () => number): string {
  let path = `M0 ${HEIGHT}L0 ${fixed(y)}`;
  const count = { hills: 4, peaks: 6, sea: 8, city: 12, wood: 13 }[land];
  const step = WIDTH / count;
  for (let i = 0; i < count; i++) {
    const x = i * step;
    if (land === "hills") path += `S${fixed(x + step * 0.5)} ${fixed(y - rough * (next() - 0.3))} ${fixed(x + step)} ${fixed(y + (next() - 0.5) * rough * 0.6)}`;
    else if (land === "peaks") path += `L${fixed(x + step * (0.35 + next() * 0.3))} ${fixed(y - rough * (0.25 + next() * 0.9))}L${fixed(x + step)} ${fixed(y + next() * 8)}`;
    else if (land === "sea") path += `Q${fixed(x + step * 0.5)} ${fixed(y - 9)} ${fixed(x + step)} ${fixed(y)}`;
    else if (land === "wood") path += `L${fixed(x + step * 0.5)} ${fixed(y - 10 - rough * next() * 0.7)}L${fixed(x + step * 0.92)} ${fixed(y + 6)}L${fixed(x + step)} ${fixed(y + 6)}`;
    else {
      const top = y - rough * next() * 0.9;
      const gable = next() < 0.35 ? `L${fixed(x + step / 2)} ${fixed(top - 10)}` : "";
      path += `L${fixed(x)} ${fixed(top)}${gable}L${fixed(x + step)} ${fixed(top)}`;
    }
  }
  return `${path}L${WIDTH} ${HEIGHT}Z`;
}

function rays(x: number, y: number, count: number, from: number, turn: number, colour: string): string {
  const point = (r: number, a: number): string => `${fixed(x + r * Math.cos(a))} ${fixed(y + r * Math.sin(a))}`;
  let path = "";
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI + turn;
    const half = (Math.PI / count) * 0.4;
    path += `M${point(from, a - half)}L${point(230, a - half * 1.4)} ${point(230, a + half * 1.4)} ${point(from, a + half)}Z`;
  }
  return `<path d="${path}" fill="${colour}" opacity=".17"/>`;
}

/** What lies behind the motif: it tells a unit from a spell, a place, a leader and a stone. */
function scenery(kind: Kind, land: Land, light: Light, x: number, y: number, next: () => number): string {
  const { hue, hue2, chroma } = light;
  const glow = oklch(light.glow, chroma * 0.5, hue2);
  const turn = next();
  let out = "";
  if (kind === "spell") {
    out += rays(x, y, 12 + Math.floor(next() * 8), 28, turn, glow);
    out += [92, 72, 53].map((r, i) => `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${r}" fill="none" stroke="${glow}" stroke-width="${1 + i * 0.6}" stroke-dasharray="${3 + i * 6} ${4 + i * 3}" opacity=".5"/>`).join("");
    return out;
  }
  if (kind === "leader") out += rays(x, y, 24, 50, turn, glow) + `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="66" fill="${oklch(light.far, chroma, hue)}" opacity=".55"/><circle cx="${fixed(x)}" cy="${fixed(y)}" r="59" fill="none" stroke="${glow}" stroke-width="1.6" opacity=".75"/>`;
  if (kind === "unit") out += `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="56" fill="${oklch(light.glow - 0.04, chroma * 0.55, hue2)}" opacity=".5"/>`;
  if (kind === "place") {
    out += [170, 126, 84].map((w, i) => `<path d="M${fixed(120 - w / 2)} 180V${fixed(34 + i * 18 + w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0V180Z" fill="${oklch(light.far + i * 0.12, chroma * 0.8, hue + i * 14)}" opacity=".6"/>`).join("");
  }
  if (kind === "stone") {
    for (let i = 0; i < 8; i++) {
      const at = 14 + i * 30 + (next() - 0.5) * 16;
      const tall = 40 + next() * 76;
      const wide = 10 + next() * 10;
      const lean = (next() - 0.5) * 24;
      out += `<path d="M${fixed(at - wide)} 180L${fixed(at - wide + lean)} ${fixed(184 - tall)}L${fixed(at + lean)} ${fixed(172 - tall)}L${fixed(at + wide + lean)} ${fixed(188 - tall)}L${fixed(at + wide)} 180Z" fill="${oklch(light.far + next() * 0.2, chroma, hue)}" opacity=".85"/>`;
    }
    return out;
  }
  for (let i = 0; i < 3; i++) {
    const level = light.far - ((light.far - light.ground) * (i + 1)) / 3;
    out += `<path d="${skyline(land, 110 + i * 20, 46 - i * 12, next)}" fill="${oklch(level, chroma * (0.75 + i * 0.1), hue + (2 - i) * 10)}" opacity="${0.72 + i * 0.12}"/>`;
  }
  return out;
}

/** The picture as SVG. */
export function drawArt(name: string, types: readonly string[], colours: readonly string[]): string {
  const seed = seedOf(name);
  const next = chance(seed);
  const light = lightOf(name, colours, seed, next);
  const { hue, hue2, chroma, chroma2 } = light;
  const kind = kindOf(types);
  const motif = motifOf(name, types, seed);
  const land = (Object.keys(LANDS) as Land[]).find((one) => LANDS[one].includes(motif)) ?? "hills";
  const x = 120 + (next() - 0.5) * 26;
  const y = 82 + (next() - 0.5) * 8;
  const shape = MOTIFS[motif];
  const stars = Array.from({ length: 14 }, () => `<circle cx="${fixed(next() * WIDTH)}" cy="${fixed(next() * 80)}" r="${fixed(0.5 + next() * 1.2)}" opacity="${fixed(0.3 + next() * 0.5)}"/>`).join("");
  const sparks = Array.from({ length: 8 }, () => {
    const r = 1.2 + next() * 2.4;
    return `M${fixed(next() * WIDTH)} ${fixed(30 + next() * 125)}l${fixed(r * 0.6)} ${fixed(r)} ${fixed(-r * 0.6)} ${fixed(r)} ${fixed(-r * 0.6)} ${fixed(-r)}Z`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>`
    + `<linearGradient id="s" x2=".25" y2="1"><stop stop-color="${oklch(light.far - 0.06, chroma * 0.9, hue)}"/><stop offset=".6" stop-color="${oklch(light.sky, Math.max(chroma, chroma2 * 0.9), hue2)}"/><stop offset="1" stop-color="${oklch(light.sky + 0.12, chroma2 * 0.8, hue2 + 18)}"/></linearGradient>`
    + `<radialGradient id="g"><stop stop-color="${oklch(light.glow, chroma * 0.35, hue2)}" stop-opacity=".95"/><stop offset=".5" stop-color="${oklch(light.glow - 0.08, chroma * 0.6, hue2)}" stop-opacity=".32"/><stop offset="1" stop-color="${oklch(light.glow, chroma, hue2)}" stop-opacity="0"/></radialGradient>`
    + `<clipPath id="h"><rect x="50" y="-10" width="60" height="120"/></clipPath></defs>`
    + `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/><g fill="${oklch(light.glow, 0.02, hue2)}">${stars}</g><circle cx="${fixed(x)}" cy="${fixed(y)}" r="104" fill="url(#g)"/>`
    + scenery(kind, land, light, x, y, next)
    + `<g transform="translate(${fixed(x - 46)} ${fixed(y - 46)}) scale(.92)" fill-rule="evenodd">`
    + `<path d="${shape}" transform="translate(1.5 4)" fill="${oklch(Math.max(0.1, light.ground - 0.08), chroma, hue)}" opacity=".55"/>`
    + `<path d="${shape}" fill="${oklch(0.975, chroma * 0.25, hue2)}"/><g clip-path="url(#h)"><path d="${shape}" fill="${oklch(0.81, chroma * 0.9, hue)}"/></g>`
    + `<path d="${shape}" fill="none" stroke="${oklch(0.22, chroma * 0.8, hue)}" stroke-width="1.7" stroke-linejoin="round"/></g>`
    + `<path d="${sparks}" fill="${oklch(0.95, chroma * 0.6, hue2)}" opacity=".5"/></svg>`;
}

const drawn = new Map<string, string>();

/** The picture as an address for an image: drawn once for each card. */
export function artAddress(name: string, types: readonly string[], colours: readonly string[]): string {
  const id = `${name}|${types.join()}|${colours.join()}`;
  let address = drawn.get(id);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(drawArt(name, types, colours))}`;
    drawn.set(id, address);
  }
  return address;
}
