// When each event of an update is shown. Pure: events in, beats out.
import type { Event } from "../wire";

export interface Beat { event: Event; start: number; length: number }
export interface Schedule { beats: Beat[]; total: number; speed: number; jump: boolean }

export const LENGTHS = { move: 260, attack: 420, damage: 260, number: 200, state: 160, counters: 160, quiet: 0 } as const;
const STAGGER = 40;
const HURRY = 1200; // a queue longer than this plays at double speed, or faster …
const MOST = 1800; // … so that it is through in this time …
const FASTEST = 8;
const JUMP = MOST * FASTEST; // … and what would be no more than a flicker is not shown: what changed is marked instead

function lengthOf(event: Event): number {
  if (event.kind in LENGTHS) return LENGTHS[event.kind as keyof typeof LENGTHS];
  return event.kind === "cores" ? LENGTHS.move : 0;
}

/** Events in their order; those of one group at the same time, a little apart. `waiting`: how much is queued behind them. */
export function schedule(events: readonly Event[], waiting = 0, reduced = false): Schedule {
  const beats: Beat[] = [];
  let now = 0;
  for (let i = 0; i < events.length; ) {
    const group = events[i]?.group;
    let end = now;
    let inside = 0;
    for (; i < events.length && events[i]?.group === group; i++) {
      const event = events[i];
      if (!event) continue;
      const length = reduced ? Math.min(lengthOf(event), 120) : lengthOf(event);
      if (length === 0) continue;
      const start = now + inside * STAGGER;
      beats.push({ event, start, length });
      end = Math.max(end, start + length);
      inside += 1;
    }
    now = end > now ? end - Math.min(60, end - now) : now; // the next begins just before this one ends
  }
  const total = beats.reduce((most, beat) => Math.max(most, beat.start + beat.length), 0);
  const all = total + waiting;
  if (all > JUMP) return { beats: [], total: 0, speed: 1, jump: true };
  const speed = all > HURRY ? Math.max(2, all / MOST) : 1;
  return { beats: beats.map((beat) => ({ ...beat, start: beat.start / speed, length: beat.length / speed })), total: total / speed, speed, jump: false };
}

/** The cards and numbers that an update has changed: they stay marked until the next decision. */
export function changedBy(events: readonly Event[]): { cards: Set<number>; numbers: Set<string> } {
  const cards = new Set<number>();
  const numbers = new Set<string>();
  for (const event of events) {
    if (event.kind === "number" && event.number) numbers.add(`${event.player}:${event.number}`);
    if (typeof event.card === "number" && ["move", "damage", "counters", "modified"].includes(event.kind)) cards.add(event.card);
    if (event.kind === "cores" && typeof event.other === "number") cards.add(event.other);
  }
  return { cards, numbers };
}

/** Where in its flight a card leaves for each stop and arrives there, from 0 to 1. One begins just before another ends, and a browser takes no
 *  keyframes that go back: then it leaves as soon as it has arrived. */
export function offsetsOf(stops: readonly { start: number; end: number }[]): [number, number][] {
  const whole = Math.max(1, ...stops.map((stop) => stop.end));
  let last = 0;
  const at = (ms: number): number => (last = Math.max(last, Math.min(1, ms / whole)));
  return stops.map((stop) => [at(stop.start), at(stop.end)]);
}
