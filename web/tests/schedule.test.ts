import { describe, expect, it } from "vitest";
import { changedBy, offsetsOf, schedule } from "../src/motion/schedule";
import { event } from "./fixtures";

describe("when events are shown", () => {
  it("shows them in order, those of one group almost at once", () => {
    const { beats } = schedule([event(1, "move"), event(2, "move", { group: 1 }), event(3, "number")]);
    expect(beats.map((beat) => beat.event.n)).toEqual([1, 2, 3]);
    expect((beats[1]?.start ?? 0) - (beats[0]?.start ?? 0)).toBe(40);
    expect(beats[2]?.start).toBeGreaterThan(200);
  });
  it("takes no time for what moves nothing", () => {
    expect(schedule([event(1, "phase"), event(2, "chosen")])).toMatchObject({ beats: [], total: 0, jump: false });
  });
  it("hurries when much is to be shown, and jumps when it is too much", () => {
    const many = (n: number) => Array.from({ length: n }, (_, i) => event(i, "move"));
    expect(schedule(many(3)).speed).toBe(1);
    expect(schedule(many(8)).speed).toBe(2);
    const whole = schedule(many(40)); // a long turn of a bot: every event is seen, in less than two seconds
    expect(whole.beats).toHaveLength(40);
    expect(whole.total).toBeLessThanOrEqual(1800);
    expect(schedule(many(100))).toMatchObject({ beats: [], jump: true });
    expect(schedule(many(3), 15000).jump).toBe(true);
  });
  it("is short where motion is not wanted", () => {
    expect(schedule([event(1, "attack")], 0, true).total).toBeLessThanOrEqual(120);
  });
  it("never goes back on a card that moves twice", () => {
    const { beats } = schedule([event(1, "move"), event(2, "move")]); // drawn, then discarded: the second begins before the first ends
    const stops = beats.map((beat) => ({ start: beat.start, end: beat.start + beat.length }));
    expect(stops[1]?.start).toBeLessThan(stops[0]?.end ?? 0);
    const offsets = offsetsOf(stops).flat();
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(offsets.at(-1)).toBe(1);
  });
  it("knows what has changed", () => {
    const changed = changedBy([event(1, "move", { card: 5 }), event(2, "number", { number: "life", player: 1 }), event(3, "phase", { card: 7 })]);
    expect([[...changed.cards], [...changed.numbers]]).toEqual([[5], ["1:life"]]);
  });
});
