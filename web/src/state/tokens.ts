// The seats that this browser holds. Whoever has a token plays there, so they stay in the browser.
const PLACE = "cardwright.seats";
const MOST = 40;

export function keptTokens(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function keepToken(token: string): void {
  const all = [token, ...keptTokens().filter((one) => one !== token)].slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // The link in the address bar still leads back.
  }
}
