import type { Room } from "../rooms";

export const room: Room = { page: "workshop", title: "Workshop", about: "Write a card and see what the engine understands", place: 3, load: () => import("./WorkshopPage.svelte") };
