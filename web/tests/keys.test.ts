import { describe, expect, it } from "vitest";
import { actionOf, bind, keyName, nextIn } from "../src/model/keys";

describe("keys", () => {
  it("mean what they are bound to", () => {
    expect(actionOf("z", {})).toBe("undo");
    expect(actionOf("Z", {})).toBe("undo");
    expect(actionOf(" ", {})).toBe("accept");
    expect(actionOf("q", {})).toBeNull();
  });
  it("are taken from what they meant before", () => {
    const own = bind({}, "undo", "w");
    expect(actionOf("w", own)).toBe("undo");
    expect(actionOf("z", own)).toBeNull();
  });
  it("have names", () => {
    expect([" ", "Escape", "z"].map(keyName)).toEqual(["Space", "Esc", "Z"]);
  });
  it("move to the card that lies next in a direction", () => {
    const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
    const boxes = [box(20, 0), box(60, 0), box(0, 40), box(24, 44)];
    expect(nextIn(box(0, 0), boxes, "ArrowRight")).toBe(0);
    expect(nextIn(box(0, 0), boxes, "ArrowDown")).toBe(2);
    expect(nextIn(box(0, 0), boxes, "ArrowLeft")).toBe(-1);
  });
});
