// What every room needs: a connection, the games, and which of them is open here.
import { Refused, Socket } from "../../net/socket";
import { keepToken } from "../../state/tokens";
import { go } from "../../state/route.svelte";
import type { GameInfo, LobbyReply, RulesReply, RulesView, Seated, ShelfReply } from "../../wire";

const PLACE = "cardwright.room.game";
/** The game that the address asks for, or that one was last busy with in a room. */
export const lastGame = (): string => new URLSearchParams(location.search).get("game") ?? localStorage.getItem(PLACE) ?? "";

export class Desk {
  readonly socket = new Socket();
  games = $state.raw<GameInfo[]>([]);
  game = $state("");
  shelf = $state.raw<ShelfReply | null>(null);
  rules = $state.raw<RulesView | null>(null);
  lost = $state(false);
  trouble = $state("");
  busy = $state(false);
  /** Called when another game is open. */
  onGame: () => void = () => undefined;

  constructor() {
    this.socket.onStatus = (status) => {
      this.lost = status.kind === "lost";
    };
    void this.socket.ask<LobbyReply>({ type: "lobby" }).then((reply) => {
      this.games = reply.games;
      const asked = lastGame();
      void this.open(reply.games.some((one) => one.game === asked) ? asked : (reply.games[0]?.game ?? ""));
    }).catch(() => undefined);
  }

  async open(game: string): Promise<void> {
    if (!game) return;
    this.game = game;
    try {
      localStorage.setItem(PLACE, game);
    } catch {
      // It opens with the first game next time.
    }
    this.shelf = null;
    const [rules, shelf] = await Promise.all([this.socket.ask<RulesReply>({ type: "rules", game }), this.socket.ask<ShelfReply>({ type: "shelf", game })]);
    if (this.game !== game) return;
    this.rules = rules.rules;
    this.shelf = shelf;
    this.onGame();
  }

  /** Something that seats one at a table. */
  async sit(ask: () => Promise<Seated>): Promise<void> {
    this.busy = true;
    const seated = await this.tried(ask);
    this.busy = false;
    if (!seated) return;
    keepToken(seated.token);
    go(`/table#${seated.token}`);
  }

  /** The reply, or nothing; then `trouble` says why. */
  async tried<T>(ask: () => Promise<T>): Promise<T | null> {
    this.trouble = "";
    try {
      return await ask();
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : "The server did not answer. Try again.";
      return null;
    }
  }

  close(): void {
    this.socket.close();
  }
}
