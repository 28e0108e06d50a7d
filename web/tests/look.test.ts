import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawArt } from "../src/model/art";
import { costOf, statsOf, typeLine } from "../src/model/cards";
import { frameColour, pigmentsOf } from "../src/model/pigments";
import { partsOf, spoken } from "../src/model/signs";
import { card, rules } from "./fixtures";

describe("pictures", () => {
  it("are the same for the same card, and others for others", () => {
    expect(drawArt("Beacon Sentry", ["unit"], ["light"])).toBe(drawArt("Beacon Sentry", ["unit"], ["light"]));
    expect(drawArt("Beacon Sentry", ["unit"], ["light"])).not.toBe(drawArt("Beacon Sentry", ["unit"], ["dark"]));
    expect(new Set(["Ash", "Oak", "Tide", "Nameless One", "Nameless Two"].map((name) => drawArt(name, ["unit"], []))).size).toBe(5);
  });
  it("are well-formed and hold no number that is none", () => {
    for (const type of ["leader", "magic stone", "spell", "amulet", "follower"]) {
      const svg = drawArt("Somebody", [type], ["red", "blue"]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
  });
  it("take a colour from the name of a grey card", () => {
    expect(pigmentsOf(["void"], "Fire Magic Stone")).toEqual(["ember"]);
    expect(frameColour(["void"], "Fire Magic Stone")).toBe(frameColour(["fire"]));
  });
});

describe("what a card says", () => {
  it("draws coins, names signs, sets off keywords", () => {
    expect(partsOf("{R}{2}: <Crush:1> it", rules.symbols).map((part) => [part.kind, part.text])).toEqual([["coin", "R"], ["coin", "2"], ["text", ": "], ["word", "Crush:1"], ["text", " it"]]);
    expect(spoken("{Rest}, [cost02]", rules.symbols)).toBe("rest this card, cost 2");
    expect(partsOf("gains [+300/-100]", rules.symbols)).toEqual([{ kind: "text", text: "gains [+300/-100]" }]);
  });
  it("shows what a card costs now beside what is printed", () => {
    expect(costOf(card(1, { cost: 3 }), rules, "1 core")).toEqual({ now: "1", printed: "3" });
    expect(costOf(card(1, { cost: 2, printed: { cost: 3 } }), rules)).toEqual({ now: "2", printed: "3" });
    expect(costOf(card(1, { cost: 3 }), rules)).toEqual({ now: "3", printed: null });
  });
  it("knows which numbers have changed", () => {
    expect(statsOf(card(1, { power: 5, printed: { power: 3 } }), rules.face)).toEqual([{ at: "power", icon: "sword", value: 5, printed: 3, label: "power 5" }]);
    expect(typeLine(card(1, { traits: ["LANTERN CHOIR"] }), rules.face)).toEqual(["Unit", "Lantern choir"]);
  });
});

describe("contrast", () => {
  const css = readFileSync(new URL("../src/look/tokens.css", import.meta.url), "utf8");
  const tokens = (theme: string): Map<string, string> => {
    const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
    return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})\b/g)].map((found) => [found[1] ?? "", found[2] ?? ""]));
  };
  const light = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string): number => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  const on: [string, string[]][] = [
    ["ground", ["text", "text-2", "text-3"]], ["felt", ["text", "text-2", "text-3"]], ["surface", ["text", "text-2", "text-3", "info", "danger"]], ["raised", ["text", "text-2", "text-3", "info"]],
    ["plate", ["plate-text", "plate-2", "hurt", "up", "amber"]], ["you", ["you-ink"]], ["opp", ["opp-ink"]], ["mark", ["mark-ink"]], ["danger", ["danger-ink"]],
  ];
  for (const theme of ["dark", "light"]) {
    it(`is 4.5 or more for every text, ${theme}`, () => {
      const has = tokens(theme);
      for (const [ground, texts] of on) for (const text of texts) expect(contrast(has.get(ground) ?? "", has.get(text) ?? ""), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    });
  }
});
