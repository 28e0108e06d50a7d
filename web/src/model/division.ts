// A value that is divided among cards. The engine asks card by card; a person sees all of them at once.
import type { CardView, DecisionView, FaceRules, OptionView } from "../wire";
import { numbersOf } from "./choices";

export interface Division {
  cards: number[];
  total: number;
  /** What each gets at least, and the step from one number to the next. */
  least: number;
  unit: number;
}

/** The division that is asked for; nothing if this is not its first question, or if it is not told among which cards. */
export function divisionOf(decision: DecisionView | null): Division | null {
  if (decision?.form !== "divide" || (decision.so_far ?? 0) > 0) return null;
  const cards = decision.chosen ?? [];
  const values = numbersOf(decision).map((one) => one.value);
  const [least, next] = values;
  if (cards.length < 2 || cards[0] !== decision.about || least === undefined || next === undefined) return null;
  return { cards, total: Math.max(...values) + least * (cards.length - 1), least, unit: next - least };
}

/** How much more destroys a card, in whole units; null for what has no such number. */
export function lethalFor(card: CardView | undefined, face: FaceRules, unit: number): number | null {
  const toughness = face.stats.map((stat) => card?.[stat.at]).filter((n): n is number => typeof n === "number").at(-1);
  if (toughness === undefined) return null;
  return Math.max(0, Math.ceil((toughness - (card?.damage ?? 0)) / unit) * unit);
}

/** Enough to destroy one after the other, from the left; what is left over goes to the last that got something. */
export function suggestedShares(division: Division, lethal: (key: number) => number | null): Map<number, number> {
  const { cards, total, least, unit } = division;
  const shares = new Map(cards.map((key) => [key, least]));
  let left = total - least * cards.length;
  let last = cards[0];
  for (const key of cards) {
    const need = Math.max(0, (lethal(key) ?? unit) - least);
    if (need > left) continue;
    shares.set(key, least + need);
    left -= need;
    if (need > 0) last = key;
  }
  if (last !== undefined && left > 0) shares.set(last, (shares.get(last) ?? 0) + left);
  return shares;
}

export const restOf = (division: Division, shares: ReadonlyMap<number, number>): number => division.total - division.cards.reduce((sum, key) => sum + (shares.get(key) ?? 0), 0);

/** The answer that gives a card its share, if that is what is asked now. */
export function shareFor(decision: DecisionView, key: number, share: number): OptionView | null {
  if (decision.form !== "divide" || decision.about !== key) return null;
  return numbersOf(decision).find((one) => one.value === share)?.option ?? null;
}
