// A game that was played, step by step.
import { tick } from "svelte";
import { Refused, type Wire } from "../net/socket";
import type { Event, Message, StepInfo, StepReply, StepsReply } from "../wire";
import type { Match } from "./match.svelte";

export class Replay {
  steps = $state.raw<StepInfo[]>([]);
  at = $state(0);
  observer = $state(-2);
  playing = $state(false);
  fault = $state("");
  private asked = 0;
  private timer = 0;

  constructor(private readonly match: Match, private readonly wire: Wire) {}

  async load(step: number, observer: number): Promise<void> {
    try {
      this.steps = (await this.wire.ask<StepsReply>({ type: "steps" })).steps;
    } catch (error) {
      this.fault = error instanceof Refused ? error.message : "The replay did not arrive.";
      return;
    }
    this.observer = observer;
    await this.go(step || 0);
  }

  /** The table after so many answers. */
  async go(step: number): Promise<void> {
    const goal = Math.max(0, Math.min(step, this.steps.length));
    const near = goal === this.at + 1;
    this.at = goal;
    const number = ++this.asked;
    let reply: StepReply;
    try {
      reply = await this.wire.ask<StepReply>({ type: "step", step: goal, observer: this.observer });
    } catch (error) {
      if (error instanceof Refused) this.fault = error.message;
      return;
    }
    if (number !== this.asked) return;
    await this.show(reply, near);
    history.replaceState(null, "", `${location.pathname}#${this.match.token}&step=${goal}&as=${this.observer}`);
  }

  private async show(reply: StepReply, near: boolean): Promise<void> {
    const match = this.match;
    match.motion.finish();
    const before = near ? match.motion.before(reply.events, match.view) : null;
    match.view = reply.view;
    match.log = [...(near ? match.log : []), ...reply.events.filter((event: Event) => !event.quiet)];
    await tick();
    if (before) void match.motion.after(before, reply.events, 0);
  }

  async seenBy(observer: number): Promise<void> {
    this.observer = observer;
    await this.go(this.at);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) void this.run();
  }

  private async run(): Promise<void> {
    if (!this.playing) return;
    await this.go(this.at + 1);
    if (this.at >= this.steps.length) this.playing = false;
    else this.timer = setTimeout(() => void this.run(), 700) as unknown as number;
  }

  /** The first step of each turn. */
  turn(direction: 1 | -1): void {
    const now = this.steps[Math.min(this.at, this.steps.length - 1)]?.turn ?? 0;
    const places = this.steps.map((step, i) => ({ i, turn: step.turn })).filter((one, k, all) => k === 0 || all[k - 1]?.turn !== one.turn);
    const next = direction > 0 ? places.find((one) => one.turn > now) : places.findLast((one) => one.i < this.at);
    void this.go(next?.i ?? (direction > 0 ? this.steps.length : 0));
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
export type { Message };
