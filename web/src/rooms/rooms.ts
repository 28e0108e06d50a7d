// The rooms around the table. A folder beside this file with a `room.ts` is one: the lobby leads to it, and its page is loaded when it is opened.
import type { Component } from "svelte";

export interface Room {
  /** Its address, and the name of the page on the server. */
  page: string;
  title: string;
  /** Its title where there is little room. */
  short?: string;
  /** One sentence for who has not been there. */
  about: string;
  /** Where it stands among the others. */
  place: number;
  load: () => Promise<{ default: Component }>;
}

const found = import.meta.glob<{ room: Room }>("./*/room.ts", { eager: true });
export const ROOMS: readonly Room[] = Object.values(found).map((one) => one.room).sort((a, b) => a.place - b.place);
