import { sideOf } from "../model/layout";
import type { RulesView, View } from "../wire";

/** The keys of all cards that the table shows so that they can be told apart. */
export function cardsOnTable(rules: RulesView, view: View, me: number): Set<number> {
  const out = new Set<number>();
  for (const p of [0, 1]) {
    const side = sideOf(rules, view, p, p === me);
    for (const spot of side.front) if (spot.card) out.add(spot.card.key);
    // The cards of a strip show only an edge: whoever must choose among them has them laid out.
    for (const bay of side.bays) if (bay.kind === "tiles") for (const tile of bay.tiles) for (const card of tile.cards) out.add(card.key);
    if (p === me) for (const card of side.hand.cards) out.add(card.key);
    if (side.persona) out.add(side.persona.key);
  }
  for (const player of view.players) {
    for (const zone of Object.values(player.zones)) for (const card of zone.cards ?? []) if (typeof card.on === "number" && out.has(card.on)) out.add(card.key);
  }
  return out;
}
