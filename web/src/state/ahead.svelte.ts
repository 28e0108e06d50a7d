// What an answer would lead to, for whoever rests on it with the pointer or stands on it with the keys.
import type { Wire } from "../net/socket";
import type { DecisionView, Event, OptionView, PreviewReply } from "../wire";

const REST = 200; // ms: nobody asks for what the pointer only crosses
const MOST = 5;

export class Ahead {
  /** The option that is looked at, and what follows from it. */
  option = $state.raw<OptionView | null>(null);
  lines = $state.raw<string[]>([]);
  private known = new Map<string, Event[]>();
  private decision = 0;
  private timer = 0;

  constructor(private readonly wire: Wire) {}

  /** Look at an option of this decision. */
  look(decision: DecisionView | null, option: OptionView): void {
    clearTimeout(this.timer);
    if (!decision) return;
    if (decision.id !== this.decision) this.known.clear();
    this.decision = decision.id;
    this.timer = setTimeout(() => void this.fetch(decision.id, option), REST) as unknown as number;
  }

  leave(): void {
    clearTimeout(this.timer);
    this.option = null;
    this.lines = [];
  }

  private async fetch(decision: number, option: OptionView): Promise<void> {
    const id = `${decision}:${option.i}`;
    this.option = option;
    this.lines = [];
    let events = this.known.get(id);
    if (!events) {
      try {
        events = (await this.wire.ask<PreviewReply>({ type: "preview", decision, option: option.i })).events;
      } catch {
        return; // the table has moved on
      }
      this.known.set(id, events);
    }
    if (this.option === option) this.lines = told(events);
  }
}

/** The lines that are worth reading: not the answer itself said again, and not the phases that pass. */
export function told(events: readonly Event[]): string[] {
  const lines = events.filter((event) => !event.quiet && event.text && event.kind !== "phase").map((event) => event.text ?? "");
  return lines.length > MOST ? [...lines.slice(0, MOST), `and ${lines.length - MOST} more`] : lines;
}
