// What is known of each game's rulebook: our list of clauses, and the publisher's text where the user has it.
import type { Wire } from "../../net/socket";
import type { ClausePlace, ClauseReply, ClausesReply } from "../../wire";
import { passages } from "./passages";

const KEPT = "cardwright.rulebook."; // an uploaded text is kept by this browser and goes nowhere else
const LARGEST = 3_000_000;

export class Book {
  clauses = $state.raw<ClausePlace[]>([]);
  text = $state.raw<ReadonlyMap<string, string>>(new Map());
  fault = $state("");
  readonly ids = $derived(new Set(this.clauses.map((one) => one.clause)));

  constructor(readonly game: string) {}

  async load(wire: Wire): Promise<void> {
    if (this.clauses.length > 0) return;
    try {
      const reply = await wire.ask<ClausesReply>({ type: "clauses", game: this.game });
      this.clauses = reply.clauses;
      const own = localStorage.getItem(KEPT + this.game);
      if (own) this.read(own);
      else if (reply.rulebook) this.read(await (await fetch(`/rulebook/${this.game}.txt`)).text());
    } catch (error) {
      this.fault = error instanceof Error ? error.message : "The rulebook did not arrive.";
    }
  }

  private read(text: string): void {
    this.text = passages(text, this.ids);
  }

  /** A file of the user's: taken if it is this game's rulebook. */
  async take(file: File): Promise<void> {
    if (file.size > LARGEST) {
      this.fault = "This file is too large for a rulebook's text.";
      return;
    }
    const text = await file.text();
    const found = passages(text, this.ids);
    if (found.size < this.ids.size / 4) {
      this.fault = `Only ${found.size} of ${this.ids.size} clauses were found in this file: is it the text of this game's rulebook?`;
      return;
    }
    this.fault = "";
    this.text = found;
    try {
      localStorage.setItem(KEPT + this.game, text);
    } catch {
      this.fault = "The browser has no room to keep the text. It is there until you leave.";
    }
  }

  forget(): void {
    localStorage.removeItem(KEPT + this.game);
    this.text = new Map();
  }

  shown(wire: Wire, clause: string): Promise<ClauseReply> {
    return wire.ask<ClauseReply>({ type: "clause", game: this.game, clause });
  }
}

const books = new Map<string, Book>();
export function bookOf(game: string): Book {
  const book = books.get(game) ?? new Book(game);
  books.set(game, book);
  return book;
}
