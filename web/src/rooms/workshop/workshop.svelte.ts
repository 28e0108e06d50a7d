// A card while it is written: its fields as texts (the server knows what they mean), and what was understood of it.
import { Refused } from "../../net/socket";
import { saveFile } from "../../state/files";
import { settings } from "../../state/settings.svelte";
import type { CardRead, ExportReply, Seated } from "../../wire";
import type { Desk } from "../parts/desk.svelte";

const PAUSE = 220; // milliseconds after a key before the card is read
const PLACE = "cardwright.workshop";
type Fields = Record<string, string>;

export class Workshop {
  card = $state<Fields>({});
  read = $state.raw<CardRead | null>(null);
  reading = $state(false);
  fault = $state("");
  reported = $state<number | null>(null);
  private timer = 0;
  private asked = 0;

  constructor(readonly desk: Desk) {
    desk.onGame = () => this.start();
  }

  /** What of a card is asked for, besides name, type and text. */
  get fields(): string[] {
    return this.desk.shelf?.fields ?? [];
  }

  private start(): void {
    this.read = null;
    const kept = localStorage.getItem(`${PLACE}.${this.desk.game}`);
    try {
      if (kept) this.card = JSON.parse(kept) as Fields;
      else this.example();
    } catch {
      this.example();
    }
    void this.look();
  }

  /** A card of the game's own set, to begin with. */
  example(): void {
    const example = this.desk.shelf?.example ?? {};
    this.card = Object.fromEntries(["name", "type", "text", ...this.fields].map((at) => [at, asText(example[at])]));
    void this.look();
  }

  blank(): void {
    this.card = Object.fromEntries(["name", "type", "text", ...this.fields].map((at) => [at, at === "type" ? (this.desk.shelf?.kinds[0] ?? "") : ""]));
    void this.look();
  }

  typed(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), PAUSE) as unknown as number;
  }

  /** Fields that say something. */
  get written(): Fields {
    return Object.fromEntries(Object.entries(this.card).filter(([at, value]) => value.trim() !== "" || at === "text"));
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    this.reading = true;
    this.reported = null;
    try {
      localStorage.setItem(`${PLACE}.${this.desk.game}`, JSON.stringify(this.card));
    } catch {
      // The card lasts as long as the page.
    }
    try {
      const reply = await this.desk.socket.ask<CardRead>({ type: "read card", game: this.desk.game, card: this.written });
      if (asked !== this.asked) return;
      this.read = reply;
      this.fault = "";
    } catch (error) {
      if (asked === this.asked) this.fault = error instanceof Refused ? error.message : "The server did not answer. It is asked again when you type.";
    } finally {
      if (asked === this.asked) this.reading = false;
    }
  }

  async tryIt(): Promise<void> {
    const { game } = this.desk;
    await this.desk.sit(() => this.desk.socket.ask<Seated>({ type: "try card", game, card: this.written, ...(settings.name ? { name: settings.name } : {}) }));
  }

  /** A file with the card, its text and the reading. */
  async report(line: number): Promise<void> {
    const reply = await this.desk.tried(() => this.desk.socket.ask<ExportReply>({ type: "report line", game: this.desk.game, card: this.written, line }));
    if (!reply) return;
    saveFile(reply.file, reply.text);
    this.reported = line;
  }
}

/** "level 1, cores 1, bp 2000" */
const named = (one: unknown): string => (typeof one === "object" && one !== null ? Object.entries(one).map(([at, n]) => `${at} ${String(n)}`).join(", ") : String(one));

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.every((one) => typeof one === "string") ? value.join(", ") : value.map(named).join("; ");
  return value === undefined || value === null ? "" : String(value);
}
