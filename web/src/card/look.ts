// The classes of a card: what it is, and what can be done with it.
import type { Match } from "../state/match.svelte";
import type { CardView } from "../wire";

export function classesOf(match: Match, cards: readonly CardView[]): string[] {
  const keys = cards.map((card) => card.key);
  const card = cards[0];
  const out: string[] = [];
  if (!card) return out;
  if (cards.every((one) => one.turned === 1)) out.push("turned");
  if (card.turned === 2) out.push("reversed");
  if ((card.marks ?? []).some((mark) => mark === "attacking" || mark === "blocking")) out.push("forward");
  if ((card.marks ?? []).includes("cannot attack yet")) out.push("sick");
  if (card.facedown) out.push("facedown");
  const marks = keys.map((key) => match.choices.marks.get(key)).filter((mark) => mark !== undefined);
  const mark = ["can", "aim", "could"].find((one) => marks.includes(one as never));
  if (mark) out.push(mark);
  if (match.decision && keys.includes(match.decision.about ?? -1) && match.mine) out.push("about");
  if (keys.includes(match.selected ?? -1)) out.push("picked");
  if (keys.some((key) => match.plan?.spends.includes(key) || match.decision?.chosen?.includes(key))) out.push("spent");
  return out;
}

/** The number of a card among those that were chosen so far; 0 for none. */
export function chosenPlace(match: Match, card: CardView): number {
  return (match.mine ? (match.decision?.chosen ?? []) : []).indexOf(card.key) + 1;
}
