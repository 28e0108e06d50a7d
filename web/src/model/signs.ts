// Texts of cards and lines of the log, taken apart: signs are drawn, words in brackets are set off.
import type { RulesView, SignRules } from "../wire";

export type Part =
  | { kind: "text"; text: string }
  | { kind: "coin"; text: string; title: string; pigment: string } // a cost: fire will, 3 of any
  | { kind: "sign"; text: string; title: string } // an icon that has a name: Fanfare, rest this card
  | { kind: "word"; text: string }; // a keyword or a trait: <Crush:1>, 【When Summoned】, 《Forge》

const BRACKETED = /【([^】]+)】|<([^<>]+)>|《([^》]+)》|\[([A-Z][^\]+\-/]{0,27})\]/; // a longer one in square brackets is a cost

/** What stands in a coin: the amount, or the first letter of what it is. */
function coin(sign: string, rules: SignRules): string | null {
  const inner = sign.slice(1, -1);
  const amount = /^(?:cost)?0?(\d+|X)$/.exec(inner)?.[1];
  if (amount !== undefined) return amount;
  if (!rules.pigment) return null;
  return /^[A-Z]$/.test(inner) ? inner : capitalOf(rules.name ?? "");
}
const capitalOf = (name: string): string => (/[a-z]/i.exec(name.replace(/^\d+ /, ""))?.[0] ?? "?").toUpperCase();

function words(text: string): Part[] {
  const out: Part[] = [];
  let rest = text;
  for (let found = BRACKETED.exec(rest); found; found = BRACKETED.exec(rest)) {
    if (found.index > 0) out.push({ kind: "text", text: rest.slice(0, found.index) });
    out.push({ kind: "word", text: found.slice(1).find((one) => one !== undefined) ?? "" });
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest) out.push({ kind: "text", text: rest });
  return out;
}

/** Takes a text apart at the signs of a game. */
export function partsOf(text: string, symbols: RulesView["symbols"]): Part[] {
  const signs = Object.keys(symbols).sort((a, b) => b.length - a.length);
  const out: Part[] = [];
  let plain = "";
  const flush = (): void => {
    if (plain) out.push(...words(plain));
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const sign = signs.find((one) => text.startsWith(one, at));
    if (sign === undefined) {
      plain += text.charAt(at++);
      continue;
    }
    flush();
    const rules = symbols[sign] ?? {};
    const inside = coin(sign, rules);
    const title = rules.name ?? sign;
    out.push(inside === null ? { kind: "sign", text: title, title } : { kind: "coin", text: inside, title, pigment: rules.pigment ?? "bone" });
    at += sign.length;
  }
  flush();
  return out;
}

/** A text for somebody who hears it. */
export const spoken = (text: string, symbols: RulesView["symbols"]): string =>
  partsOf(text, symbols).map((part) => ("title" in part ? part.title : part.text)).join("");
