// Things that are drawn over the table must know where cards lie, also after cards have moved.
import { tick } from "svelte";

export const boxOf = (selector: string): DOMRect | null => document.querySelector(`[data-table] ${selector}`)?.getBoundingClientRect() ?? null;

/** Measures now, when cards have come to rest, and whenever the page scrolls or changes its size. Gives back how to stop. */
export function remeasured(measure: () => void): () => void {
  void tick().then(measure);
  const timers = [setTimeout(measure, 320), setTimeout(measure, 900)];
  addEventListener("resize", measure);
  document.addEventListener("scroll", measure, true);
  return () => {
    timers.forEach(clearTimeout);
    removeEventListener("resize", measure);
    document.removeEventListener("scroll", measure, true);
  };
}
