// A decision as the table shows it: which cards can be pressed, what the prompt lists, which key does what.
import type { DecisionView, OptionView } from "../wire";

/** How a card is marked: something can be done with it; only housekeeping; it can be chosen. */
export type Mark = "can" | "could" | "aim";

export interface Group { title: string; options: OptionView[]; minor: boolean; letter: string }

export interface Choices {
  byCard: Map<number, OptionView[]>;
  byPosition: Map<string, OptionView[]>;
  /** Places that are a number of the player's: the reserve of cores. */
  byPlace: Map<string, OptionView[]>;
  marks: Map<number, Mark>;
  ends: OptionView[];
  groups: Group[];
}

export const optionsOf = (decision: DecisionView | null | undefined): OptionView[] => decision?.options ?? [];
export const labelOf = (option: OptionView): string => option.label ?? option.do;
export const isEnd = (option: OptionView): boolean => option.weight === "end";

const ACTS = new Set(["act"]);

function positionOf(option: OptionView): string | null {
  const place = option["place"];
  return place && typeof place === "object" && "position" in place ? String(place.position) : null;
}

function markOf(decision: DecisionView, options: readonly OptionView[]): Mark {
  if (!ACTS.has(decision.form ?? "")) return "aim";
  return options.some((option) => option.weight === "main") ? "can" : "could";
}

function put<K>(map: Map<K, OptionView[]>, key: K, option: OptionView): void {
  map.set(key, [...(map.get(key) ?? []), option]);
}

/** "Summon Lamplight Alto (1 core)" is one of "Summon"; what only prepares goes by what it does. */
export function groupsOf(options: readonly OptionView[]): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    if (isEnd(option)) continue;
    const minor = option.weight === "minor";
    const title = /^\S+/.exec(labelOf(option))?.[0]?.replace(/[:,]$/, "") ?? option.do;
    const id = minor ? `minor ${option.do}` : title;
    const group = groups.get(id) ?? { title: minor ? (option.do === "use" ? "Prepare" : sentence(option.do)) : title, options: [], minor, letter: "" };
    group.options.push(option);
    groups.set(id, group);
  }
  const out = [...groups.values()].sort((a, b) => Number(a.minor) - Number(b.minor));
  const taken = new Set(RESERVED);
  for (const group of out) {
    // A group of which all letters are taken gets another: without one it could not be opened.
    group.letter = [...group.title.toLowerCase(), ..."abcdefghijklmnopqrstuvwxyz"].find((letter) => /[a-z]/.test(letter) && !taken.has(letter)) ?? "";
    if (group.letter) taken.add(group.letter);
    if (!group.minor) group.title = wholeTitle(group);
  }
  return out;
}

/** "Start" and "Put" alone say little: what is done with no card is said in full, and what all labels of a group say after their card too. */
function wholeTitle(group: Group): string {
  const said = new Set(group.options.map((option) => {
    const label = labelOf(option);
    return option.short ? label.replace(option.short, "…").replace(/( \(|:).*$/, "") : label;
  }));
  const [only] = said;
  return said.size === 1 && only !== undefined && !only.endsWith("…") ? only : group.title;
}
const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** Letters that always mean something else (see keys.ts). */
const RESERVED = ["z", "w", "i", "l", "s", "h", "b", "o", "f", "g", "c", "t", "x", "k"];

/** Options that differ in nothing but which of several equal cards they are about are one line. */
export function withoutCopies(options: readonly OptionView[]): { option: OptionView; copies: number }[] {
  const out: { option: OptionView; copies: number }[] = [];
  for (const option of options) {
    const like = typeof option.alike === "number" ? out.find((one) => one.option.alike === option.alike) : undefined;
    if (like) like.copies += 1;
    else out.push({ option, copies: 1 });
  }
  return out;
}

export function choicesOf(decision: DecisionView | null | undefined): Choices {
  const out: Choices = { byCard: new Map(), byPosition: new Map(), byPlace: new Map(), marks: new Map(), ends: [], groups: [] };
  if (!decision) return out;
  for (const option of optionsOf(decision)) {
    if (typeof option.card === "number") put(out.byCard, option.card, option);
    const position = positionOf(option);
    if (position !== null && typeof option.card !== "number") {
      put(out.byPosition, position, option);
      if (typeof option["with"] === "number") put(out.byCard, option["with"], option);
    }
    if (typeof option["place"] === "string") put(out.byPlace, option["place"], option);
    if (isEnd(option)) out.ends.push(option);
  }
  for (const [card, options] of out.byCard) out.marks.set(card, markOf(decision, options));
  out.groups = groupsOf(optionsOf(decision));
  return out;
}

/** Is it done with no card, at no place and to no player that the table shows? */
export const isNowhere = (option: OptionView): boolean =>
  !isEnd(option) && typeof option.card !== "number" && positionOf(option) === null && option["place"] === undefined && option.do !== "player";

/** Where one card may be dragged: onto cards and places that one of its options names. */
export function dropsOf(options: readonly OptionView[]): { cards: Map<number, OptionView>; positions: Map<string, OptionView> } {
  const cards = new Map<number, OptionView>();
  const positions = new Map<string, OptionView>();
  for (const option of options) {
    if (typeof option["with"] === "number") cards.set(option["with"], option);
    const position = positionOf(option);
    if (position !== null) positions.set(position, option);
  }
  return { cards, positions };
}

/** The button that Space presses, and whether it is filled (it does no harm) or outlined (other things can still be done). */
export function mainButton(decision: DecisionView): { option: OptionView; filled: boolean } | null {
  const options = optionsOf(decision);
  const ends = options.filter(isEnd);
  const end = ends[0];
  if (end && ends.length === 1) return { option: end, filled: decision.default === end.i || options.every((one) => one.weight !== "main") };
  const fallback = typeof decision.default === "number" ? options[decision.default] : undefined;
  return fallback ? { option: fallback, filled: true } : null;
}

/** The places of cards that can be chosen but lie where the table does not show them: they are laid out in a tray. */
export function trayCards(decision: DecisionView, shown: ReadonlySet<number>): number[] {
  const keys = optionsOf(decision).map((option) => option.card).filter((key): key is number => typeof key === "number" && !shown.has(key));
  return [...new Set(keys)];
}

/** Numbers that can be chosen one by one, or in ranges that are looked into next. */
export function numbersOf(decision: DecisionView): { option: OptionView; value: number; last: number }[] {
  return optionsOf(decision).flatMap((option) => {
    const value = option.value;
    if (typeof value !== "number" || isEnd(option)) return [];
    const last = option["last"];
    return [{ option, value, last: typeof last === "number" ? last : value }];
  });
}
