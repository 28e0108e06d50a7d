import { expect, test } from "vitest";
import { fileName, readScene, tableText, wholeText } from "../src/rooms/bench/scene";
import { above, passages } from "../src/rooms/rulebook/passages";

const FILE = `title: A wall: does it stand?
game: sve
question: Does it?

table:
  active: opponent
  your life: 3
  your field:
    Knight (follower 2/2, engaged) as First
    2 x Acorn Scout
  opponent's field:
    Wall (follower 1/4)
      Ward.
      Storm.

play:
  you attack Wall with First
  expect Wall has 1/2
`;

test("a scenario is read and written as it was", () => {
  const scene = readScene(FILE);
  expect(scene.heads["title"]).toBe("A wall: does it stand?");
  expect(scene.settings).toEqual({ active: "opponent", "your life": "3" });
  expect(scene.cards.map((card) => [card.place, card.count, card.name, card.about, card.label])).toEqual([
    ["your field", 1, "Knight", "follower 2/2, engaged", "First"], ["your field", 2, "Acorn Scout", "", ""], ["opponent's field", 1, "Wall", "follower 1/4", ""],
  ]);
  expect(scene.cards[2]?.text).toBe("Ward.\nStorm.");
  expect(scene.lines).toEqual(["you attack Wall with First", "expect Wall has 1/2"]);
  expect(wholeText(scene)).toBe(FILE);
  expect(readScene(wholeText(scene))).toEqual(scene);
  expect(fileName(scene)).toBe("a_wall_does_it_stand.scenario");
});

test("a number before or behind a card counts; a name that begins with one is written so that it is none", () => {
  const scene = readScene("title: T\ngame: sve\ntable:\n  your field:\n    3 Wall (follower 1/1)\n    3x Gate (amulet)\n    Knight x3 (follower 2/2)\n    Elf (follower 1/1) x 3 as Friend\n    1 x 9 Lives (amulet)\n");
  expect(scene.cards.map((card) => [card.count, card.name, card.label])).toEqual([[3, "Wall", ""], [3, "Gate", ""], [3, "Knight", ""], [3, "Elf", "Friend"], [1, "9 Lives", ""]]);
  expect(tableText(scene)).toContain("    1 x 9 Lives (amulet)\n");
  expect(readScene(tableText(scene))).toEqual(scene);
});

test("comments and cards without a name are left out", () => {
  const scene = readScene("title: T\ngame: sve  # ours\ntable:\n  # nothing\n  turn: 3   # late\n");
  expect(scene.heads["game"]).toBe("sve");
  expect(scene.settings).toEqual({ turn: "3" });
  scene.cards.push({ place: "your hand", count: 1, name: "", about: "", label: "", text: "" });
  expect(tableText(scene)).not.toContain("()");
});

test("a rulebook's text is found clause by clause", () => {
  const ids = new Set(["1", "1.1", "1.1.1", "B:2.1", "604.1a", "2-3-1"]);
  const text = "1. Game Overview.....\t1\n\n1. Game Overview\n\n1.1. Players\n- 1.1.1. Two of them play.\n  - Example: you and I.\n\nMore of it, 7 words.\n604.1a It is so.\n2-3-1 A card.\nAppendix B: Open\n2.1. In the appendix.";
  const found = passages(text, ids);
  expect(found.get("1.1.1")).toBe("Two of them play.\nExample: you and I.\n\nMore of it, 7 words.");
  expect(found.get("1")).toBe("Game Overview");
  expect(found.get("604.1a")).toBe("It is so.");
  expect(found.get("2-3-1")).toContain("A card.");
  expect(found.get("B:2.1")).toBe("In the appendix.");
  expect(above("1.1.1", ids)).toEqual(["1", "1.1"]);
});

test("numbers of headings, in bold type and of small parts are found", () => {
  const text = "#### 1.1. Players\n\n- 1.1.1. Two.\n**2.1.2.1. Names are names.**\n903.2d-i A part.\n1-2 First.\n1-2 Second.\n";
  const found = passages(text, new Set(["1.1", "1.1.1", "2.1.2.1", "903.2d-i", "1-2", "1-2#2"]));
  expect(Object.fromEntries(found)).toEqual({ "1.1": "Players", "1.1.1": "Two.", "2.1.2.1": "Names are names.", "903.2d-i": "A part.", "1-2": "First.", "1-2#2": "Second." });
});

test("question and answer make a ruling", () => {
  const scene = readScene("title: T\ngame: sve\nquestion: May it?\nanswer: No.\ntable:\n  turn: 3\n");
  expect(tableText(scene)).toContain("ruling: bench\nsource: the judge's bench\nquestion: May it?");
});
