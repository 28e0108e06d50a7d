// A deck while it is built: what was found, what is in it, and whether it may be played.
import { Refused } from "../../net/socket";
import { type DeckData, dropDeck, formatOf, keepDeck, nameOf, type OwnDeck, ownDecks } from "../../state/decks";
import { saveFile } from "../../state/files";
import { settings } from "../../state/settings.svelte";
import type { CardRow, CardsReply, DeckChecked, ExportReply, SearchRequest, Seated } from "../../wire";
import type { Desk } from "../parts/desk.svelte";

const PAUSE = 120; // milliseconds after a key before the server is asked
export interface Filters { words: string; kind: string; colour: string; cost: string; level: string; keyword: string; set: string; understood: boolean }
const NONE: Filters = { words: "", kind: "", colour: "", cost: "", level: "", keyword: "", set: "", understood: false };
export interface Line { row: CardRow; count: number; part: string }

export class Builder {
  filters = $state<Filters>({ ...NONE });
  found = $state.raw<CardRow[]>([]);
  total = $state(0);
  searching = $state(false);
  ms = $state(0);
  deck = $state.raw<DeckData>({ name: "My deck", main: {} });
  rows = $state.raw<ReadonlyMap<string, CardRow>>(new Map());
  checked = $state.raw<DeckChecked | null>(null);
  fault = $state("");
  saved = $state.raw<OwnDeck[]>([]);
  key = $state("");
  hand = $state.raw<CardRow[]>([]);
  private asked = 0;
  private checks = 0;
  private timer = 0;
  private checkTimer = 0;

  constructor(readonly desk: Desk) {
    desk.onGame = () => this.start();
  }

  private start(): void {
    this.filters = { ...NONE, words: this.filters.words }; // somebody may have typed already
    this.saved = ownDecks(this.desk.game);
    const last = this.saved[0];
    if (last) this.load(last);
    else this.begin();
    void this.search();
  }

  // -- searching
  look(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.search(), PAUSE) as unknown as number;
  }

  clear(): void {
    this.filters = { ...NONE };
    void this.search();
  }

  get narrowed(): boolean {
    return Object.entries(this.filters).some(([at, value]) => at !== "words" && Boolean(value));
  }

  async search(start = 0): Promise<void> {
    if (!this.desk.shelf) return; // it is searched as soon as it is there
    const { words, kind, colour, cost, level, keyword, set, understood } = this.filters;
    const asked = ++this.asked;
    this.searching = true;
    const request: Omit<SearchRequest, "id"> = { type: "search", game: this.desk.game, words: words.slice(0, 120), kind, colour, keyword, set, understood, start, ...(cost ? { cost: Number(cost) } : {}), ...(level ? { level: Number(level) } : {}) };
    try {
      const reply = await this.desk.socket.ask<CardsReply>(request);
      if (asked !== this.asked) return; // somebody has typed on
      this.found = start > 0 ? [...this.found, ...reply.cards] : reply.cards;
      this.total = reply.total;
      this.ms = reply.ms;
      this.desk.trouble = "";
    } catch (error) {
      if (asked === this.asked && error instanceof Refused) this.desk.trouble = error.message;
    } finally {
      if (asked === this.asked) this.searching = false;
    }
  }

  more(): void {
    if (!this.searching && this.found.length < this.total) void this.search(this.found.length);
  }

  // -- the deck
  count(id: string): number {
    let n = 0;
    for (const part of Object.values(this.deck)) n += typeof part === "string" ? 0 : (part[id] ?? 0);
    return n + (this.leads.includes(id) ? 1 : 0);
  }

  private get leads(): string[] {
    return (this.desk.shelf?.parts ?? []).filter((part) => part.single).map((part) => this.deck[part.part]).filter((id): id is string => typeof id === "string");
  }

  lines(part: string): Line[] {
    const held = this.deck[part];
    const entries: [string, number][] = typeof held === "string" ? [[held, 1]] : Object.entries(held ?? {});
    return entries.flatMap(([id, count]) => {
      const row = this.rows.get(id);
      return row ? [{ row, count, part }] : [];
    }).sort((a, b) => (a.row.level ?? 0) - (b.row.level ?? 0) || (a.row.cost ?? 0) - (b.row.cost ?? 0) || (a.row.faces[0]?.name ?? "").localeCompare(b.row.faces[0]?.name ?? ""));
  }

  size(part: string): number {
    const held = this.deck[part];
    return typeof held === "string" ? 1 : Object.values(held ?? {}).reduce((sum, n) => sum + n, 0);
  }

  add(row: CardRow, by = 1): void {
    if (!row.part) return;
    const single = this.desk.shelf?.parts.find((part) => part.part === row.part)?.single;
    const { [row.part]: held, ...rest } = this.deck;
    this.rows = new Map(this.rows).set(row.id, row);
    if (single) {
      this.change(by > 0 ? { ...rest, [row.part]: row.id } : rest);
      return;
    }
    const part = typeof held === "object" ? held : {};
    const entries = Object.entries({ ...part, [row.id]: Math.min(99, (part[row.id] ?? 0) + by) }).filter(([, n]) => n > 0);
    this.change({ ...rest, [row.part]: Object.fromEntries(entries) });
  }

  say(at: "name" | "format", value: string): void {
    this.change({ ...this.deck, [at]: value });
  }

  private change(deck: DeckData): void {
    this.deck = deck;
    this.hand = [];
    clearTimeout(this.checkTimer);
    this.checkTimer = setTimeout(() => void this.check(), PAUSE) as unknown as number;
  }

  private get sent(): DeckData {
    return { ...this.deck, name: nameOf(this.deck) };
  }

  async check(): Promise<void> {
    const asked = ++this.checks;
    try {
      const reply = await this.desk.socket.ask<DeckChecked>({ type: "check deck", game: this.desk.game, deck: this.sent });
      if (asked !== this.checks) return;
      this.take(reply, false);
    } catch (error) {
      if (asked === this.checks) {
        this.checked = null;
        this.fault = error instanceof Refused ? error.message : "";
      }
    }
  }

  private take(reply: DeckChecked, whole: boolean): void {
    this.fault = "";
    this.checked = reply;
    const rows = new Map(this.rows);
    for (const row of reply.cards) rows.set(row.id, row);
    this.rows = rows;
    if (whole) this.deck = reply.deck as DeckData;
    this.keep();
  }

  // -- decks that are kept
  private keep(): void {
    const cards = this.checked?.cards ?? [];
    if (cards.length === 0 && !this.saved.some((one) => one.key === this.key)) return;
    const dear = [...cards].sort((a, b) => Number(b.part !== "main") - Number(a.part !== "main") || (b.cost ?? 0) - (a.cost ?? 0));
    const lead = dear.find((row) => this.leads.includes(row.id)) ?? dear.find((row) => row.part === "main");
    const portrait = { id: lead?.id ?? "", name: lead?.faces[0]?.name ?? nameOf(this.deck), type: lead?.faces[0]?.type ?? [], colours: lead?.colours ?? [] };
    const format = formatOf(this.deck) || (this.desk.shelf?.format ?? "");
    const kept = keepDeck({ key: this.key, game: this.desk.game, deck: { ...this.sent, format }, cards: this.size("main"), legal: this.checked?.legal ?? false, portrait, changed: Date.now() });
    if (!kept) this.fault = "This browser keeps nothing: save the deck as a file.";
    this.saved = ownDecks(this.desk.game);
  }

  begin(): void {
    this.key = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
    this.rows = new Map();
    this.checked = null;
    this.change({ name: "My deck", format: this.desk.shelf?.format ?? "", main: {} });
  }

  load(one: OwnDeck): void {
    this.key = one.key;
    this.checked = null;
    this.deck = one.deck;
    this.hand = [];
    void this.check();
  }

  copy(): void {
    this.key = `${this.key}c`;
    this.say("name", `${nameOf(this.deck)}, copy`.slice(0, 80));
  }

  drop(): void {
    dropDeck(this.key);
    this.saved = ownDecks(this.desk.game);
    const next = this.saved[0];
    if (next) this.load(next);
    else this.begin();
  }

  // -- in and out
  async paste(text: string): Promise<string> {
    try {
      const reply = await this.desk.socket.ask<DeckChecked>({ type: "paste deck", game: this.desk.game, text: text.slice(0, 14_000) });
      this.key = `${Date.now().toString(36)}p`;
      this.rows = new Map();
      this.hand = [];
      this.take(reply, true);
      return "";
    } catch (error) {
      return error instanceof Refused ? error.message : "The server did not answer. Try again.";
    }
  }

  async written(form: string): Promise<ExportReply | null> {
    return this.desk.tried(() => this.desk.socket.ask<ExportReply>({ type: "write deck", game: this.desk.game, deck: this.sent, form }));
  }

  async save(): Promise<void> {
    const reply = await this.written("file");
    if (reply) saveFile(reply.file, reply.text);
  }

  /** An opening hand, by chance. */
  draw(): void {
    const cards = this.lines("main").flatMap((line) => Array<CardRow>(line.count).fill(line.row));
    for (let i = cards.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [cards[i], cards[j]] = [cards[j] as CardRow, cards[i] as CardRow];
    }
    this.hand = cards.slice(0, this.desk.shelf?.hand ?? 5);
  }

  async play(): Promise<void> {
    const { game } = this.desk;
    await this.desk.sit(() => this.desk.socket.ask<Seated>({ type: "create", game, against: "bot", deck: this.sent, ...(settings.name ? { name: settings.name } : {}) }));
  }
}
