import { describe, expect, it } from "vitest";
import { divisionOf, lethalFor, restOf, shareFor, suggestedShares } from "../src/model/division";
import type { CardView, DecisionView, FaceRules } from "../src/wire";

const numbers = (least: number, most: number, unit = 1): DecisionView["options"] =>
  Array.from({ length: (most - least) / unit + 1 }, (_, i) => ({ i, do: "number", value: least + i * unit, label: String(least + i * unit), weight: "main" }));
const asked = (more: Partial<DecisionView>): DecisionView => ({ id: 1, player: 0, form: "divide", about: 7, chosen: [7, 8, 9], so_far: 0, options: numbers(1, 4), ...more });
const face = { cost: "", colour: "", traits: "", stats: [{ at: "ATK", icon: "sword" }, { at: "DEF", icon: "shield" }], played_from: [], notes: [] } as FaceRules;

describe("a division", () => {
  it("is told from its first question: 1 to 4 for the first of three means 6 in all", () => {
    expect(divisionOf(asked({}))).toEqual({ cards: [7, 8, 9], total: 6, least: 1, unit: 1 });
  });
  it("counts in the units of the question", () => {
    expect(divisionOf(asked({ chosen: [7, 8], options: numbers(0, 9000, 1000) }))).toEqual({ cards: [7, 8], total: 9000, least: 0, unit: 1000 });
  });
  it("is no division later, or if it is not told among which cards", () => {
    expect(divisionOf(asked({ so_far: 1, about: 8 }))).toBeNull();
    expect(divisionOf(asked({ chosen: [] }))).toBeNull();
  });
  it("takes what a card can still bear, in whole units", () => {
    const card = { key: 7, ATK: 200, DEF: 700, damage: 150 } as unknown as CardView;
    expect(lethalFor(card, face, 100)).toBe(600);
    expect(lethalFor({ key: 8 } as CardView, face, 100)).toBeNull();
  });
  it("is proposed so that the most from the left are destroyed, and nothing is left over", () => {
    const division = { cards: [7, 8, 9], total: 6, least: 0, unit: 1 };
    const shares = suggestedShares(division, (key) => ({ 7: 2, 8: 9, 9: 3 })[key] ?? null);
    expect([...shares]).toEqual([[7, 2], [8, 0], [9, 4]]);
    expect(restOf(division, shares)).toBe(0);
  });
  it("answers only the question about that card", () => {
    expect(shareFor(asked({}), 7, 3)?.i).toBe(2);
    expect(shareFor(asked({}), 8, 3)).toBeNull();
    expect(shareFor(asked({ form: "number" }), 7, 3)).toBeNull();
  });
});
