import type { Room } from "../rooms";

export const room: Room = { page: "cards", title: "Cards", about: "Bring cards of your own", place: 2, load: () => import("./CollectionPage.svelte") };
