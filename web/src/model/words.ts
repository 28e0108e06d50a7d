export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function plural(word: string): string {
  if (/(?:s|x|ch|sh)$/i.test(word)) return `${word}es`;
  return /[^aeiou]y$/i.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

export const count = (n: number, word: string): string => `${n} ${n === 1 ? word : plural(word)}`;

/** "{} life" with a number in it. */
export const fill = (words: string, value: string | number): string => words.replace("{}", String(value));

/** "11:04", "0:09" */
export function clockTime(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}
