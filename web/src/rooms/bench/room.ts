import type { Room } from "../rooms";

export const room: Room = { page: "bench", title: "Judge's bench", short: "Bench", about: "Lay out any table, play it for both sides, ask why, save the ruling", place: 40, load: () => import("./BenchPage.svelte") };
