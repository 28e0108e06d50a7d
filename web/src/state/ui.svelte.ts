// What is open on the screen, besides the game itself.
import type { CardView } from "../wire";

export type Sheet = "log" | "stack" | "menu" | "stops" | "settings" | "keys" | "chat" | "list" | "help" | "paste" | "export" | "hand" | "card" | "rulebook" | null;

class Ui {
  zoom = $state.raw<{ card: CardView; near: DOMRect; pinned: boolean } | null>(null);
  sheet = $state<Sheet>(null);
  /** The clause that the rulebook is open at. */
  clause = $state("");
  group = $state(""); // the verb of the prompt that is open
  phone = $state(matchMedia("(max-width: 760px)").matches);
  trayHidden = $state(false);
  /** The game is over, and its table is looked at again. */
  afterwards = $state(false);
  /** Is Shift held? Whoever acts so keeps priority. */
  holding = $state(false);

  constructor() {
    matchMedia("(max-width: 760px)").addEventListener("change", (e) => {
      this.phone = e.matches;
    });
    const hold = (e: KeyboardEvent | MouseEvent): void => {
      this.holding = e.shiftKey;
    };
    for (const name of ["keydown", "keyup", "pointerdown", "pointerup"] as const) window.addEventListener(name, hold, { capture: true });
    window.addEventListener("blur", () => (this.holding = false));
  }

  toggle(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }
}

export const ui = new Ui();
