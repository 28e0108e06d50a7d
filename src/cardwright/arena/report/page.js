const root = document.documentElement;
const dark = () => root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
const theme = document.getElementById("theme");
const named = () => { theme.textContent = dark() ? "Light" : "Dark"; };
try { const kept = localStorage.getItem("cardwright-report-theme"); if (kept) root.dataset.theme = kept; } catch {}
theme.addEventListener("click", () => {
  root.dataset.theme = dark() ? "light" : "dark";
  try { localStorage.setItem("cardwright-report-theme", root.dataset.theme); } catch {}
  named();
});
named();
for (const table of document.querySelectorAll("table.sorts")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, at) => head.querySelector("button").addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") === "descending" || (!head.hasAttribute("aria-sort") && head.classList.contains("text"));
    heads.forEach(other => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", down ? "ascending" : "descending");
    const value = row => row.cells[at].dataset.v ?? row.cells[at].textContent;
    const number = text => text === "" ? -Infinity : Number(text);
    const rows = [...table.tBodies[0].rows].sort((one, other) => {
      const [a, b] = [value(one), value(other)];
      const less = head.classList.contains("text") ? a.localeCompare(b) : number(a) - number(b);
      return down ? less : -less;
    });
    table.tBodies[0].append(...rows);
  }));
}
for (const field of document.querySelectorAll("input[data-filters]")) {
  const table = document.getElementById(field.dataset.filters);
  field.addEventListener("input", () => {
    const wanted = field.value.toLowerCase();
    for (const row of table.tBodies[0].rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
}
for (const button of document.querySelectorAll("button[data-copies]")) button.addEventListener("click", async () => {
  try { await navigator.clipboard.writeText(button.dataset.copies); button.textContent = "Copied"; } catch { button.textContent = button.dataset.copies; }
});
const shown = document.getElementById("game");
const told = JSON.parse(document.getElementById("told").textContent);
for (const button of document.querySelectorAll("button[data-game]")) button.addEventListener("click", () => {
  const game = told[button.dataset.game];
  shown.querySelector("h3").textContent = game.title;
  const list = shown.querySelector("ol");
  list.replaceChildren();
  let turn = -1;
  for (const [when, text] of game.lines) {
    if (when !== turn) { const head = document.createElement("li"); head.className = "turn"; head.textContent = when ? `Turn ${turn = when}` : "Before the first turn"; turn = when; list.append(head); }
    const line = document.createElement("li"); line.textContent = text; list.append(line);
  }
  shown.showModal(); shown.scrollTop = 0;
});
shown.querySelector("button").addEventListener("click", () => shown.close());
if (location.protocol.startsWith("http")) for (const link of document.querySelectorAll("a[data-table]")) { link.hidden = false; link.href = link.dataset.table; }
