// Where everything lies, worked out from the rules' description of their zones: one renderer, any game.
import type { CardView, PlayerView, RulesView, View, Waiting, ZoneView } from "../wire";
import { fights, isHidden, looksLike, typesOf } from "./cards";
import { capital, plural } from "./words";

/** One place of the front line: a card, or an empty place (which may have a name). */
export interface Spot { card: CardView | null; position: string; name: string; behind: boolean }
/** Equal cards that lie on one tile. */
export interface Tile { cards: CardView[] }
/** A group of tiles behind the front line, a strip of overlapping cards, or hidden cards of which there is only a number. */
export interface Bay { zone: string; title: string; kind: "tiles" | "strip" | "hidden"; tiles: Tile[]; count: number; limit: number | null }
export interface Pile { zone: string; title: string; count: number; top: CardView | null; open: boolean; known: boolean }
export interface Side {
  player: number; front: Spot[]; bays: Bay[]; hand: { cards: CardView[]; count: number; limit: number | null }; piles: Pile[]; persona: CardView | null;
}

const cardsOf = (zone: ZoneView | undefined): CardView[] => zone?.cards ?? [];

/** Cards that lie on or under another one, by the key of that one. */
export function attachments(view: View): Map<number, CardView[]> {
  const out = new Map<number, CardView[]>();
  for (const card of allCards(view)) {
    if (typeof card.on === "number") out.set(card.on, [...(out.get(card.on) ?? []), card]);
  }
  return out;
}

/** Every card of which the observer is told more than a number. */
export function allCards(view: View): CardView[] {
  const zones = [...view.players.flatMap((player) => Object.values(player.zones)), ...Object.values(view.shared)];
  return zones.flatMap((zone) => [...cardsOf(zone), ...Object.values(zone.known ?? {})]);
}

export function cardsByKey(view: View): Map<number, CardView> {
  return new Map(allCards(view).map((card) => [card.key, card]));
}

/** Where a card lies. */
export function placeOf(view: View, key: number): { zone: string; player: number | null } | null {
  for (const [p, player] of view.players.entries()) {
    for (const [zone, held] of Object.entries(player.zones)) {
      if ([...cardsOf(held), ...Object.values(held.known ?? {})].some((card) => card.key === key)) return { zone, player: p };
    }
  }
  for (const [zone, held] of Object.entries(view.shared)) if (cardsOf(held).some((card) => card.key === key)) return { zone, player: null };
  return null;
}

function merged(cards: readonly CardView[]): Tile[] {
  const groups = new Map<string, CardView[]>();
  for (const card of cards) {
    const like = isHidden(card) || card.facedown ? String(card.key) : looksLike(card);
    groups.set(like, [...(groups.get(like) ?? []), card]);
  }
  return [...groups.values()].map((group) => ({ cards: group.sort((a, b) => (a.turned ?? 0) - (b.turned ?? 0)) }));
}

/** Places that begin with the same word are one row. The second row stands at both ends of the first, a little behind it. */
export function placesInOrder(positions: readonly string[], mine: boolean): { position: string; behind: boolean }[] {
  const rows = new Map<string, string[]>();
  for (const position of positions) {
    const row = position.split(" ")[0] ?? "";
    rows.set(row, [...(rows.get(row) ?? []), position]);
  }
  const [first = [], ...others] = [...rows.values()];
  const second = others.flat();
  const half = Math.ceil(second.length / 2);
  const all = [
    ...second.slice(0, half).map((position) => ({ position, behind: true })), ...first.map((position) => ({ position, behind: false })),
    ...second.slice(half).map((position) => ({ position, behind: true })),
  ];
  return mine ? all : all.reverse();
}

function frontLine(rules: RulesView, player: PlayerView, mine: boolean, carried: Set<number>): { front: Spot[]; rest: CardView[] } {
  const zone = rules.rows[0] ?? "";
  const cards = cardsOf(player.zones[zone]).filter((card) => !carried.has(card.key));
  if (rules.positions.length > 0) {
    const at = new Map(cards.map((card) => [String(card["position"] ?? ""), card]));
    const front = placesInOrder(rules.positions, mine).map(({ position, behind }) => ({ card: at.get(position) ?? null, position, name: position, behind }));
    return { front, rest: cards.filter((card) => !rules.positions.includes(String(card["position"] ?? ""))) };
  }
  const fighters = cards.filter((card) => isHidden(card) || fights(card, rules.face));
  const front: Spot[] = fighters.map((card) => ({ card, position: "", name: "", behind: false }));
  const limit = player.numbers[rules.player.limits[zone] ?? ""];
  const room = limit === undefined ? 0 : Math.max(0, Math.min(limit, 8) - cards.length);
  for (let i = 0; i < room; i++) front.push({ card: null, position: "", name: "", behind: false });
  return { front, rest: cards.filter((card) => !fighters.includes(card)) };
}

/** Cards of the field that do not fight lie behind those that do, by their type. */
function supportBays(zone: string, rest: readonly CardView[]): Bay[] {
  const byType = new Map<string, CardView[]>();
  for (const card of rest) {
    const type = typesOf(card)[0] ?? "card";
    byType.set(type, [...(byType.get(type) ?? []), card]);
  }
  return [...byType].map(([type, cards]) => ({ zone, title: capital(plural(type)), kind: "tiles", tiles: merged(cards), count: cards.length, limit: null }));
}

function bayOf(rules: RulesView, player: PlayerView, zone: string, carried: Set<number>): Bay {
  const held = player.zones[zone];
  const cards = cardsOf(held).filter((card) => !carried.has(card.key));
  const limit = player.numbers[rules.player.limits[zone] ?? ""] ?? null;
  const use = rules.zones.find((one) => one.name === zone)?.use;
  const count = held?.count ?? 0;
  const hidden = cards.length > 0 && cards.every(isHidden);
  const kind = hidden ? "hidden" : use === "strip" ? "strip" : "tiles";
  return { zone, title: capital(zone), kind, tiles: kind === "strip" ? cards.map((card) => ({ cards: [card] })) : merged(cards), count, limit };
}

function pileOf(rules: RulesView, player: PlayerView, zone: string): Pile {
  const held = player.zones[zone] ?? { count: 0 };
  const sight = rules.zones.find((one) => one.name === zone)?.sight ?? "public";
  const cards = cardsOf(held);
  const top = sight === "public" ? (cards.at(-1) ?? null) : null;
  const readable = cards.some((card) => !isHidden(card)) || Object.keys(held.known ?? {}).length > 0;
  return { zone, title: capital(zone), count: held.count, top, open: readable, known: Object.keys(held.known ?? {}).length > 0 };
}

/** One player's half of the table. */
export function sideOf(rules: RulesView, view: View, p: number, mine: boolean): Side {
  const player = view.players[p as 0 | 1];
  const carried = new Set<number>();
  const onTable = cardsByKey(view);
  for (const card of allCards(view)) if (typeof card.on === "number" && onTable.has(card.on)) carried.add(card.key);
  const { front, rest } = frontLine(rules, player, mine, carried);
  const secret = rules.secret_rows.filter((zone) => zone !== "hand");
  const bays = [
    ...supportBays(rules.rows[0] ?? "", rest),
    ...[...rules.rows.slice(1), ...secret].map((zone) => bayOf(rules, player, zone, carried)),
  ];
  const shown = new Set([...rules.rows, ...secret, "hand"]);
  const rare = rules.rare_piles.filter((zone) => (player.zones[zone]?.count ?? 0) > 0 && !cardsOf(player.zones[zone]).every((card) => carried.has(card.key)));
  const piles = [...rules.piles, ...rare].filter((zone) => !shown.has(zone) && useOf(rules, zone) !== "being played").map((zone) => pileOf(rules, player, zone));
  const hand = player.zones["hand"];
  return {
    player: p, front, bays, piles, hand: { cards: cardsOf(hand), count: hand?.count ?? 0, limit: player.numbers[rules.player.limits["hand"] ?? ""] ?? null },
    persona: rules.player.persona ? (cardsOf(player.zones[rules.player.persona])[0] ?? null) : null,
  };
}

export const useOf = (rules: RulesView, zone: string): string => rules.zones.find((one) => one.name === zone)?.use ?? "";

/** What waits to be resolved: the stack, next to resolve first; cards that are being played; abilities that wait. */
export interface Stacked { key: number; player: number; name: string; text: string; card: CardView | null; chosen: number[]; note: string }

export function stackOf(rules: RulesView, view: View): Stacked[] {
  const cards = cardsByKey(view);
  const waiting = (w: Waiting, note: string, n: number): Stacked => {
    const card = cards.get(w.key ?? -1) ?? cards.get(w.source ?? -1) ?? null;
    return { key: w.key ?? -1 - n, player: w.player, name: w.name ?? card?.name ?? "A hidden card", text: w.text ?? card?.text ?? "", card, chosen: w.chosen ?? [], note };
  };
  const stack = [...(view.stack ?? [])].reverse().map((w, i) => waiting(w, i === 0 ? "resolves next" : "", i));
  const held = new Set(stack.flatMap((one) => [one.key, one.card?.key ?? -1]));
  const played: Stacked[] = [];
  for (const zone of rules.zones.filter((one) => one.use === "being played")) {
    const lying = zone.shared ? cardsOf(view.shared[zone.name]) : view.players.flatMap((player) => cardsOf(player.zones[zone.name]));
    for (const card of lying) {
      if (!held.has(card.key)) played.push({ key: card.key, player: card.owner ?? view.active, name: card.name ?? "A hidden card", text: card.text ?? "", card, chosen: [], note: "being played" });
    }
  }
  const pending = (view.pending ?? []).map((w, i) => waiting(w, "waits", 100 + i));
  return [...stack, ...played.reverse(), ...pending];
}
