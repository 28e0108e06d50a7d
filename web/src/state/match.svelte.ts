// One table as this browser sees it: what the server said last, what the player is doing with it, and what is still being shown.
import { tick } from "svelte";
import { Refused, type Status, type Wire } from "../net/socket";
import { choicesOf } from "../model/choices";
import { divisionOf, lethalFor, shareFor, suggestedShares } from "../model/division";
import { attachments, cardsByKey, sideOf, stackOf } from "../model/layout";
import { capital } from "../model/words";
import { type Before, Motion } from "../motion/motion.svelte";
import { changedBy } from "../motion/schedule";
import type {
  ChatLine, Cited, DecisionView, Event, Message, Opened, OptionView, PlanReply, RulesView, Steward, TableNews, Update, View, WhyReply, Wish,
} from "../wire";
import { Ahead } from "./ahead.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { ui } from "./ui.svelte";

/** An answer that was meant when an earlier one was given: "attack, and that one there". It is given if it fits, else forgotten. */
export type Intent = (decision: DecisionView) => OptionView | null;
export interface Said { title: string; wishes: Wish[]; where: string[]; told?: boolean }
export interface Trouble { what: string; clauses: Cited[] }

export class Match {
  rules = $state.raw<RulesView | null>(null);
  /** `judge`: at the bench, who sees everything and answers for both. */
  role = $state<Opened["role"] | "judge">("player");
  /** It is looked at step by step, as it was. */
  replaying = $state(false);
  /** Where every event can be asked about. */
  whyEvent: ((n: number) => void) | null = null;
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<Event[]>([]);
  table = $state.raw<TableNews | null>(null);
  chat = $state<ChatLine[]>([]);
  /** Lines that were said while nobody looked. */
  unheard = $state(0);
  /** Milliseconds since the last news of the table: clocks go on from there. */
  since = $state(0);
  status = $state<Status>({ kind: "connecting" });
  canUndo = $state(false);
  whyNoUndo = $state("");
  passed = $state.raw<Record<string, number>>({});
  plan = $state.raw<PlanReply | null>(null);
  /** The plan of a payment is on its way: until it is there, nothing is offered that would jump away under the mouse. */
  planning = $state(false);
  /** How a value is divided so far, by the keys of the cards. */
  shares = $state.raw<ReadonlyMap<number, number>>(new Map());
  why = $state.raw<Said | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  fault = $state(""); // nothing can be shown at all
  selected = $state<number | null>(null);
  openPile = $state<{ player: number; zone: string } | null>(null);
  changed = $state.raw<{ cards: Set<number>; numbers: Set<string> }>({ cards: new Set(), numbers: new Set() });
  sending = $state(false);
  /** Two at one screen: whose turn it is to look, until they say that they sit there. */
  handOver = $state<number | null>(null);
  rematchToken = $state("");
  readonly motion = new Motion();
  readonly ahead: Ahead;
  /** Updates are still to be shown. */
  showing = $state(false);

  private logs = new Map<number, Event[]>();
  private queue: Update[] = [];
  private intents: Intent[] = [];
  private askedAt = 0;
  private ticking = 0;

  constructor(readonly wire: Wire, readonly token: string) {
    this.ahead = new Ahead(wire);
    wire.onNews = (message) => this.receive(message);
    wire.onStatus = (status) => {
      this.status = status;
    };
  }

  // -- what follows from it
  /** The player at the bottom of the table. */
  readonly me = $derived.by((): number => {
    if (this.seat !== null) return this.seat;
    if (this.role === "judge") return this.view?.decision?.player ?? 0;
    const seen = this.view?.observer ?? 0;
    return seen >= 0 ? seen : 0;
  });
  readonly decision = $derived(this.view?.decision ?? null);
  readonly mine = $derived(
    this.decision !== null && this.role !== "spectator" && (this.role === "judge" || this.decision.player === this.view?.observer) && this.decision.options !== undefined && this.handOver === null,
  );
  readonly choices = $derived(choicesOf(this.mine ? this.decision : null));
  readonly cards = $derived(this.view ? cardsByKey(this.view) : new Map());
  readonly attached = $derived(this.view ? attachments(this.view) : new Map());
  readonly own = $derived(this.rules && this.view ? sideOf(this.rules, this.view, this.me, true) : null);
  readonly other = $derived(this.rules && this.view ? sideOf(this.rules, this.view, 1 - this.me, false) : null);
  readonly stack = $derived(this.rules && this.view ? stackOf(this.rules, this.view) : []);
  readonly live = $derived(this.status.kind === "open");
  /** Can be answered now. */
  readonly ready = $derived(this.mine && !this.sending && !this.planning);
  readonly division = $derived(divisionOf(this.mine ? this.decision : null));

  name(player: number): string {
    const seat = this.table?.seats[player];
    if (player === this.me && this.role === "player") return "You";
    return seat?.kind === "bot" ? capital(seat.name) : seat?.name || `Player ${player + 1}`;
  }

  // -- coming and going
  async open(): Promise<void> {
    try {
      const since = this.role === "player" && this.seat !== null ? (this.logs.get(this.seat)?.length ?? 0) : 0;
      const opened = await this.wire.ask<Opened>({ type: "open", token: this.token, since });
      this.rules = opened.rules;
      this.role = opened.role;
      this.seat = opened.seat;
      this.chat = opened.chat;
      this.fault = "";
    } catch (error) {
      if (error instanceof Refused) this.fault = error.message;
    }
  }

  receive(message: Message): void {
    if (message.type === "update") this.enqueue(message);
    else if (message.type === "table") this.tellTable(message);
    else if (message.type === "said") this.hear(message.line);
    else if (message.type === "rematched") this.rematchToken = message.token;
    else if (message.type === "error") this.trouble = { what: message.what, clauses: message.clauses };
  }

  private tellTable(table: TableNews): void {
    if (table.ending && this.table && !this.table.ending && this.role === "player") play(table.ending.winner === this.me ? "win" : "lose");
    this.table = table;
    this.since = 0;
    clearInterval(this.ticking);
    const runs = table.state === "playing" && (table.clock !== null || table.seats.some((seat) => seat.away_ms !== null));
    const start = Date.now();
    if (runs) this.ticking = setInterval(() => (this.since = Date.now() - start), 500) as unknown as number;
  }

  private hear(line: ChatLine): void {
    this.chat = [...this.chat, line];
    if (line.seat !== this.seat && settings.chat && ui.sheet !== "chat") this.unheard += 1;
  }

  // -- updates are shown one after the other
  private enqueue(update: Update): void {
    this.queue.push(update);
    if (!this.showing) void this.showAll();
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    try {
      for (let update = this.queue.shift(); update; update = this.queue.shift()) await this.show(update, this.queue.length);
    } finally {
      this.showing = false;
    }
  }

  private async show(update: Update, behind: number): Promise<void> {
    const log = [...(this.logs.get(update.observer) ?? []).filter((event) => event.n < update.start), ...update.events];
    this.logs.set(update.observer, log);
    const first = this.view === null || this.view.observer !== update.observer;
    const takenBack = update.events.length === 0;
    const before = first ? null : this.motion.before(update.events, this.view);
    if (this.role === "screen" && update.view.decision && update.view.decision.player !== this.view?.observer) this.handOver = update.view.decision.player;
    this.log = log.filter((event) => !event.quiet);
    this.view = update.view;
    this.canUndo = update.can_undo;
    this.whyNoUndo = update.why_no_undo;
    this.passed = update.passed;
    this.plan = null;
    this.planning = false;
    this.why = null;
    this.selected = null;
    this.sending = false;
    this.ahead.leave();
    this.shares = this.suggestShares();
    if (!takenBack) this.changed = changedBy(update.events);
    this.sounds(update);
    if (this.mine && this.follow()) return;
    if (this.decision?.form === "pay" && this.mine) void this.fetchPlan(this.decision);
    await tick();
    if (before) await this.animate(before, update, behind);
  }

  /** Whatever goes wrong with what moves, the game goes on; the fault is told where faults are. */
  private async animate(before: Before, update: Update, behind: number): Promise<void> {
    try {
      await this.motion.after(before, update.events, behind * 600);
    } catch (fault) {
      this.motion.finish();
      reportError(fault);
    }
  }

  private sounds(update: Update): void {
    if (update.events.some((event) => event.kind === "damage" || event.kind === "attack")) play("hit");
    else if (update.events.some((event) => event.kind === "move")) play("card");
    const now = Date.now();
    if (this.mine && document.hidden && now - this.askedAt > 10_000) play("bell");
    if (this.mine) this.askedAt = now;
  }

  /** Everything that is still to be shown, at once. */
  hurry(): void {
    this.motion.finish();
  }

  private async fetchPlan(decision: DecisionView): Promise<void> {
    this.planning = true;
    try {
      const plan = await this.wire.ask<PlanReply>({ type: "plan", decision: decision.id });
      if (plan.steps.length > 0 && this.decision?.id === plan.decision) this.plan = plan;
    } catch {
      // Without a plan each part is asked for.
    }
    if (this.decision?.id === decision.id) this.planning = false;
  }

  // -- answering
  /** The next of what was meant, if it fits what is asked now. */
  private follow(): boolean {
    const intent = this.intents.shift();
    if (!intent || !this.decision) return false;
    const option = intent(this.decision);
    if (!option) this.intents = [];
    else void this.answer(option);
    return option !== null;
  }

  async answer(option: OptionView, ...then: Intent[]): Promise<void> {
    const decision = this.decision;
    if (!decision || !this.mine || this.sending) return;
    this.intents.push(...then);
    const hold = ui.holding && decision.form === "act" && this.view?.stack !== undefined;
    await this.send(() => this.wire.ask({ type: "answer", decision: decision.id, option: option.i, ...(hold ? { hold } : {}) }));
  }

  async answerAll(options: readonly number[]): Promise<void> {
    const decision = this.decision;
    if (!decision || !this.mine || this.sending) return;
    await this.send(() => this.wire.ask({ type: "answers", decision: decision.id, options: [...options] }));
  }

  private suggestShares(): ReadonlyMap<number, number> {
    const division = this.division;
    const face = this.rules?.face;
    return division && face ? suggestedShares(division, (key) => lethalFor(this.cards.get(key), face, division.unit)) : new Map();
  }

  /** Gives the shares, card by card; the last gets what is left, so it may not be asked about. */
  divide(): void {
    const [first, ...others] = (this.division?.cards ?? []).map((key) => [key, this.shares.get(key) ?? 0] as const);
    const option = first && this.decision ? shareFor(this.decision, ...first) : null;
    if (option) void this.answer(option, ...others.map(([key, share]): Intent => (decision) => shareFor(decision, key, share)));
  }

  private async send(ask: () => Promise<unknown>): Promise<void> {
    this.hurry();
    this.sending = true;
    this.trouble = null;
    play("tick");
    try {
      await ask();
    } catch (error) {
      this.intents = [];
      this.trouble = error instanceof Refused ? { what: error.message, clauses: error.refusal.clauses } : { what: "The answer did not arrive. It is asked again.", clauses: [] };
      this.sending = false;
    }
  }

  forget(): void {
    this.intents = [];
    this.selected = null;
    this.why = null;
    this.openPile = null;
    this.trouble = null;
  }

  // -- everything else that can be asked for
  async request(request: Parameters<Wire["ask"]>[0]): Promise<Message | null> {
    try {
      return await this.wire.ask(request);
    } catch (error) {
      if (error instanceof Refused) this.trouble = { what: error.message, clauses: error.refusal.clauses };
      return null;
    }
  }

  async takeBack(): Promise<void> {
    this.hurry();
    this.intents = [];
    if (this.canUndo) await this.request({ type: "take back" });
    else this.trouble = { what: this.whyNoUndo ? `You can't take that back: ${this.whyNoUndo}.` : "There is nothing to take back.", clauses: [] };
  }

  async askWhy(card: number | null): Promise<void> {
    if (card !== null && !this.mine) return this.tellNotNow(card);
    const reply = await this.request(card === null ? { type: "why" } : { type: "why", card });
    if (reply?.type === "why") this.tell(card, reply);
  }

  private tellNotNow(card: number): void {
    const who = this.decision?.player ?? this.table?.deciding;
    if (this.role === "spectator" || typeof who !== "number") return;
    this.why = { title: this.cards.get(card)?.name ?? "That card", wishes: [{ label: "Not now", option: null, clauses: [{ clause: "", says: `${this.name(who)} is deciding.` }] }], where: [] };
  }

  private tell(card: number | null, reply: WhyReply): void {
    const name = card === null ? "" : (this.cards.get(card)?.name ?? "That card");
    this.why = { title: card === null ? "Why is this so?" : name, wishes: reply.wishes, where: reply.where, told: card === null };
  }

  setSteward(change: Partial<Steward>): void {
    const steward = { ...(this.table?.steward ?? {}), ...change };
    if (this.table) this.table = { ...this.table, steward };
    void this.request({ type: "stops", steward });
  }

  sitDown(): void {
    this.handOver = null;
    if (this.decision?.form === "pay") void this.fetchPlan(this.decision);
  }

  leave(): void {
    this.motion.finish();
    clearInterval(this.ticking);
    this.wire.close();
  }
}
