import type { Room } from "../rooms";

export const room: Room = { page: "rulebook", title: "Rulebook", about: "Every clause, with the tests and the code that show it", place: 50, load: () => import("./RulebookPage.svelte") };
