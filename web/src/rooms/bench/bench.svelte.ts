// One table of the bench: how it is laid out, the lines that were played on it, and what the server says of them.
import { lastGame } from "../parts/desk.svelte";
import { Refused, Socket, type Asking, type Status, type Wire } from "../../net/socket";
import { Match } from "../../state/match.svelte";
import type { BenchReply, BenchRunReply, BenchWordsReply, Event, Kept, LobbyReply, Message, RulesReply, TableNews, WhyReply } from "../../wire";
import { ui } from "../../state/ui.svelte";
import { emptyScene, readScene, tableText, wholeText, type Scene } from "./scene";

const LAST = "cardwright.bench"; // what was laid out last, so that a loaded page has it again

/** What a table has: zones and numbers that are always in sight, and those that are seldom needed. */
export interface Places { zones: string[]; seldom: string[]; numbers: string[]; counts: string[] }

export class Bench {
  scene = $state<Scene>(emptyScene("sve"));
  games = $state.raw<{ game: string; name: string }[]>([]);
  words = $state.raw<BenchWordsReply | null>(null);
  now = $state.raw<BenchReply | null>(null);
  fault = $state("");
  busy = $state(false);
  playing = $state(false);
  /** What stands beside the table. */
  tab = $state<"lines" | "log">("lines");
  /** What was thrown away last, should it come back. */
  cleared = $state.raw<Scene | null>(null);
  /** What `cardwright judge run` says of the whole. */
  ran = $state.raw<BenchRunReply | null>(null);
  kept = $state("");
  readonly match: Match;
  private readonly socket = new Socket();
  private seen: Event[] = [];

  constructor() {
    this.match = new Match(this.wire(), "");
    this.match.role = "judge";
    this.match.whyEvent = (n) => {
      if (ui.sheet === "log") ui.sheet = null; // on a phone it lies over the answer
      void this.why({ event: n });
    };
    this.socket.onStatus = (status) => (this.match.status = status);
    const kept = sessionStorage.getItem(LAST);
    if (kept) this.scene = readScene(kept);
    void this.socket.ask<LobbyReply>({ type: "lobby" }).then((reply) => (this.games = reply.games)).catch(() => undefined);
    void this.choose(new URLSearchParams(location.search).get("game") ?? (this.scene.heads["game"] || lastGame() || "sve"));
  }

  async choose(game: string): Promise<void> {
    if (game !== this.scene.heads["game"]) this.scene = emptyScene(game);
    this.words = null;
    this.playing = false;
    this.now = null;
    try {
      this.words = await this.socket.ask<BenchWordsReply>({ type: "bench words", game });
      this.match.rules = (await this.socket.ask<RulesReply>({ type: "rules", game })).rules;
      this.fault = "";
    } catch (error) {
      this.tell(error);
    }
  }

  // -- laying out
  get places(): Places {
    const { words } = this;
    const rules = this.match.rules;
    if (!words || !rules) return { zones: [], seldom: [], numbers: [], counts: [] };
    const { player } = rules;
    const shown = [...rules.rows, ...rules.secret_rows, ...rules.piles, player.vital.at, ...player.gauges.map((one) => one.at)].map((name) => name.toLowerCase());
    const told = new Set(Object.entries(rules.numbers).filter(([, use]) => use !== "limit").map(([name]) => name.toLowerCase()));
    const zones = [...new Set(shown)].filter((zone) => words.zones.includes(zone));
    return { zones, seldom: words.zones.filter((zone) => !zones.includes(zone)), numbers: words.numbers.filter((one) => told.has(one)), counts: words.numbers.filter((one) => !told.has(one)) };
  }

  /** A line of the table: a number, whose turn; without a value it is as usual. */
  set(key: string, value: string): void {
    this.scene.settings = Object.fromEntries(Object.entries({ ...this.scene.settings, [key]: value }).filter(([, one]) => one !== ""));
  }

  /** A card of this collection was put on the table: the scenario names the file that it came from. */
  callFrom(collection: string): void {
    const file = this.words?.collections[collection];
    const named = (this.scene.heads["cards"] ?? "").split(",").map((one) => one.trim()).filter(Boolean);
    if (file && !named.includes(file)) this.scene.heads["cards"] = [...named, file].join(", ");
  }

  clear(): void {
    this.cleared = this.scene;
    this.scene = emptyScene(this.scene.heads["game"] ?? "sve");
    this.fault = "";
  }

  bringBack(): void {
    if (this.cleared) this.scene = this.cleared;
    this.cleared = null;
  }

  open(text: string): void {
    const scene = readScene(text);
    const game = scene.heads["game"] ?? "";
    this.scene = scene;
    void this.choose(game).then(() => this.run());
  }

  /** Lays the table out and plays its lines. */
  run(): Promise<boolean> {
    this.match.view = null;
    this.seen = [];
    return this.play(this.scene.lines, []);
  }

  layAgain(): void {
    this.playing = false;
    this.fault = "";
  }

  async play(lines: readonly string[], options: readonly number[]): Promise<boolean> {
    this.busy = true;
    this.ran = null;
    this.kept = "";
    sessionStorage.setItem(LAST, wholeText(this.scene));
    try {
      const reply = await this.socket.ask<BenchReply>({ type: "bench", text: tableText(this.scene), lines: [...lines], options: [...options] });
      this.show(reply, lines);
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private show(reply: BenchReply, asked: readonly string[]): void {
    const match = this.match;
    this.fault = "";
    this.now = reply;
    // Lines after one that can't be played stay where they are, to be corrected.
    this.scene.lines = reply.trouble ? [...asked] : [...reply.lines];
    sessionStorage.setItem(LAST, wholeText(this.scene));
    const start = this.seen.every((event, i) => reply.events[i]?.text === event.text) && reply.events.length >= this.seen.length ? this.seen.length : 0;
    if (start === 0) match.view = null;
    this.seen = reply.events;
    this.playing = true;
    match.receive(tableNews(reply));
    match.receive({ type: "update", observer: -2, start, events: reply.events.slice(start), view: reply.view, can_undo: reply.lines.length > 0, why_no_undo: "", passed: {} });
  }

  back(lines: number): void {
    void this.play(this.scene.lines.slice(0, lines), []);
  }

  add(line: string): void {
    void this.play([...this.scene.lines, line], []);
  }

  without(line: number): void {
    void this.play(this.scene.lines.filter((_, i) => i !== line), []);
  }

  async check(): Promise<void> {
    try {
      this.ran = await this.socket.ask<BenchRunReply>({ type: "bench run", text: wholeText(this.scene) });
      this.fault = "";
    } catch (error) {
      this.tell(error);
    }
  }

  async keep(): Promise<void> {
    try {
      this.kept = (await this.socket.ask<Kept>({ type: "keep", text: wholeText(this.scene) })).file;
      this.fault = "";
    } catch (error) {
      this.tell(error);
    }
  }

  async why(about: { card?: number; event?: number }): Promise<void> {
    try {
      const reply = await this.socket.ask<WhyReply>({ type: "bench why", text: tableText(this.scene), lines: this.now?.lines ?? [], ...about });
      const card = about.card === undefined ? "" : (this.match.cards.get(about.card)?.name ?? "That card");
      this.match.why = { title: about.event === undefined ? card || "Why is this so?" : "Why did this happen?", wishes: reply.wishes, where: reply.where, told: about.card === undefined };
    } catch (error) {
      this.tell(error);
    }
  }

  ask<T extends Message>(request: Asking): Promise<T> {
    return this.socket.ask<T>(request);
  }

  close(): void {
    this.socket.close();
  }

  private tell(error: unknown): void {
    this.fault = error instanceof Refused ? error.message : "The server did not answer. Try once more.";
  }

  /** The table speaks to the bench as it would to a server. */
  private wire(): Wire {
    const answer = async (request: Asking): Promise<Message> => {
      const lines = this.now?.lines ?? [];
      if (request.type === "answer" || request.type === "answers") {
        const done = await this.play(lines, request.type === "answer" ? [request.option] : request.options);
        if (!done) throw new Error(this.fault);
      } else if (request.type === "take back") await this.play(lines.slice(0, -1), []);
      else if (request.type === "why") await this.why(request.card === undefined || request.card === null ? {} : { card: request.card });
      else if (request.type === "plan") return { type: "plan", re: 0, decision: request.decision, steps: this.now?.plan?.steps ?? [], label: this.now?.plan?.label ?? "", spends: this.now?.plan?.spends ?? [] };
      else if (request.type === "preview") return { type: "preview", re: 0, decision: request.decision, option: request.option, events: [] };
      else if (["clauses", "clause", "card"].includes(request.type)) return this.socket.ask<Message>(request);
      return { type: "done", re: 0 };
    };
    return { ask: <T extends Message>(request: Asking) => answer(request) as Promise<T>, onNews: () => undefined, onStatus: (_: Status) => undefined, close: () => undefined };
  }
}

function tableNews(reply: BenchReply): TableNews {
  const seats = ["You", "Opponent"].map((name) => ({ name, deck: "", kind: "person" as const, here: true, away_ms: null, left_ms: null, rematch: false }));
  return {
    type: "table", state: "playing", seats, deciding: reply.view.decision?.player ?? null, clock: null, spectators: 0, seed_hash: "", seed: "", ending: null, links: {}, steward: null, muted: false,
  } as TableNews;
}
