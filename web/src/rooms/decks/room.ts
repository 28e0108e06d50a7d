import type { Room } from "../rooms";

export const room: Room = { page: "decks", title: "Decks", about: "Build a deck, check it, try a hand, play it", place: 1, load: () => import("./DecksPage.svelte") };
