// Which page is shown. Tokens stand behind the # so that no server on the way sees them.
import { type Room, ROOMS } from "../rooms/rooms";

export type Route =
  | { page: "lobby" } | { page: "room"; room: Room } | { page: "table"; token: string } | { page: "join"; token: string } | { page: "replay"; token: string; step: number; observer: number | null };

export function readRoute(path: string, hash: string): Route {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const token = hash.replace(/^#/, "").split("&")[0] ?? "";
  const page = path.replace(/\/+$/, "").split("/").at(-1);
  const room = ROOMS.find((one) => one.page === page);
  if (room) return { page: "room", room };
  if (!token) return { page: "lobby" };
  if (page === "table" || page === "watch") return { page: "table", token };
  if (page === "join") return { page: "join", token };
  if (page === "replay") {
    const observer = parts.get("as");
    return { page: "replay", token, step: Number(parts.get("step") ?? 0) || 0, observer: observer === null ? null : Number(observer) };
  }
  return { page: "lobby" };
}

export const route = $state<{ now: Route }>({ now: readRoute(location.pathname, location.hash) });

export function go(address: string): void {
  history.pushState(null, "", address);
  route.now = readRoute(location.pathname, location.hash);
}

export function follow(): () => void {
  const again = (): void => {
    route.now = readRoute(location.pathname, location.hash);
  };
  addEventListener("popstate", again);
  addEventListener("hashchange", again);
  return () => {
    removeEventListener("popstate", again);
    removeEventListener("hashchange", again);
  };
}
