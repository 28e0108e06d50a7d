import type { CardView, DecisionView, Event, OptionView, RulesView, View } from "../src/wire";

/** A small game of nobody's: a field with places for two rows, a strip, a pile, coins. */
export const rules = {
  game: "test", name: "Test", rows: ["field", "clock"], secret_rows: ["hand", "trap"], piles: ["hand", "deck", "grave"], rare_piles: ["exile"], turned: ["", "rested", "reversed"], positions: [],
  zones: [
    { name: "field", sight: "public", ordered: false, placed: true, shared: false, use: "row" }, { name: "clock", sight: "public", ordered: true, placed: false, shared: false, use: "strip" },
    { name: "hand", sight: "owner", ordered: false, placed: false, shared: false, use: "hand" }, { name: "trap", sight: "owner", ordered: false, placed: false, shared: false, use: "secret row" },
    { name: "deck", sight: "nobody", ordered: true, placed: false, shared: false, use: "pile" }, { name: "grave", sight: "public", ordered: true, placed: false, shared: false, use: "pile" },
    { name: "exile", sight: "public", ordered: true, placed: false, shared: false, use: "pile" }, { name: "self", sight: "public", ordered: false, placed: false, shared: false, use: "persona" },
  ],
  face: { cost: "cost", colour: "colour", traits: "traits", played_from: ["hand"], stats: [{ at: "power", icon: "sword", fights: true }], notes: [] },
  player: { vital: { at: "life" }, gauges: [], limits: { field: "field limit" }, pool: false, persona: "self" },
  numbers: {}, phases: [], steps: [], stops: { mine: [], theirs: [] }, counters: {}, forms: [], questions: [],
  symbols: { "{R}": { name: "fire will", pigment: "ember" }, "{2}": { name: "2 of any kind" }, "[quick]": { name: "Quick" }, "[cost02]": { name: "cost 2" }, "{Rest}": { name: "rest this card" } },
} satisfies RulesView as RulesView;

export const card = (key: number, more: Partial<CardView> = {}): CardView => ({ key, name: `Card ${key}`, type: ["unit"], colour: ["red"], power: 3, ...more });
export const option = (i: number, more: Partial<OptionView> = {}): OptionView => ({ i, do: "card", label: `Option ${i}`, weight: "main", alike: null, ...more });
export const decision = (form: string, options: OptionView[], more: Partial<DecisionView> = {}): DecisionView => ({ id: 1, player: 0, form, kind: form, options, default: null, ...more });
export const event = (n: number, kind: string, more: Partial<Event> = {}): Event => ({ n, group: n, turn: 1, kind, player: 0, ...more });

export function view(mine: Record<string, CardView[]>, theirs: Record<string, CardView[]> = {}): View {
  const zones = (held: Record<string, CardView[]>): View["players"][0]["zones"] =>
    Object.fromEntries(rules.zones.map((zone) => [zone.name, zone.sight === "nobody" ? { count: 9, known: {} } : { count: held[zone.name]?.length ?? 0, cards: held[zone.name] ?? [] }]));
  return {
    observer: 0, game: "test", turn: 1, active: 0, winner: -1, now: { phase: "main" }, shared: {},
    players: [{ numbers: { life: 20, "field limit": 4 }, zones: zones(mine) }, { numbers: { life: 20, "field limit": 4 }, zones: zones(theirs) }],
  };
}
