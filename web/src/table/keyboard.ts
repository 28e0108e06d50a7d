// What keys do at a table.
import { withoutCopies } from "../model/choices";
import { type Action, actionOf, nextIn } from "../model/keys";
import type { Match } from "../state/match.svelte";
import { applyTheme, keepSettings, settings } from "../state/settings.svelte";
import { ui } from "../state/ui.svelte";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;
const isArrow = (key: string): key is (typeof ARROWS)[number] => (ARROWS as readonly string[]).includes(key);
const typing = (e: KeyboardEvent): boolean => e.target instanceof HTMLElement && (["INPUT", "TEXTAREA", "SELECT"].includes(e.target.tagName) && (e.target as HTMLInputElement).type !== "checkbox");
const focusIn = (selector: string): void => document.querySelector<HTMLElement>(`[data-table] ${selector}`)?.focus();
const focusedKey = (): number | null => {
  const key = document.activeElement?.closest<HTMLElement>("[data-key]")?.dataset["key"];
  return key === undefined ? null : Number(key);
};

export function onKey(match: Match, e: KeyboardEvent): void {
  if ((typing(e) && e.key !== "Escape") || e.ctrlKey || e.metaKey) return;
  if (e.key === "Alt") zoomFocused(match);
  if (e.altKey) return;
  if (act(match, e)) e.preventDefault();
}

/** What does not play: it may also be done while something lies over the table. */
const ANYWHERE: readonly (Action | null)[] = ["clear", "keys", "theme"];

function act(match: Match, e: KeyboardEvent): boolean {
  if (ui.sheet !== null && ui.sheet !== "list" && !ANYWHERE.includes(actionOf(e.key, settings.keys))) return false;
  if (isArrow(e.key)) return arrow(e.key);
  const number = e.shiftKey ? /^Digit([0-9])$/.exec(e.code)?.[1] : /^[0-9]$/.exec(e.key)?.[0]; // with Shift, the keys of digits are other signs
  if (number !== undefined) return digit(number);
  if (e.key === "y" || e.key === "n") if (yesNo(match, e.key)) return true;
  const onButton = document.activeElement instanceof HTMLButtonElement;
  if (e.key === "Enter" && onButton) return false;
  const action = e.key === "Enter" ? "accept" : actionOf(e.key, settings.keys);
  switch (action) {
    case "accept": {
      // Space on a card or a row that has the focus presses it, as everywhere.
      if (onButton && document.activeElement?.closest("[data-key], .row, .sheet")) return false;
      const button = document.querySelector<HTMLElement>(".hand-over [data-accept], #prompt [data-accept]");
      button?.click();
      return button !== null;
    }
    case "clear": ui.zoom = null; ui.group = ""; if (ui.sheet) ui.sheet = null; else match.forget(); return true;
    case "undo": void match.takeBack(); return true;
    case "why": void match.askWhy(focusedKey()); return true;
    case "zoom": return zoomFocused(match);
    case "log": if (ui.phone) ui.toggle("log"); else document.querySelector<HTMLElement>("#log")?.focus(); return true;
    case "stack": if (ui.phone) ui.toggle("stack"); else focusIn("[data-stacked]"); return true;
    case "hand": focusIn(".hand .card"); return true;
    case "mine": focusIn(".me .card"); return true;
    case "theirs": focusIn(".opp .card"); return true;
    case "yieldAct": if (match.table?.steward) match.setSteward({ passing: "until they act" }); return true;
    case "yieldTurn": if (match.table?.steward) match.setSteward({ passing: "until my turn" }); return true;
    case "control": if (match.table?.steward) match.setSteward({ full_control: !match.table.steward.full_control }); return true;
    case "theme": nextTheme(); return true;
    case "keys": ui.toggle("keys"); return true;
    case "concede": ui.sheet = "menu"; return true;
    default: return verb(match, e.key);
  }
}

function nextTheme(): void {
  settings.theme = document.documentElement.dataset["theme"] === "dark" ? "light" : "dark";
  keepSettings();
  applyTheme();
}

function zoomFocused(match: Match): boolean {
  const key = focusedKey();
  const card = key === null ? undefined : match.cards.get(key);
  if (!card?.name || !document.activeElement) return false;
  ui.zoom = ui.zoom?.card.key === key ? null : { card, near: document.activeElement.getBoundingClientRect(), pinned: false };
  return true;
}

function arrow(key: (typeof ARROWS)[number]): boolean {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !here.closest("[data-table]")) {
    focusIn(".hand .card, .me .card");
    return true;
  }
  if (!here.matches(".card")) return false;
  const cards = [...document.querySelectorAll<HTMLElement>("[data-table] button.card")].filter((one) => one !== here && one.offsetParent !== null);
  const next = cards[nextIn(here.getBoundingClientRect(), cards.map((one) => one.getBoundingClientRect()), key)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

function digit(key: string): boolean {
  const row = document.querySelector<HTMLElement>(`#prompt [data-digit="${key}"]`)?.closest<HTMLElement>("button");
  const number = row ?? [...document.querySelectorAll<HTMLElement>("#prompt .num, #prompt .few .go")].find((one) => one.textContent?.trim().startsWith(key) || one.querySelector("kbd")?.textContent === key);
  number?.click();
  return number !== undefined && number !== null;
}

function yesNo(match: Match, key: string): boolean {
  const option = match.mine ? match.decision?.options?.find((one) => one.do === (key === "y" ? "yes" : "no")) : undefined;
  if (option) void match.answer(option);
  return option !== undefined;
}

/** A letter opens the verb of the prompt that it stands on; of a verb with one answer it is the answer. */
function verb(match: Match, key: string): boolean {
  const group = match.choices.groups.find((one) => one.letter === key.toLowerCase());
  if (!group || !match.mine || match.decision?.form !== "act") return false;
  const [only, ...others] = withoutCopies(group.options);
  if (only && others.length === 0) void match.answer(only.option);
  else ui.group = group.letter;
  return true;
}
