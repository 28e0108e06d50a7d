// What a card says, by the words of its game: rules name the fields, nothing here knows a game.
import type { CardView, FaceRules, OptionView, RulesView, StatRules } from "../wire";
import { type Part, partsOf } from "./signs";
import { capital, fill } from "./words";

export interface Stat { at: string; icon: string; value: number; printed: number | null; label: string }

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : typeof value === "string" && value ? [value] : []);

export const isHidden = (card: CardView): boolean => !card.name;
export const typesOf = (card: CardView): string[] => list(card.type);
export const coloursOf = (card: CardView, face: FaceRules): string[] => list(card[face.colour]);
export const traitsOf = (card: CardView, face: FaceRules): string[] => list(card[face.traits]);

export function fights(card: CardView, face: FaceRules): boolean {
  return face.stats.some((stat) => stat.fights === true && typeof card[stat.at] === "number");
}

export function statsOf(card: CardView, face: FaceRules): Stat[] {
  const out: Stat[] = [];
  for (const stat of face.stats) {
    const value = card[stat.at];
    if (typeof value === "number") out.push({ at: stat.at, icon: stat.icon, value, printed: card.printed?.[stat.at] ?? null, label: label(stat, value) });
  }
  return out;
}
const label = (stat: StatRules, value: number): string => (stat.words && stat.words !== "{}" ? fill(stat.words, value) : `${stat.at} ${value}`);

/** What a card costs: coins, where its cost is written in signs; else a number, and what is printed if that is another. */
export type Cost = { coins: Part[] } | { now: string; printed: string | null } | null;

export function costOf(card: CardView, rules: RulesView, price = ""): Cost {
  const cost = card[rules.face.cost];
  if (typeof cost === "string" && cost) return { coins: partsOf(cost, rules.symbols) };
  if (typeof cost !== "number") return null;
  const printed = card.printed?.[rules.face.cost] ?? cost;
  const now = /^(\d+)\b/.exec(price)?.[1] ?? String(cost);
  return { now, printed: now === String(printed) ? null : String(printed) };
}

/** The price of playing a card now, if it can be played. */
export function priceOf(card: CardView, options: readonly OptionView[]): string {
  return options.find((option) => option.card === card.key && option.do === "play")?.price ?? "";
}

/** What one reads under a name: type and one trait; in hand before them a number that matters there, such as the level. */
export function typeLine(card: CardView, face: FaceRules, zone = ""): string[] {
  const notes = zone ? face.notes.filter((note) => note.zones?.includes(zone) && typeof card[note.at] === "number").map((note) => capital(fill(note.words ?? "{}", String(card[note.at])))) : [];
  const traits = traitsOf(card, face).map((trait) => (trait === trait.toUpperCase() ? trait.charAt(0) + trait.slice(1).toLowerCase() : trait));
  return [...notes, ...typesOf(card).map(capital), ...traits.slice(0, 1)];
}

/** Fields by which cards differ only in which copy they are; everything else must be the same to lie on one tile. */
export function looksLike(card: CardView): string {
  const { key, turned, owner, ...rest } = card;
  void key;
  void turned;
  void owner;
  return JSON.stringify(rest);
}

/** What is said of a card to somebody who does not see it. */
export function spokenName(card: CardView, rules: RulesView, where: string, doings: number): string {
  if (isHidden(card)) return `hidden card, ${where}`;
  const said = [card.name ?? "", ...typesOf(card), ...statsOf(card, rules.face).map((stat) => stat.label), ...(card.keywords ?? [])];
  const turned = rules.turned[card.turned ?? 0];
  if (turned) said.push(turned);
  if (card.facedown) said.push("face down");
  if (card.damage) said.push(`${card.damage} damage`);
  said.push(...Object.entries(card.counters ?? {}).map(([name, n]) => `${n} ${name}`), ...(card.marks ?? []), where);
  if (doings > 0) said.push(`${doings} ${doings === 1 ? "action" : "actions"}`);
  return said.join(", ");
}
