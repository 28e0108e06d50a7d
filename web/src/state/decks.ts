// Decks of one's own. They stay in this browser, as seats and settings do; a deck file takes one elsewhere.
import type { DeckInfo, Portrait } from "../wire";

export type DeckData = Record<string, string | Record<string, number>>;
export interface OwnDeck { key: string; game: string; deck: DeckData; cards: number; legal: boolean; portrait: Portrait; changed: number }

const PLACE = "cardwright.decks";
const OWN = "own:";

export function ownDecks(game = ""): OwnDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    const decks = Array.isArray(kept) ? (kept as OwnDeck[]).filter((one) => typeof one?.key === "string" && typeof one.deck === "object") : [];
    return decks.filter((one) => !game || one.game === game).sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

/** False: this browser keeps nothing. */
export function keepDeck(deck: OwnDeck): boolean {
  return write([deck, ...ownDecks().filter((one) => one.key !== deck.key)]);
}

export function dropDeck(key: string): void {
  write(ownDecks().filter((one) => one.key !== key));
}

function write(decks: OwnDeck[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}

export const nameOf = (deck: DeckData): string => (typeof deck["name"] === "string" && deck["name"] ? deck["name"] : "My deck");
export const formatOf = (deck: DeckData): string => (typeof deck["format"] === "string" ? deck["format"] : "");

/** Those that may be played, as the lobby lists ready decks. */
export function asInfos(game: string): DeckInfo[] {
  return ownDecks(game).filter((one) => one.legal).map((one) => ({ deck: OWN + one.key, name: nameOf(one.deck), format: formatOf(one.deck), about: `Yours, ${one.cards} cards`, cards: one.cards, portrait: one.portrait }));
}

/** What a request calls a deck: a ready one by its name, one's own spelt out. */
export function asAsked(choice: string): string | DeckData {
  return choice.startsWith(OWN) ? (ownDecks().find((one) => OWN + one.key === choice)?.deck ?? choice) : choice;
}
