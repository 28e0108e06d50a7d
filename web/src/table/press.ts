// Pressing and dragging cards. A press does what can be done with the card, or says why nothing can.
import { dropsOf, optionsOf } from "../model/choices";
import type { Intent, Match } from "../state/match.svelte";
import { ui } from "../state/ui.svelte";
import type { CardView, OptionView } from "../wire";

const FAR = 8; // so many pixels make a drag
const LONG = 420; // so many ms make a long press
const REST = 140; // so long must the pointer rest on a card

/** Press one of equal cards: the first with which something can be done. */
export function press(match: Match, cards: readonly CardView[]): void {
  const able = cards.find((card) => match.choices.byCard.has(card.key)) ?? cards[0];
  if (!able) return;
  const options = match.choices.byCard.get(able.key) ?? [];
  const only = options[0];
  if (!only && match.mine && match.decision?.chosen?.at(-1) === able.key && match.decision.form !== "divide") void match.takeBack(); // it was chosen last
  else if (!only) void match.askWhy(able.key);
  else if (options.length === 1) void match.answer(only);
  else match.selected = match.selected === able.key ? null : able.key;
}

export const naming = (key: number): Intent => (decision) => optionsOf(decision).find((option) => option.card === key || option["with"] === key) ?? null;
/** Onto one of the player's numbers, as the reserve of cores. */
export const filling = (place: string): Intent => (decision) => optionsOf(decision).find((option) => option["place"] === place) ?? null;
export const placing = (position: string): Intent => (decision) =>
  optionsOf(decision).find((option) => (option["place"] as { position?: string } | undefined)?.position === position) ?? null;

/** What happens if these options' card is let go over something; nothing if that means nothing. */
export function dropOn(match: Match, options: readonly OptionView[], over: Element | null): boolean {
  const card = over?.closest<HTMLElement>("[data-key]");
  const place = over?.closest<HTMLElement>("[data-position]");
  const key = card ? Number(card.dataset["key"]) : null;
  const position = place?.dataset["position"] ?? null;
  const [owner, number] = (over?.closest<HTMLElement>("[data-number]")?.dataset["number"] ?? "").split(":");
  const gauge = number && Number(owner) === match.me ? number : null;
  const drops = dropsOf(options);
  const exact = (key !== null ? drops.cards.get(key) : undefined) ?? (position ? drops.positions.get(position) : undefined);
  if (exact) {
    void match.answer(exact);
    return true;
  }
  const main = options.filter((option) => option.weight === "main");
  const only = main.length === 1 ? main[0] : options.length === 1 ? options[0] : undefined;
  if (!over?.closest("[data-drop]") && key === null && gauge === null) return false;
  if (!only || (gauge !== null && only.weight !== "minor")) return false;
  const then: Intent[] = key !== null && key !== only.card ? [naming(key)] : position ? [placing(position)] : gauge !== null ? [filling(gauge)] : [];
  void match.answer(only, ...then);
  return true;
}

/** A core under the pointer. */
export function orbAt(x: number, y: number): HTMLElement {
  const orb = document.createElement("span");
  orb.className = "carried-orb";
  Object.assign(orb.style, { left: `${x}px`, top: `${y}px` });
  document.body.append(orb);
  return orb;
}

/** Where the mouse was last pressed: what comes to lie under it there has not been pointed at. */
let pressed = { x: -99, y: -99 };
window.addEventListener("pointerdown", (e) => {
  pressed = { x: e.clientX, y: e.clientY };
}, { capture: true });
const stayed = (e: PointerEvent): boolean => Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) < FAR;

interface Given { match: Match; cards: CardView[]; options?: OptionView[] }

/** Makes an element a card: hover and long press zoom, a press acts, a drag carries. */
export function handle(node: HTMLElement, given: Given): { update: (next: Given) => void; destroy: () => void } {
  let { match, cards, options } = given;
  let timer = 0;
  let start: { x: number; y: number; id: number } | null = null;
  let carried: HTMLElement | null = null;
  let swallow = false;
  let waits = false; // the pointer is over the card, but has not moved since it was pressed
  let orbs = false; // what lies on the card is carried, not the card

  const first = (): CardView | undefined => cards.find((card) => match.choices.byCard.has(card.key)) ?? cards[0];
  const mine = (): OptionView[] => {
    const all = options ?? match.choices.byCard.get(first()?.key ?? -1) ?? [];
    return orbs ? all.filter((option) => option.weight === "minor") : all;
  };
  const look = (pinned: boolean): void => {
    const card = first();
    if (card?.name) ui.zoom = { card, near: node.getBoundingClientRect(), pinned };
    const [only, ...others] = mine();
    if (only && others.length === 0) match.ahead.look(match.decision, only);
  };
  const forget = (): void => {
    clearTimeout(timer);
    waits = false;
    if (ui.zoom && !ui.zoom.pinned) ui.zoom = null;
    match.ahead.leave();
  };

  const enter = (e: PointerEvent): void => {
    if (e.pointerType !== "mouse" || carried) return;
    clearTimeout(timer);
    waits = stayed(e);
    if (waits) return;
    timer = window.setTimeout(() => look(false), ui.zoom ? 30 : REST);
  };
  const down = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    swallow = false;
    orbs = e.target instanceof Element && e.target.closest("[data-orbs]") !== null;
    start = { x: e.clientX, y: e.clientY, id: e.pointerId };
    if (orbs) node.setPointerCapture(start.id); // a core is small: a quick hand has left it before it has gone far
    if (e.pointerType !== "mouse") timer = window.setTimeout(() => {
      look(true);
      swallow = true;
      start = null;
    }, LONG);
  };
  const move = (e: PointerEvent): void => {
    if (waits && !stayed(e)) enter(e);
    if (!start || e.pointerId !== start.id) return;
    const far = Math.hypot(e.clientX - start.x, e.clientY - start.y);
    if (!carried && far > FAR) {
      clearTimeout(timer);
      const sideways = Math.abs(e.clientX - start.x) > Math.abs(e.clientY - start.y);
      if (mine().length === 0 || (e.pointerType !== "mouse" && sideways)) {
        start = null;
        return;
      }
      carry(e);
    }
    if (carried) {
      e.preventDefault();
      carried.style.translate = `${e.clientX - start.x}px ${e.clientY - start.y}px`;
    }
  };
  const carry = (e: PointerEvent): void => {
    ui.zoom = null;
    document.documentElement.dataset["dragging"] = "yes";
    if (start) node.setPointerCapture(start.id);
    if (orbs && start) {
      carried = orbAt(e.clientX, e.clientY);
      start = { ...start, x: e.clientX, y: e.clientY };
      return;
    }
    const rect = node.getBoundingClientRect();
    carried = node.cloneNode(true) as HTMLElement;
    carried.classList.add("ghost", "carried");
    delete carried.dataset["key"];
    Object.assign(carried.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px`, opacity: ".9" });
    document.body.append(carried);
    node.style.opacity = ".35";
  };
  const letGo = (e: PointerEvent): void => {
    clearTimeout(timer);
    if (carried) {
      carried.remove();
      carried = null;
      node.style.opacity = "";
      delete document.documentElement.dataset["dragging"];
      swallow = true;
      if (e.type === "pointerup") {
        const over = document.elementsFromPoint(e.clientX, e.clientY).find((one) => !node.contains(one)) ?? null;
        dropOn(match, mine(), over);
      }
    }
    start = null;
    orbs = false;
  };
  const click = (e: MouseEvent): void => {
    if (swallow) {
      swallow = false;
      e.preventDefault();
      return;
    }
    forget();
    // A mouse leaves no focus behind: the next Space is for the question, not for this card again.
    if (e.detail > 0) document.getElementById("prompt")?.focus({ preventScroll: true });
    if (ui.phone && !match.mine) look(true);
    else press(match, cards);
  };
  const keep = (e: Event): void => e.preventDefault();

  const listeners: [string, (e: never) => void][] = [
    ["pointerenter", enter], ["pointerleave", forget], ["pointerdown", down], ["pointermove", move], ["pointerup", letGo], ["pointercancel", letGo],
    ["click", click], ["contextmenu", keep], ["dragstart", keep],
  ];
  for (const [name, listen] of listeners) node.addEventListener(name, listen as EventListener);
  return {
    update(next) {
      ({ match, cards, options } = next);
    },
    destroy() {
      forget();
      for (const [name, listen] of listeners) node.removeEventListener(name, listen as EventListener);
      carried?.remove();
    },
  };
}
