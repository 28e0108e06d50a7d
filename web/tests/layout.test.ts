import { describe, expect, it } from "vitest";
import { placesInOrder, sideOf, stackOf } from "../src/model/layout";
import { card, rules, view } from "./fixtures";

describe("where everything lies", () => {
  it("puts fighters in front, others behind by their type, equal ones on one tile", () => {
    const stone = { type: ["stone"], power: undefined };
    const side = sideOf(rules, view({ field: [card(1), card(2, { ...stone, name: "Stone" }), card(3, { ...stone, name: "Stone", turned: 1 }), card(4, { ...stone, name: "Slate" })] }), 0, true);
    expect(side.front.map((spot) => spot.card?.key ?? null)).toEqual([1]); // the field is full: no empty place
    expect(side.bays[0]).toMatchObject({ title: "Stones", count: 3 });
    expect(side.bays[0]?.tiles.map((tile) => tile.cards.map((one) => one.key))).toEqual([[2, 3], [4]]);
  });
  it("shows empty places up to the limit of the field", () => {
    expect(sideOf(rules, view({ field: [card(1)] }), 0, true).front.map((spot) => spot.card !== null)).toEqual([true, false, false, false]);
  });
  it("makes a strip of an ordered row, and a number of the other's hidden cards", () => {
    const side = sideOf(rules, view({}, { clock: [card(1), card(2)], trap: [{ key: 5 }, { key: 6 }] }), 1, false);
    expect(side.bays.map((bay) => [bay.zone, bay.kind, bay.count])).toEqual([["clock", "strip", 2], ["trap", "hidden", 2]]);
  });
  it("leaves out a rare pile that is empty, and never shows the hand as a pile", () => {
    expect(sideOf(rules, view({}), 0, true).piles.map((pile) => pile.zone)).toEqual(["deck", "grave"]);
    expect(sideOf(rules, view({ exile: [card(1)] }), 0, true).piles.map((pile) => pile.zone)).toEqual(["deck", "grave", "exile"]);
  });
  it("keeps what lies on another card with that card", () => {
    const side = sideOf(rules, view({ field: [card(1), card(2, { on: 1 })] }), 0, true);
    expect(side.front.filter((spot) => spot.card).map((spot) => spot.card?.key)).toEqual([1]);
  });
  it("stands the second row at both ends of the first, mirrored for the other player", () => {
    const places = ["center left", "center middle", "center right", "back left", "back right"];
    expect(placesInOrder(places, true).map((one) => one.position)).toEqual(["back left", "center left", "center middle", "center right", "back right"]);
    expect(placesInOrder(places, false)[0]).toEqual({ position: "back right", behind: true });
  });
  it("lists the stack with what resolves next first", () => {
    const now = { ...view({ field: [card(1)] }), stack: [{ player: 0, key: 11, source: 1, text: "low" }, { player: 1, key: 12, text: "high" }] };
    expect(stackOf(rules, now).map((one) => [one.text, one.note])).toEqual([["high", "resolves next"], ["low", ""]]);
  });
});
