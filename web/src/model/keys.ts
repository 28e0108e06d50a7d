// Keys that a player may bind anew. Digits answer, and letters that are free open a verb of the prompt.
export interface Binding { action: Action; key: string; says: string }
export type Action =
  | "accept" | "clear" | "undo" | "why" | "zoom" | "log" | "stack" | "hand" | "mine" | "theirs" | "yieldAct" | "yieldTurn" | "control" | "theme" | "keys" | "concede";

export const DEFAULTS: readonly Binding[] = [
  { action: "accept", key: " ", says: "Press the big button" }, { action: "clear", key: "Escape", says: "Close, or clear what is selected" },
  { action: "undo", key: "z", says: "Take back" }, { action: "why", key: "w", says: "Why? (of the card that has the focus, or of what happened)" },
  { action: "zoom", key: "i", says: "Look at the card that has the focus" }, { action: "log", key: "l", says: "To the log" },
  { action: "stack", key: "s", says: "To the stack" }, { action: "hand", key: "h", says: "To your hand" },
  { action: "mine", key: "b", says: "To your field" }, { action: "theirs", key: "o", says: "To their field" },
  { action: "yieldAct", key: "f", says: "Pass until they act" }, { action: "yieldTurn", key: "g", says: "Pass until my turn" },
  { action: "control", key: "c", says: "Ask me everything this turn" }, { action: "theme", key: "t", says: "Light or dark" },
  { action: "concede", key: "", says: "Concede" }, { action: "keys", key: "?", says: "This list" },
];

/** A key as it is written on a button. */
export function keyName(key: string): string {
  if (key === " ") return "Space";
  if (key === "Escape") return "Esc";
  return key.length === 1 ? key.toUpperCase() : key;
}

export type Bindings = Partial<Record<Action, string>>;

export function keyOf(action: Action, own: Bindings): string {
  return own[action] ?? DEFAULTS.find((one) => one.action === action)?.key ?? "";
}

/** What a key means. */
export function actionOf(key: string, own: Bindings): Action | null {
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  return DEFAULTS.find((one) => keyOf(one.action, own).toLowerCase() === pressed.toLowerCase())?.action ?? null;
}

/** Binds a key; whatever it meant before loses it. */
export function bind(own: Bindings, action: Action, key: string): Bindings {
  const out: Bindings = { ...own };
  for (const one of DEFAULTS) if (one.action !== action && keyOf(one.action, out).toLowerCase() === key.toLowerCase()) out[one.action] = "";
  out[action] = key;
  return out;
}

/** The element that lies next in a direction, for the arrow keys. */
export interface Box { left: number; top: number; width: number; height: number }
export function nextIn(from: Box, boxes: readonly Box[], direction: "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"): number {
  const centre = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = centre(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [bx, by] = centre(box);
    const sideways = direction === "ArrowLeft" || direction === "ArrowRight";
    const ahead = (sideways ? bx - x : by - y) * (direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1);
    const aside = Math.abs(sideways ? by - y : bx - x);
    if (ahead < 4) return;
    const far = ahead + aside * 2.5;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
