// What a card of a list shows, by the words of its game.
import type { Cost } from "../../model/cards";
import { partsOf } from "../../model/signs";
import { capital } from "../../model/words";
import type { CardFace, CardRow, RulesView } from "../../wire";

export const nameOf = (row: CardRow): string => row.faces[0]?.name ?? row.id;
export const typesOf = (row: CardRow): string[] => row.faces[0]?.type ?? [];

export function costOf(face: CardFace | undefined, rules: RulesView | null): Cost {
  const cost = face?.fields["cost"];
  if (typeof cost === "number") return { now: String(cost), printed: null };
  return typeof cost === "string" && cost && rules ? { coins: partsOf(cost, rules.symbols) } : null;
}

export interface Shown { at: string; value: string; icon: string }

/** The numbers that one looks at first, with their signs. */
export function statsOf(face: CardFace | undefined, rules: RulesView | null): Shown[] {
  const fields = face?.fields ?? {};
  const out: Shown[] = [];
  for (const stat of rules?.face.stats ?? []) {
    const value = fields[stat.at] ?? fields[ALIKE[stat.at] ?? ""];
    if (typeof value === "number" || (typeof value === "string" && /^\d+$/.test(value))) out.push({ at: stat.at, value: String(value), icon: stat.icon });
  }
  return out;
}
const ALIKE: Record<string, string> = { ATK: "attack", DEF: "defense", atk: "attack", def: "defense", power: "attack" };

export function typeLine(row: CardRow): string {
  const traits = row.faces[0]?.fields["traits"];
  const level = row.level === null ? [] : [`Level ${row.level}`];
  return [...level, ...typesOf(row).map(capital), ...(Array.isArray(traits) ? traits.slice(0, 1) : [])].join(" · ");
}

const SAID = new Set(["cost", "attack", "defense", "class", "color", "colour", "attribute", "elements", "set", "set_name", "levels"]);
/** What a card has at each of its levels, where it has several. */
export function levelsOf(face: CardFace): string[] {
  const levels = face.fields["levels"];
  return Array.isArray(levels) ? levels.map((one) => one.replace(/^level /, "LV ").replaceAll(", ", " · ")) : [];
}

/** Everything else that is printed: not what stands among the numbers already, and a list once, though a game may have it under two names. */
export function extras(face: CardFace, stats: readonly Shown[]): [string, string][] {
  const told = new Set([...SAID, ...stats.flatMap((stat) => [stat.at, stat.at.toLowerCase()])]);
  const lists = new Set<string>();
  return Object.entries(face.fields).flatMap(([at, value]): [string, string][] => {
    const shown = Array.isArray(value) ? value.join(", ") : String(value);
    if (told.has(at) || lists.has(shown)) return [];
    if (Array.isArray(value)) lists.add(shown);
    return [[capital(at.replaceAll("_", " ")), shown]];
  });
}
