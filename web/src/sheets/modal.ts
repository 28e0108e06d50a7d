// Whatever lies over the table keeps the focus while it is open, and gives it back to where it was.
const OPEN = "[data-modal]";
const REACHED = "button:not(:disabled), [href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex='-1'])";

let opener: HTMLElement | null = null;

const shown = (one: HTMLElement): boolean => one.offsetParent !== null || getComputedStyle(one).position === "fixed";
const reached = (node: HTMLElement): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one.tabIndex >= 0 && shown(one));

/** After something closed: unless another one has opened in its place, the focus goes back, or to the question if that is gone. */
function giveBack(): void {
  if (document.querySelector(OPEN)) return;
  const back = opener;
  opener = null;
  const to = back?.isConnected && shown(back) && back !== document.body ? back : document.getElementById("prompt");
  to?.focus({ preventScroll: true });
}

/** Makes an element a dialog. `first`: what has the focus at the start, if not the dialog itself. */
export function modal(node: HTMLElement, first = ""): { destroy: () => void } {
  opener ??= document.activeElement instanceof HTMLElement ? document.activeElement : null; // one sheet may follow another
  node.dataset["modal"] = "yes";
  const start = (first ? node.querySelector<HTMLElement>(first) : null) ?? node;
  start.focus({ preventScroll: true });

  const tab = (e: KeyboardEvent): void => {
    if (e.key !== "Tab" || [...document.querySelectorAll(OPEN)].at(-1) !== node) return;
    const all = reached(node);
    const [ahead, behind] = [all[0], all.at(-1)];
    const here = document.activeElement;
    const inside = here !== node && node.contains(here);
    const next = e.shiftKey ? (!inside || here === ahead ? behind : null) : !inside || here === behind ? ahead : null;
    if (all.length > 0 && next === null) return;
    e.preventDefault();
    next?.focus();
  };
  window.addEventListener("keydown", tab);
  return {
    destroy() {
      window.removeEventListener("keydown", tab);
      queueMicrotask(giveBack);
    },
  };
}
