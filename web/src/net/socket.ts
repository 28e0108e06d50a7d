// One connection to the server: requests get their replies, news go to whoever listens, and a lost connection comes back by itself.
import type { Error as Refusal, Message, Request } from "../wire";

type Unsent<R> = R extends { id: number } ? Omit<R, "id"> : never;
export type Asking = Unsent<Request>;
export type Status = { kind: "open" } | { kind: "connecting" } | { kind: "lost"; again: number };

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.what);
  }
}

/** Whatever carries messages: the socket of a browser, or a recording. */
export interface Wire {
  ask<T extends Message>(request: Asking): Promise<T>;
  onNews: (message: Message) => void;
  onStatus: (status: Status) => void;
  close(): void;
}

interface Waiting { answer: (message: Message) => void; fail: (error: Error) => void }
const LONGEST_WAIT = 15; // seconds between two tries
const PING_EVERY = 20_000;

export class Socket implements Wire {
  onNews: (message: Message) => void = () => undefined;
  onStatus: (status: Status) => void = () => undefined;
  /** Asked again whenever the connection is there: sit down at the table. */
  onOpen: () => void = () => undefined;
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private unsent: string[] = [];
  private last = 0;
  private tries = 0;
  private timer = 0;
  private pings = 0;
  private closed = false;

  constructor(private readonly address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`) {
    this.connect();
    addEventListener("online", this.hurry);
  }

  private readonly hurry = (): void => {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    clearInterval(this.timer);
    this.socket?.close();
    this.onStatus({ kind: "connecting" });
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.onStatus({ kind: "open" });
      this.pings = setInterval(() => void this.ask({ type: "ping" }).catch(() => undefined), PING_EVERY) as unknown as number;
      this.onOpen();
      for (const text of this.unsent.splice(0)) socket.send(text);
    };
    socket.onmessage = (e: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(e.data) as Message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private receive(message: Message): void {
    const re = "re" in message ? message.re : null;
    const waiting = re === null ? undefined : this.waiting.get(re);
    if (re !== null) this.waiting.delete(re);
    if (message.type === "error") {
      if (waiting) waiting.fail(new Refused(message));
      else this.onNews(message);
    } else if (waiting) waiting.answer(message);
    else this.onNews(message);
  }

  private lost(): void {
    clearInterval(this.pings);
    for (const one of this.waiting.values()) one.fail(new Error("The connection was lost."));
    this.waiting.clear();
    if (this.closed) return;
    const wait = Math.min(LONGEST_WAIT, 2 ** this.tries++);
    let left = wait;
    this.onStatus({ kind: "lost", again: left });
    this.timer = setInterval(() => {
      left -= 1;
      if (left <= 0) this.connect();
      else this.onStatus({ kind: "lost", again: left });
    }, 1000) as unknown as number;
  }

  ask<T extends Message>(request: Asking): Promise<T> {
    const id = ++this.last;
    const text = JSON.stringify({ ...request, id });
    return new Promise<T>((answer, fail) => {
      this.waiting.set(id, { answer: answer as (message: Message) => void, fail });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
      else this.unsent.push(text);
    });
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pings);
    clearInterval(this.timer);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }
}
