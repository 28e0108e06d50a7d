/** Forms whose answers are given in the prompt itself; all others are given on the table, and the prompt lists them as well. */
const IN_PLACE = new Set(["number", "divide", "yesno", "mode", "player", "repeat", "order", "pay", "pending"]);

export const answersInPlace = (form: string | undefined): boolean => IN_PLACE.has(form ?? "");
