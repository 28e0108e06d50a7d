import { type Division, restOf } from "../model/division";
import type { Match } from "../state/match.svelte";

/** One step more or less for a card. */
export function change(match: Match, division: Division, key: number, direction: 1 | -1): void {
  const next = (match.shares.get(key) ?? 0) + direction * division.unit;
  const shares = new Map(match.shares).set(key, next);
  if (next >= division.least && restOf(division, shares) >= 0) match.shares = shares;
}
