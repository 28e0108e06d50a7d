// What moves, moves from where it was to where it is, in the order in which it happened (FLIP: only transform and opacity).
import { calm } from "../state/settings.svelte";
import type { Event, Place, View } from "../wire";
import { type Beat, offsetsOf, schedule } from "./schedule";

interface Was { rect: DOMRect; looks: HTMLElement | null; turned: string }
export interface Before { cards: Map<number, Was>; zones: Map<string, DOMRect>; numbers: Map<string, number> }
interface Stop { rect: DOMRect; start: number; end: number }
interface Flight { looks: HTMLElement; goal: HTMLElement | null; from: DOMRect; stops: Stop[] }

const EASE = "cubic-bezier(.2,.8,.2,1)";
const ROOT = "[data-table]";
const zoneName = (place: Place): string => `${place.player ?? "all"}:${place.zone}`;
const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`${ROOT} ${selector}`);
const cardElement = (key: number): HTMLElement | null => find(`[data-key="${key}"]`);

export class Motion {
  /** Numbers that have not changed yet for the eyes: "0:life". */
  held = $state.raw<Record<string, number>>({});
  /** Is something being shown? */
  busy = $state(false);
  private running: Animation[] = [];
  private timers = new Set<number>();
  private ghosts: HTMLElement[] = [];
  private done: (() => void) | null = null;
  /** Copies that fly, by the keys that their cards had before: what happens to such a card happens to its copy. */
  private flying = new Map<number, HTMLElement>();

  /** Where everything is before an update; copies of the cards that will move away. */
  before(events: readonly Event[], view: View | null): Before | null {
    if (typeof document === "undefined" || !document.querySelector(ROOT)) return null;
    const moving = new Set(events.filter((event) => event.kind === "move").flatMap((event) => [event.card ?? -1, event.was ?? -1]));
    const cards = new Map<number, Was>();
    for (const element of document.querySelectorAll<HTMLElement>(`${ROOT} [data-key]`)) {
      const key = Number(element.dataset["key"]);
      if (cards.has(key)) continue;
      cards.set(key, { rect: element.getBoundingClientRect(), looks: moving.has(key) ? copyOf(element) : null, turned: getComputedStyle(element).rotate });
    }
    const zones = new Map<string, DOMRect>();
    for (const element of document.querySelectorAll<HTMLElement>(`${ROOT} [data-zone]`)) zones.set(element.dataset["zone"] ?? "", element.getBoundingClientRect());
    const numbers = new Map(view?.players.flatMap((player, p) => Object.entries(player.numbers).map(([name, n]) => [`${p}:${name}`, n] as const)));
    return { cards, zones, numbers };
  }

  /** Shows what happened. Ends when it has been shown, or at once if it takes too long. */
  async after(before: Before, events: readonly Event[], waiting: number): Promise<void> {
    const reduced = calm();
    const plan = schedule(events, waiting, reduced);
    if (plan.jump || document.hidden) return;
    this.finish();
    this.holdNumbers(before, plan.beats);
    const flown = reduced ? this.fade(plan.beats) : this.fly(before, plan.beats);
    if (!reduced) this.settle(before, flown);
    for (const beat of plan.beats) this.accent(before, beat, reduced);
    if (plan.total === 0) return;
    this.busy = true;
    await new Promise<void>((done) => {
      this.done = done;
      this.later(plan.total, () => this.finish());
    });
  }

  /** Ends all motion: whatever a player does, they do it to the table as it is. */
  finish(): void {
    for (const animation of this.running.splice(0)) animation.finish();
    for (const id of this.timers) clearTimeout(id);
    this.timers.clear();
    for (const ghost of this.ghosts.splice(0)) ghost.remove();
    this.flying.clear();
    this.held = {};
    this.busy = false;
    const done = this.done;
    this.done = null;
    done?.();
  }

  private later(ms: number, act: () => void): void {
    const id = setTimeout(() => {
      this.timers.delete(id);
      act();
    }, ms) as unknown as number;
    this.timers.add(id);
  }

  private run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    this.running.push(element.animate(frames, { easing: EASE, fill: "backwards", ...options }));
  }

  // -- cards from zone to zone
  private fly(before: Before, beats: readonly Beat[]): Set<number> {
    const flights = new Map<number, Flight>();
    for (const { event, start, length } of beats) {
      if (event.kind !== "move" || typeof event.card !== "number" || !event.to) continue;
      const key = event.card;
      const old = flights.get(event.was ?? -1);
      const flight = old ?? this.takeOff(before, event);
      if (!flight) continue;
      if (old && event.was !== key) flights.delete(event.was ?? -1);
      flight.goal = cardElement(key);
      const goal = flight.goal?.getBoundingClientRect() ?? asCard(find(`[data-zone="${zoneName(event.to)}"]`)?.getBoundingClientRect());
      const via = asCard(before.zones.get(zoneName(event.to))) ?? goal;
      if (!via) continue;
      flight.stops.push({ rect: via, start, end: start + length });
      if (goal) (flight.stops.at(-1) as Stop).rect = goal;
      if (flight.stops.length > 1) (flight.stops.at(-2) as Stop).rect = asCard(before.zones.get(zoneName(event.from ?? event.to))) ?? (flight.stops.at(-2) as Stop).rect;
      flights.set(key, flight);
    }
    for (const flight of flights.values()) this.launch(flight);
    return new Set(flights.keys());
  }

  private takeOff(before: Before, event: Event): Flight | null {
    const was = before.cards.get(event.was ?? event.card ?? -1);
    const zone = event.from ? asCard(before.zones.get(zoneName(event.from))) : undefined;
    const from = was?.rect ?? zone;
    if (!from) return null;
    const goal = cardElement(event.card ?? -1);
    const looks = goal ? copyOf(goal) : (was?.looks ?? backOf());
    this.flying.set(event.was ?? event.card ?? -1, looks);
    return { looks, goal, from, stops: [] };
  }

  private launch(flight: Flight): void {
    const last = flight.stops.at(-1);
    if (!last) return;
    const { looks, from, goal } = flight;
    const home = goal ? last.rect : from; // it is laid out as large as it is read
    looks.classList.add("ghost");
    Object.assign(looks.style, { left: `${home.left}px`, top: `${home.top}px`, width: `${home.width}px`, height: `${home.height}px` });
    document.body.append(looks);
    this.ghosts.push(looks);
    const to = (rect: DOMRect): string =>
      `translate(${rect.left + rect.width / 2 - home.left - home.width / 2}px, ${rect.top + rect.height / 2 - home.top - home.height / 2}px) scale(${Math.max(0.25, Math.min(1.6, rect.height / Math.max(1, home.height)))})`;
    const end = Math.max(...flight.stops.map((stop) => stop.end));
    const frames: Keyframe[] = [{ transform: to(from), offset: 0 }];
    let at = from;
    const offsets = offsetsOf(flight.stops);
    for (const [i, stop] of flight.stops.entries()) {
      const [leaves, arrives] = offsets[i] ?? [0, 1];
      frames.push({ transform: to(at), offset: leaves, easing: EASE }, { transform: to(stop.rect), offset: arrives });
      at = stop.rect;
    }
    this.run(looks, frames, { duration: end, easing: "linear", fill: "both" });
    if (goal) {
      this.run(goal, [{ opacity: 0 }, { opacity: 0 }], { duration: end });
      this.later(end, () => looks.remove());
    } else this.run(looks, [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], { duration: end, fill: "both" });
  }

  /** Cards that make room for others. */
  private settle(before: Before, flown: ReadonlySet<number>): void {
    for (const [key, was] of before.cards) {
      if (flown.has(key)) continue;
      const element = cardElement(key);
      if (!element) continue;
      const now = element.getBoundingClientRect();
      const [dx, dy] = [was.rect.left - now.left, was.rect.top - now.top];
      if (Math.abs(dx) + Math.abs(dy) > 2 && Math.abs(dx) + Math.abs(dy) < 1200) this.run(element, [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: 220 });
    }
  }

  /** Without motion: what is new fades in. */
  private fade(beats: readonly Beat[]): Set<number> {
    for (const { event } of beats) {
      const element = event.kind === "move" ? cardElement(event.card ?? -1) : null;
      if (element) this.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    }
    return new Set();
  }

  // -- everything that is no move
  private accent(before: Before, beat: Beat, reduced: boolean): void {
    const { event, start, length } = beat;
    const key = event.card ?? -1;
    const element = this.flying.get(key) ?? cardElement(key);
    if (event.kind === "attack" && element && !reduced) this.lunge(element, this.placeOf(before, event.other, 1 - event.player), start, length);
    if (event.kind === "damage") {
      const place = this.placeOf(before, event.card, event.player);
      if (place) this.later(start, () => this.float(place, `−${event.amount ?? ""}`, "hurt"));
      const hurt = element ?? (event.card === null || event.card === undefined ? find(`[data-persona="${event.player}"]`) : null);
      if (hurt && !reduced) this.run(hurt, [{ translate: "0" }, { translate: "-5px" }, { translate: "4px" }, { translate: "0" }], { duration: 180, delay: start });
    }
    if (event.kind === "state" && element && !reduced) {
      const was = before.cards.get(event.was ?? event.card ?? -1)?.turned;
      const now = getComputedStyle(element).rotate;
      if (was !== undefined && was !== now) this.run(element, [{ rotate: was }, { rotate: now }], { duration: length, delay: start });
    }
    if (event.kind === "number" && event.number && event.amount) {
      const place = find(`[data-number="${event.player}:${event.number}"]`);
      if (place) this.later(start, () => this.float(place.getBoundingClientRect(), event.amount && event.amount > 0 ? `+${event.amount}` : `−${Math.abs(event.amount ?? 0)}`, (event.amount ?? 0) > 0 ? "up" : "hurt"));
    }
  }

  /** Where a card was (it may have left since), or else the player. */
  private placeOf(before: Before, card: number | null | undefined, player: number): DOMRect | null {
    if (typeof card !== "number") return find(`[data-persona="${player}"]`)?.getBoundingClientRect() ?? null;
    return before.cards.get(card)?.rect ?? cardElement(card)?.getBoundingClientRect() ?? null;
  }

  /** Out, hit, back. A copy does it, because a line of the table cuts off what leaves it. */
  private lunge(element: HTMLElement, target: DOMRect | null, start: number, length: number): void {
    const from = element.getBoundingClientRect();
    const to = target ?? new DOMRect(from.left, from.top < innerHeight / 2 ? from.top + 140 : from.top - 140, from.width, from.height);
    const dx = (to.left + to.width / 2 - from.left - from.width / 2) * 0.55;
    const dy = (to.top + to.height / 2 - from.top - from.height / 2) * 0.55;
    const flies = this.ghosts.includes(element);
    const copy = flies ? element : this.overlay(element, from);
    if (!flies) this.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: length, delay: start, fill: "none" });
    this.run(copy, [{ translate: "0 0" }, { translate: `${-dx * 0.06}px ${-dy * 0.06}px`, offset: 0.16 }, { translate: `${dx}px ${dy}px`, offset: 0.5 }, { translate: "0 0" }], { duration: length, delay: start });
    if (!flies) {
      this.run(copy, [{ opacity: 0 }, { opacity: 0 }], { duration: start, fill: "none" });
      this.later(start + length, () => copy.remove());
    }
  }

  /** A copy of a card exactly over it. */
  private overlay(element: HTMLElement, box: DOMRect): HTMLElement {
    const copy = copyOf(element);
    const [wide, high] = [element.offsetWidth, element.offsetHeight];
    copy.classList.add("ghost");
    Object.assign(copy.style, { left: `${box.left + (box.width - wide) / 2}px`, top: `${box.top + (box.height - high) / 2}px`, width: `${wide}px`, height: `${high}px` });
    document.body.append(copy);
    this.ghosts.push(copy);
    return copy;
  }

  private float(rect: DOMRect, text: string, tone: string): void {
    const note = document.createElement("span");
    note.className = `floating ${tone}`;
    note.textContent = text;
    Object.assign(note.style, { left: `${rect.left + rect.width / 2}px`, top: `${rect.top + rect.height / 2}px` });
    document.body.append(note);
    this.ghosts.push(note);
    const animation = note.animate([{ opacity: 0, translate: "-50% 0" }, { opacity: 1, translate: "-50% -30px", offset: 0.25 }, { opacity: 0, translate: "-50% -64px" }], { duration: 900, easing: EASE, fill: "both" });
    animation.onfinish = () => note.remove();
  }

  /** A number changes when its event is shown, not before. */
  private holdNumbers(before: Before, beats: readonly Beat[]): void {
    const held: Record<string, number> = {};
    for (const { event, start } of beats) {
      if (event.kind !== "number" || !event.number) continue;
      const id = `${event.player}:${event.number}`;
      const was = before.numbers.get(id);
      if (was !== undefined && !(id in held)) held[id] = was;
      this.later(start, () => {
        const { [id]: gone, ...rest } = this.held;
        void gone;
        this.held = typeof event.now === "number" ? { ...rest, [id]: event.now } : rest;
      });
    }
    this.held = held;
  }
}

function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-key],[data-zone],[id]")]) {
    delete one.dataset["key"];
    delete one.dataset["zone"];
    one.removeAttribute("id");
  }
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("tabindex", "-1");
  return copy;
}

/** A card in the middle of a zone: zones are wide, cards are not. */
function asCard(zone: DOMRect | undefined): DOMRect | undefined {
  if (!zone) return undefined;
  const high = Math.max(34, Math.min(zone.height, 150));
  const wide = high * 0.72;
  return new DOMRect(zone.left + (zone.width - wide) / 2, zone.top + (zone.height - high) / 2, wide, high);
}

function backOf(): HTMLElement {
  const back = document.createElement("span");
  back.className = "back";
  return back;
}
