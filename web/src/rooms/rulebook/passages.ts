// The rulebook's own text, which the user has: where each clause stands in it. The file stays with whoever has it.
// A number at the start of a line, also of a heading, of a list or in bold type: 8.4.4, 6-5-1, 903.2d-i.
const START = /^[\s\-*•#]*((?:[A-Z]:)?\d[\dA-Za-z]*(?:[.-](?:\d+[A-Za-z]?|[ivx]+))*)[.):]?\**\s+(.*)$/;
const APPENDIX = /^\s*Appendix ([A-Z])\b/;
const CONTENTS = /\.{4,}|\t\d+\s*$/; // a line of the table of contents

/** The passage of each clause, as far as its number begins a line; what follows belongs to it until the next number that is known. */
export function passages(text: string, clauses: ReadonlySet<string>): Map<string, string> {
  const out = new Map<string, string>();
  let now = "";
  let appendix = "";
  let lines: string[] = [];
  const close = (): void => {
    const said = lines.join("\n").trim().replace(/\n{3,}/g, "\n\n");
    if (now && said.length > (out.get(now)?.length ?? 0)) out.set(now, said);
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (CONTENTS.test(line)) continue;
    appendix = APPENDIX.exec(line)?.[1] ?? appendix;
    const found = START.exec(line);
    let id = found ? known(found[1] ?? "", appendix, clauses) : "";
    if (id) {
      close();
      if (out.has(id) && clauses.has(`${id}#2`)) id = `${id}#2`; // a number that stands there twice
      now = id;
      lines = [plain(found?.[2] ?? "")];
    } else lines.push(plain(line.trim()));
  }
  close();
  return out;
}

function known(number: string, appendix: string, clauses: ReadonlySet<string>): string {
  const inside = `${appendix}:${number}`;
  if (appendix && clauses.has(inside)) return inside;
  return clauses.has(number) ? number : "";
}

const plain = (text: string): string => text.replace(/\*\*/g, "").replace(/^[-•]\s+/, "");

/** The clauses above it: 8.4.3 stands in 8.4 and 8. */
export function above(clause: string, clauses: ReadonlySet<string>): string[] {
  const out: string[] = [];
  let at = clause;
  while (/[.-]/.test(at)) {
    at = at.replace(/[.-][^.-]*$/, "");
    if (clauses.has(at)) out.unshift(at);
  }
  return out;
}
