// Answers as a server would, out of a recording.
import type { Asking, Status, Wire } from "../src/net/socket";
import type { Match } from "../src/state/match.svelte";
import type { Event, Message, RulesView, TableNews, View, Wish } from "../src/wire";

interface Scene { view: View; log: Event[]; plan: { for: number; steps: number[]; label: string; spends: number[] } | null; whys: Record<string, { label: string; clause: string; says: string }[]>; decks: string[] }
interface Fixture { rules: RulesView; scenes: Record<string, Scene>; stretch: { view: View; events: Event[] }[] }

export function recorded(asked: URLSearchParams): Wire & { start: (match: Match) => Promise<void> } {
  let scene: Scene | undefined;
  const wire = {
    onNews: (_: Message): void => undefined,
    onStatus: (_: Status): void => undefined,
    async ask<T extends Message>(request: Asking): Promise<T> {
      await Promise.resolve();
      if (request.type === "plan") return { type: "plan", re: 0, decision: request.decision, steps: scene?.plan?.steps ?? [], label: scene?.plan?.label ?? "", spends: scene?.plan?.spends ?? [] } as Message as T;
      if (request.type === "why") {
        const wishes: Wish[] = (scene?.whys[String(request.card)] ?? []).map((one) => ({ label: one.label, option: null, clauses: [{ clause: one.clause, says: one.says }] }));
        return { type: "why", re: 0, wishes, where: scene?.view.now.where ?? [] } as Message as T;
      }
      return { type: "done", re: 0 } as Message as T;
    },
    close: (): void => undefined,
    async start(match: Match): Promise<void> {
      const fixture = (await (await fetch(`/dev/fixtures/${asked.get("g") ?? "sve"}.json`)).json()) as Fixture;
      const names = Object.keys(fixture.scenes);
      scene = fixture.scenes[asked.get("s") ?? ""] ?? fixture.scenes["main"] ?? fixture.scenes["priority"] ?? fixture.scenes[names[0] ?? ""];
      if (!scene) return;
      match.rules = fixture.rules;
      match.seat = 0;
      match.status = asked.get("lost") ? { kind: "lost", again: 3 } : { kind: "open" };
      const table: TableNews = {
        type: "table", state: scene.view.winner >= 0 ? "over" : "playing", deciding: 0, clock: null, spectators: 0, seed_hash: "9f2c".repeat(16), seed: "", ending: null, links: {}, muted: false,
        seats: scene.decks.map((deck, i) => ({ name: i ? "Rowan" : "You", deck, kind: i ? "bot" : "person", here: true, away_ms: null, left_ms: null, rematch: false })),
        steward: { mine: ["main"], theirs: ["attack", "end"] },
      };
      wire.onNews = (message) => match.receive(message);
      match.receive(table);
      const update = (view: View, events: Event[]): void => match.receive({ type: "update", observer: 0, start: events[0]?.n ?? 0, events, view, can_undo: true, why_no_undo: "", passed: {} });
      if (!asked.get("play")) return update(scene.view, scene.log);
      for (const one of fixture.stretch) {
        update(one.view, one.events);
        await new Promise((done) => setTimeout(done, 900));
      }
    },
  };
  return wire;
}
