// What can be played here, and the games that this browser has a seat at.
import { Refused, Socket } from "../net/socket";
import type { CreateRequest, LobbyReply, MatchInfo, MineReply, Seated } from "../wire";
import { asAsked } from "./decks";
import { go } from "./route.svelte";
import { keepToken, keptTokens } from "./tokens";

const AGAIN = 5000; // tables come and go

export class Lobby {
  has = $state.raw<LobbyReply | null>(null);
  mine = $state.raw<MatchInfo[]>([]);
  trouble = $state("");
  lost = $state(false);
  busy = $state(false);
  readonly socket = new Socket();
  private timer = 0;

  constructor() {
    this.socket.onStatus = (status) => {
      this.lost = status.kind === "lost";
    };
    this.socket.onOpen = () => void this.look();
    this.timer = setInterval(() => void this.look(), AGAIN) as unknown as number;
  }

  async look(): Promise<void> {
    try {
      this.has = await this.socket.ask<LobbyReply>({ type: "lobby" });
      const tokens = keptTokens();
      if (tokens.length > 0) this.mine = (await this.socket.ask<MineReply>({ type: "mine", tokens })).matches;
    } catch {
      // The connection comes back by itself, and then it is asked again.
    }
  }

  async create(wish: Omit<CreateRequest, "id" | "type">): Promise<void> {
    await this.seat(() => this.socket.ask<Seated>({ type: "create", ...wish }));
  }

  async join(invitation: string, deck: string, name: string): Promise<void> {
    await this.seat(() => this.socket.ask<Seated>({ type: "join", invitation, deck: asAsked(deck), ...(name ? { name } : {}) }));
  }

  private async seat(ask: () => Promise<Seated>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      const seated = await ask();
      keepToken(seated.token);
      go(`/table#${seated.token}`);
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : "The server did not answer. Try again.";
    }
    this.busy = false;
  }

  close(): void {
    clearInterval(this.timer);
    this.socket.close();
  }
}
