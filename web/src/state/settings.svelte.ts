// What a player has set, kept in the browser.
import type { Bindings } from "../model/keys";

export type Theme = "system" | "light" | "dark";
interface Kept { theme: Theme; motion: "system" | "full" | "none"; sound: boolean; name: string; keys: Bindings; chat: boolean; help: boolean; firstGame: string[] }

const PLACE = "cardwright.settings";
const FIRST: Kept = { theme: "system", motion: "system", sound: false, name: "", keys: {}, chat: true, help: true, firstGame: [] };

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Kept>(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the settings last as long as the page.
  }
}

/** The theme in force, on the root element. */
export function applyTheme(): void {
  const dark = settings.theme === "dark" || (settings.theme === "system" && !matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

export function calm(): boolean {
  return settings.motion === "none" || (settings.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}
