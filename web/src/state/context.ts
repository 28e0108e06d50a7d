import { getContext, setContext } from "svelte";
import type { Match } from "./match.svelte";

const KEY = Symbol("match");
export const giveMatch = (match: Match): Match => setContext(KEY, match);
export const theMatch = (): Match => getContext<Match>(KEY);
