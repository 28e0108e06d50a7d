(least) => {
  const faults = [];
  const vw = innerWidth, vh = innerHeight;
  const phone = matchMedia("(max-width: 760px)").matches;
  const shown = (e) => { const s = getComputedStyle(e); return s.visibility !== "hidden" && s.display !== "none" && Number(s.opacity) > 0.01 && e.getClientRects().length > 0; };
  const what = (e) => `${e.tagName.toLowerCase()}.${String(e.className.baseVal ?? e.className).split(" ").filter(Boolean).slice(0, 2).join(".")}` + ` "${(e.getAttribute("aria-label") || e.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const scrolls = (e) => { for (let p = e.parentElement; p; p = p.parentElement) { const s = getComputedStyle(p); if (/(auto|scroll)/.test(s.overflowX + s.overflowY) && (p.scrollWidth > p.clientWidth + 1 || p.scrollHeight > p.clientHeight + 1)) return p; } return null; };
  const hiddenBy = (e) => e.closest(".unseen, .turns, .ghost, .floating");
  // The box without the lean of a turned card.
  const box = (e) => { const r = e.getBoundingClientRect(); if (!e.closest(".turned, .reversed")) return r; const w = e.offsetWidth || r.width, h = e.offsetHeight || r.height; return new DOMRect(r.left + (r.width - w) / 2, r.top + (r.height - h) / 2, w, h); };

  // 1 the page itself does not scroll
  if (document.documentElement.scrollWidth > vw + 1) faults.push(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${vw}`);

  if (document.documentElement.scrollHeight > vh + 1) faults.push(`the page is ${document.documentElement.scrollHeight} px high in a window of ${vh}: a focus would move it`);

  // 2 text: large enough, inside what clips it, inside the window
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  for (let n = walker.nextNode(); n; n = walker.nextNode()) {
    const text = n.data.trim(); const e = n.parentElement;
    if (!text || !e || seen.has(e) || hiddenBy(e) || !shown(e) || ["SCRIPT", "STYLE", "OPTION"].includes(e.tagName)) continue;
    seen.add(e);
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < least) faults.push(`text of ${size} px: ${what(e)}`);
    const range = document.createRange(); range.selectNodeContents(n); const r = range.getBoundingClientRect();
    if (r.width === 0 || e.closest(".turned, .reversed, .type, .log, .rail .stack .text, .ability, .what, .next")) continue;
    for (let p = e; p && p !== document.body; p = p.parentElement) {
      const s = getComputedStyle(p);
      if (s.overflowX === "visible" && s.overflowY === "visible") continue;
      const c = p.getBoundingClientRect();
      const auto = /(auto|scroll)/.test(s.overflowX + s.overflowY);
      if (!auto && (r.right > c.right + 1.5 || r.left < c.left - 1.5 || r.bottom > c.bottom + 2.5 || r.top < c.top - 2.5)) { faults.push(`cut off by ${what(p)}: ${what(e)}`); break; }
      if (auto) break;
    }
    if (!scrolls(e) && (r.left < -1 || r.right > vw + 1 || r.top < -1 || r.bottom > vh + 1)) faults.push(`outside the window: ${what(e)}`);
  }

  // 3 names and numbers stay inside their card
  for (const card of document.querySelectorAll(".card")) {
    if (!shown(card) || hiddenBy(card)) continue;
    if (card.scrollHeight > card.clientHeight + 2 && !card.matches(".face, .aim, .tab")) { const low = [...card.querySelectorAll(".body, .who")].find((b) => b.offsetTop + b.offsetHeight > card.clientHeight + 2); if (low) faults.push(`too much text for its card: ${what(card)}`); }
  }

  // 4 things that must not overlap
  const groups = [".plate", ".ground .chip", ".ground .tile", ".seam", ".hand .inhand", ".rail", ".bar", ".pile", ".gauge", ".vital", ".empty.open", ".bay .title"];
  const tray = document.querySelector(".tray");
  const all = groups.flatMap((g) => [...document.querySelectorAll(g)].filter((e) => shown(e) && !hiddenBy(e)).map((e) => [g, e]));
  const inside = (a, b) => a.contains(b) || b.contains(a);
  for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length; j++) {
    const [ga, a] = all[i], [gb, b] = all[j];
    if (inside(a, b)) continue;
    if (ga === ".hand .inhand" && gb === ".hand .inhand") continue; // a large hand is a fan
    if (phone && [ga, gb].includes(".rail") && [ga, gb].includes(".hand .inhand")) continue; // a tall question lies over the hand
    if ([a, b].some((e) => scrolls(e) || e.classList.contains("forward") || e.classList.contains("picked"))) continue;
    const x = box(a), y = box(b);
    const dx = Math.min(x.right, y.right) - Math.max(x.left, y.left), dy = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    if (dx > 2 && dy > 2) faults.push(`overlap of ${Math.round(dx)} x ${Math.round(dy)}: ${what(a)} and ${what(b)}`);
  }

  // 5 cards are not cut by the half of the table that they lie in
  for (const ground of document.querySelectorAll(".ground")) {
    const g = ground.getBoundingClientRect();
    for (const card of ground.querySelectorAll(".chip, .tile, .sliver, .title")) {
      if (!shown(card) || card.classList.contains("forward")) continue;
      const c = box(card);
      if (c.top < g.top - 2 || c.bottom > g.bottom + 2) faults.push(`sticks out of its half by ${Math.round(Math.max(g.top - c.top, c.bottom - g.bottom))}: ${what(card)}`);
      const line = card.closest(".line").getBoundingClientRect();
      if (c.top < line.top - 1 || c.bottom > line.bottom + 1) faults.push(`cut by its line: ${what(card)}`);
    }
  }

  // 6 what is pressed with a finger is large enough
  if (phone) for (const b of document.querySelectorAll("#prompt .go, #prompt button.row, .inhand, .chip")) { const r = box(b); if (shown(b) && (r.height < 40 || r.width < 40)) faults.push(`too small for a finger (${Math.round(r.width)} x ${Math.round(r.height)}): ${what(b)}`); }
  return [...new Set(faults)];
}
