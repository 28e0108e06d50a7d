// A scenario file as the bench edits it (docs/scenarios.md): heads, settings of the table, cards in their places, lines of play.
export interface Placed { place: string; count: number; name: string; about: string; label: string; text: string }
export interface Scene { heads: Record<string, string>; settings: Record<string, string>; cards: Placed[]; lines: string[] }

const HEADS = ["title", "game", "shows", "ruling", "source", "question", "answer", "cards"] as const;
const CARD = /^(?:(?<before>\d+)(?: ?[xX×] | ))?(?<name>[^()]+?)(?: [xX×] ?(?<behind>\d+))?(?: ?\((?<about>[^()]*)\)(?: [xX×] ?(?<last>\d+))?)?(?: as (?<label>[^()]+))?$/;

export const emptyScene = (game: string): Scene => ({ heads: { title: "A question", game }, settings: {}, cards: [], lines: [] });
export const emptyCard = (place: string): Placed => ({ place, count: 1, name: "", about: "", label: "", text: "" });

/** What it is called on its table. */
export const called = (card: Placed): string => card.label || card.name;
/** A name that can stand in a scenario's lines: brackets, commas and quotes have a meaning there. */
export const plainName = (name: string): string => name.replace(/[(),"#:]/g, " ").replace(/\s+/g, " ").trim();

export function cardLine(card: Placed): string {
  const count = card.count > 1 || /^\d/.test(card.name) ? `${card.count} x ` : "";
  const label = card.label && card.label !== card.name ? ` as ${card.label}` : "";
  return `${count}${card.name}${card.about ? ` (${card.about})` : ""}${label}`;
}

/** Question and answer belong to a ruling, which has a number and a source: where nobody gave them, the bench does. */
function withRuling(heads: Scene["heads"]): Scene["heads"] {
  return heads["question"] && heads["answer"] ? { ...heads, ruling: heads["ruling"] || "bench", source: heads["source"] || "the judge's bench" } : heads;
}

/** The file without its play. */
export function tableText(scene: Scene): string {
  const said = withRuling(scene.heads);
  const out = HEADS.filter((head) => said[head]).map((head) => `${head}: ${said[head]}`);
  out.push("", "table:");
  for (const [key, value] of Object.entries(scene.settings)) if (value !== "") out.push(`  ${key}: ${value}`);
  for (const place of new Set(scene.cards.map((card) => card.place))) {
    out.push(`  ${place}:`);
    for (const card of scene.cards.filter((one) => one.place === place && one.name)) {
      out.push(`    ${cardLine(card)}`);
      for (const line of card.text.split("\n").map((one) => one.trim()).filter(Boolean)) out.push(`      ${line}`);
    }
  }
  return `${out.join("\n")}\n`;
}

export const wholeText = (scene: Scene): string => `${tableText(scene)}\nplay:\n${scene.lines.map((line) => `  ${line}\n`).join("")}`;

interface Line { indent: number; text: string }

function linesOf(text: string): Line[] {
  return text.split("\n").map((raw) => raw.replace(/\t/g, "    ").replace(/(?:^|\s\s)\s*#.*$/, "").trimEnd()).filter((line) => line.trim())
    .map((line) => ({ indent: line.length - line.trimStart().length, text: line.trim() }));
}

/** Reads what a file says, as far as it can; the server says what is wrong with the rest. */
export function readScene(text: string): Scene {
  const scene = emptyScene("");
  let section = "";
  let place = "";
  let deep = 0;
  for (const line of linesOf(text)) {
    if (line.indent === 0) {
      const [head = "", ...rest] = line.text.split(":");
      section = line.text === "table:" || line.text === "play:" ? line.text : "";
      if (!section) scene.heads[head] = rest.join(":").trim();
    } else if (section === "play:") scene.lines.push(line.text);
    else if (section === "table:" && place && line.indent > deep + 2 && scene.cards.length > 0) addText(scene, line.text);
    else if (section === "table:" && place && line.indent > deep) scene.cards.push(readCard(place, line.text));
    else if (section === "table:") {
      const [key = "", ...rest] = line.text.split(":");
      const value = rest.join(":").trim();
      place = value ? "" : key;
      deep = line.indent;
      if (value) scene.settings[key] = value;
    }
  }
  return scene;
}

function addText(scene: Scene, text: string): void {
  const card = scene.cards.at(-1);
  if (card) card.text = card.text ? `${card.text}\n${text}` : text;
}

function readCard(place: string, text: string): Placed {
  const found = CARD.exec(text)?.groups;
  if (!found) return { ...emptyCard(place), name: text };
  const { before, name = "", behind, about = "", last, label = "" } = found;
  return { place, count: Number(before ?? behind ?? last ?? 1), name: name.trim(), about, label, text: "" };
}

/** What a scenario is saved as. */
export const fileName = (scene: Scene): string => `${(scene.heads["title"] ?? "").toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "").slice(0, 80) || "ruling"}.scenario`;
