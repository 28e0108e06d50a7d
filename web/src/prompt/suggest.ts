// The number that is most likely good: the least that is lethal where damage is divided, else the default, else the most.
import { numbersOf } from "../model/choices";
import type { CardView, DecisionView, RulesView } from "../wire";

export function suggested(decision: DecisionView, about: CardView | undefined, rules: RulesView): { value: number; note: string } {
  const values = numbersOf(decision).map((one) => one.value);
  const fallback = typeof decision.default === "number" ? numbersOf(decision).find((one) => one.option.i === decision.default)?.value : undefined;
  if (decision.form === "repeat") return { value: fallback ?? values[0] ?? 0, note: "" };
  if (decision.form !== "divide" || !about) return { value: fallback ?? Math.max(...values), note: "" };
  const toughness = rules.face.stats.map((stat) => about[stat.at]).filter((n): n is number => typeof n === "number").at(-1) ?? 0;
  const left = toughness - (about.damage ?? 0);
  const lethal = values.find((value) => value >= left);
  return lethal === undefined ? { value: Math.max(...values), note: "" } : { value: lethal, note: "lethal" };
}
