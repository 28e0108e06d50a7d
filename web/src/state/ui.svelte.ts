// What is open on the screen, besides the game itself.
import type { CardView } from "../wire";

export type Sheet = "log" | "stack" | "menu" | "stops" | "settings" | "keys" | "chat" | "list" | "help" | null;

class Ui {
  zoom = $state.raw<{ card: CardView; near: DOMRect; pinned: boolean } | null>(null);
  sheet = $state<Sheet>(null);
  group = $state(""); // the verb of the prompt that is open
  phone = $state(matchMedia("(max-width: 760px)").matches);
  trayHidden = $state(false);

  constructor() {
    matchMedia("(max-width: 760px)").addEventListener("change", (e) => {
      this.phone = e.matches;
    });
  }

  toggle(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }
}

export const ui = new Ui();
