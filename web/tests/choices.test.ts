import { describe, expect, it } from "vitest";
import { choicesOf, groupsOf, mainButton, numbersOf, trayCards, withoutCopies } from "../src/model/choices";
import { suggested } from "../src/prompt/suggest";
import { card, decision, option, rules } from "./fixtures";

describe("what can be answered", () => {
  it("marks what can be done, what only prepares, and what can be chosen", () => {
    const act = decision("act", [option(0, { card: 1 }), option(1, { card: 2, weight: "minor" }), option(2, { do: "done", weight: "end" })]);
    expect([...choicesOf(act).marks]).toEqual([[1, "can"], [2, "could"]]);
    expect(choicesOf(decision("target", [option(0, { card: 1 })])).marks.get(1)).toBe("aim");
  });
  it("lets a place and the card that lies there be pressed", () => {
    const choices = choicesOf(decision("place", [option(0, { do: "position", place: { position: "back left" }, with: 9 })]));
    expect(choices.byPosition.get("back left")?.length).toBe(1);
    expect(choices.byCard.get(9)?.length).toBe(1);
  });
  it("groups by verb, housekeeping last and by what it does, each with a letter of its own", () => {
    const groups = groupsOf([option(0, { label: "Move A", do: "move", weight: "minor" }), option(1, { label: "Exchange A and B", do: "move", weight: "minor" }), option(2, { label: "Play A", short: "A" }), option(3, { label: "Put B", short: "B" })]);
    expect(groups.map((group) => [group.title, group.options.length])).toEqual([["Play", 1], ["Put", 1], ["Move", 2]]);
    expect(new Set(groups.map((group) => group.letter)).size).toBe(3);
  });
  it("says of a group what its verb alone does not: all that is done without a card, and what follows the card", () => {
    const groups = groupsOf([
      option(0, { label: "Play Imp ({R})", short: "Imp" }), option(1, { label: "Play Eel ({U})", short: "Eel" }), option(2, { label: "Start a battle" }),
      option(3, { label: "Put Imp face down into your standby area ({2})", short: "Imp" }), option(4, { label: "Put Eel face down into your standby area ({2})", short: "Eel" }),
      option(5, { label: "Use Imp: {Rest}: Draw a card.", short: "Imp" }),
    ]);
    expect(groups.map((group) => group.title)).toEqual(["Play", "Start a battle", "Put … face down into your standby area", "Use"]);
  });
  it("gives every group a letter, for without one it could not be opened", () => {
    const groups = groupsOf(["Play", "Use", "Tap", "Put"].map((verb, i) => option(i, { label: `${verb} A`, short: "A" })));
    expect(groups.every((group) => group.letter !== "")).toBe(true);
    expect(new Set(groups.map((group) => group.letter)).size).toBe(4);
  });
  it("asks once about equal cards", () => {
    expect(withoutCopies([option(0, { alike: 0 }), option(1), option(2, { alike: 0 })]).map((one) => [one.option.i, one.copies])).toEqual([[0, 2], [1, 1]]);
  });
  it("fills the big button only if pressing it does no harm", () => {
    const pass = option(1, { do: "done", weight: "end" });
    expect(mainButton(decision("act", [option(0), pass]))?.filled).toBe(false);
    expect(mainButton(decision("act", [option(0, { weight: "minor" }), pass]))?.filled).toBe(true);
    expect(mainButton(decision("cards", [option(0), pass], { default: 1 }))?.filled).toBe(true);
    expect(mainButton(decision("target", [option(0), option(1)]))).toBeNull();
  });
  it("lays out what can be chosen but is not on the table", () => {
    expect(trayCards(decision("card", [option(0, { card: 1 }), option(1, { card: 2 })]), new Set([1]))).toEqual([2]);
  });
  it("suggests the least lethal damage, and says so", () => {
    const asked = decision("divide", [0, 1000, 2000, 3000].map((value, i) => option(i, { do: "number", value })), { about: 1 });
    expect(suggested(asked, card(1, { power: 2500, damage: 1000 }), rules)).toEqual({ value: 2000, note: "lethal" });
    expect(suggested(asked, card(1, { power: 9000 }), rules)).toEqual({ value: 3000, note: "" });
    expect(numbersOf(asked).length).toBe(4);
  });
});
