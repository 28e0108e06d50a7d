// Made from the server's message types by `python -m cardwright.server.typescript`: do not edit.
// Fields are described in docs/view.md and docs/server.md.

/** What can be played here. Reply: `lobby`. */
export interface LobbyRequest {
  type: "lobby";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
}

/** What a game's zones, cards and numbers mean. Reply: `rules`. */
export interface RulesRequest {
  type: "rules";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
}

/** How one's own games stand. Tokens that lead nowhere are left out. Reply: `mine`. */
export interface MineRequest {
  type: "mine";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  tokens: string[];
}

/** A new table. Reply: `seated`. */
export interface CreateRequest {
  type: "create";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
  /** `screen`: two people at this screen; `person`: by an invitation link; `bots`: watch a bot play a bot. */
  against: "bot" | "screen" | "person" | "bots";
  /** A ready deck, or one of one's own. */
  deck: string | Record<string, string | Record<string, number>>;
  /** The other deck. Without one, the server takes one that fits; an invited person brings their own. */
  other?: string | Record<string, string | Record<string, number>> | null;
  bot?: string;
  /** With `bots`: who plays the first deck. */
  bot_of_mine?: string;
  name?: string;
  /** With `screen`. */
  other_name?: string;
  /** Only between people. */
  clock?: Clock | null;
  /** May everybody in the lobby join or watch? */
  public?: boolean;
}

/** How long players may think. */
export interface Clock {
  /** For the whole game, each. The first three seconds of an answer are given back. */
  minutes: number;
  /** Seconds that each answer adds. */
  bonus?: number;
}

/** Take the open seat of a table. Reply: `seated`. */
export interface JoinRequest {
  type: "join";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  invitation: string;
  deck: string | Record<string, string | Record<string, number>>;
  name?: string;
}

/** What an invitation is for, before one joins. Reply: `invitation`. */
export interface InvitedRequest {
  type: "invited";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  invitation: string;
}

/** Sit down at a table, or come back to it. Reply: `opened`; then `table` and `update` follow. */
export interface OpenRequest {
  type: "open";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  token: string;
  /** Events that the client has already: only later ones are sent. (Two at one screen are sent all.) */
  since?: number;
}

/** Get up from the table; the connection stays. Reply: `done`. */
export interface LeaveRequest {
  type: "leave";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
}

/** Answer a decision. Reply: `done`; the `update` comes beside it. `error` with the code `stale` if the table has moved on. */
export interface AnswerRequest {
  type: "answer";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  /** The `id` of the decision. */
  decision: number;
  option: number;
  /** Be asked again after it, even if what is next to resolve is one's own. */
  hold?: boolean;
}

/** Several answers in one go: the first is for this decision, each other for the one that follows. All of them or none. */
export interface AnswersRequest {
  type: "answers";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  decision: number;
  options: number[];
}

/** A sensible way to pay what is asked for. Reply: `plan`. */
export interface PlanRequest {
  type: "plan";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  decision: number;
}

/** What an option leads to if nobody does anything more, as far as you can know. Reply: `preview`. */
export interface PreviewRequest {
  type: "preview";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  decision: number;
  option: number;
}

/**
 * Which rules allow or forbid something. Reply: `why`.
 *
 * With `option`: which rule lets you take it. With `card`: what could be done with it, and what forbids the rest. With neither:
 * what has just happened.
 */
export interface WhyRequest {
  type: "why";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  option?: number | null;
  /** The key of a card. */
  card?: number | null;
}

/** A printed card in full. Reply: `card`. */
export interface CardRequest {
  type: "card";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  /** The `id` of a card in a view. */
  card: string;
}

/** Take back your last answer, unless you have learned something by it. Reply: `done`. */
export interface TakeBackRequest {
  type: "take back";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
}

/** Give the game up. Reply: `done`. */
export interface ConcedeRequest {
  type: "concede";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
}

/** Play again with the same decks. Reply: `done`; once both want to, `rematched` follows. */
export interface RematchRequest {
  type: "rematch";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
}

/** When to be asked from now on. Reply: `done`. What holds is in `table`. */
export interface StopsRequest {
  type: "stops";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  steward: Steward;
}

/** When a player wants to be asked, and when the server passes for them. */
export interface Steward {
  /** Phases and steps of the player's own turn in which they want to be asked. */
  mine?: string[];
  /** The same of the opponent's turn. */
  theirs?: string[];
  /** Pass from now on, until this. It goes back to `none` by itself. */
  passing?: "none" | "until they act" | "until my turn" | "until end of turn";
  /** Be asked whenever something other than passing could be done: always pass unless I have an answer. */
  answers?: boolean;
  /** Be asked everything. Lasts until the end of the turn. */
  full_control?: boolean;
  /** Be asked again after putting something on the stack, instead of letting it resolve. */
  hold?: boolean;
}

/** Say something to the table. Reply: `done`. */
export interface SayRequest {
  type: "say";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  text: string;
}

/** Hear nothing more that is said at this table, or hear it again. Reply: `done`. */
export interface MuteRequest {
  type: "mute";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  muted: boolean;
}

/** The game as a replay file. Between people only when it is over: it holds both hands. Reply: `export`. */
export interface ExportRequest {
  type: "export";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
}

/** All answers of the game, for a replay. Between people only when it is over. Reply: `steps`. */
export interface StepsRequest {
  type: "steps";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
}

/** The table after so many answers. Reply: `step`. */
export interface StepRequest {
  type: "step";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  step: number;
  /** Whose view: 0, 1, -1 (spectators) or -2 (both). */
  observer: number;
}

/** Are you there? Reply: `done`. */
export interface PingRequest {
  type: "ping";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
}

/** What can be laid out on a table of this game: zones, numbers, states, cards. Reply: `bench words`. */
export interface BenchWordsRequest {
  type: "bench words";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
}

/**
 * Lay out a table, play these lines on it, then take these options. Reply: `bench`. Nothing is kept: whoever goes back sends
 * fewer lines.
 */
export interface BenchRequest {
  type: "bench";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  /** A scenario without its play. */
  text: string;
  lines: string[];
  options?: number[];
}

/** The same table: why did this event happen, or what may be done with this card? Reply: `why`. */
export interface BenchWhyRequest {
  type: "bench why";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  text: string;
  lines: string[];
  card?: number | null;
  /** The `n` of an event. */
  event?: number | null;
}

/** Run a whole scenario, as `cardwright judge run` does. Reply: `bench run`. */
export interface BenchRunRequest {
  type: "bench run";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  text: string;
}

/** Rulings that these words fit: cards, clauses, words of question and answer. Reply: `corpus`. */
export interface CorpusRequest {
  type: "corpus";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  words?: string;
  game?: string;
}

/** One ruling as its file holds it. Reply: `corpus file`. */
export interface CorpusFileRequest {
  type: "corpus file";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  file: string;
}

/**
 * Keep a scenario that passes among the rulings. Only on one's own machine, or where the server was given a folder for them.
 * Reply: `kept`.
 */
export interface KeepRequest {
  type: "keep";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  text: string;
}

/** All clauses of a rulebook in order, in our words. Reply: `clauses`. */
export interface ClausesRequest {
  type: "clauses";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
}

/** Which tests show a clause, and which code carries it out. Reply: `clause`. */
export interface ClauseShownRequest {
  type: "clause";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
  clause: string;
}

/**
 * Cards of a game: its own set and all collections. Every word must be in a card's name, id, type, traits or text.
 * Reply: `cards`.
 */
export interface SearchRequest {
  type: "search";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
  words?: string;
  /** A type. */
  kind?: string;
  colour?: string;
  cost?: number | null;
  level?: number | null;
  keyword?: string;
  set?: string;
  /** Only cards that are understood. */
  understood?: boolean;
  /** Also what no deck holds: tokens, the other sides of cards. */
  all?: boolean;
  /** Leave out so many: the next page. */
  start?: number;
}

/** What can be searched by in a game, and what its decks are made of. Reply: `shelf`. */
export interface ShelfRequest {
  type: "shelf";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
}

/** A deck while it is built: may it be played? Reply: `deck checked`. */
export interface CheckDeckRequest {
  type: "check deck";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
  deck: Record<string, string | Record<string, number>>;
}

/** A deck as people write it, or as a deck builder of the web exports it. Reply: `deck checked`. */
export interface PasteDeckRequest {
  type: "paste deck";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
  text: string;
}

/** A deck as a list to be pasted elsewhere (by names, or by codes), or as a deck file. Reply: `export`. */
export interface WriteDeckRequest {
  type: "write deck";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
  deck: Record<string, string | Record<string, number>>;
  form?: string;
}

/** What the engine understands of a card that somebody writes. Reply: `card read`. */
export interface ReadCardRequest {
  type: "read card";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
  card: Record<string, boolean | number | string | (number | string | Record<string, number | string | null>)[] | null>;
}

/** A table against a bot with this card in the opening hand, in a ready deck that may hold it. Reply: `seated`. */
export interface TryCardRequest {
  type: "try card";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
  card: Record<string, boolean | number | string | (number | string | Record<string, number | string | null>)[] | null>;
  name?: string;
}

/** Somebody thinks that a line was misread: the card, its text and the reading as a file. Reply: `export`. */
export interface ReportLineRequest {
  type: "report line";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
  card: Record<string, boolean | number | string | (number | string | Record<string, number | string | null>)[] | null>;
  line: number;
  /** What they think that it means. */
  said?: string;
}

/** The collections that are here. Reply: `collections`. */
export interface CollectionsRequest {
  type: "collections";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
}

/** Remove a collection. Reply: `collections`. */
export interface ForgetRequest {
  type: "forget";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
  name: string;
}

/** Play every understood card of a game's collections out, which takes minutes. Reply: `collections`. */
export interface RehearseRequest {
  type: "rehearse";
  /** Of the client's own choice. The reply names it in `re`. */
  id: number;
  game: string;
}

/** It is done. */
export interface Done {
  type: "done";
  /** The `id` of the request. */
  re: number;
}

/** A request was not carried out, and nothing has changed. */
export interface Error {
  type: "error";
  /** The request, if it could be told which. */
  re: number | null;
  /**
   * `stale`: the table has moved on; `foreign`: that is not for this token; `refused`: the rules forbid it; `unknown`: there is
   * no such thing; `not now`: it can't be done at this moment; `fault`: the server has failed.
   */
  code: "malformed" | "oversized" | "too frequent" | "stale" | "foreign" | "refused" | "unknown" | "not now" | "fault";
  /** In one sentence, with what to do. */
  what: string;
  clauses: Cited[];
  /** Was that one too many? The connection is closed. */
  closing: boolean;
}

/** A clause of the rulebook, and what it says in our words. */
export interface Cited {
  clause: string;
  says: string;
}

/** What can be played here. */
export interface LobbyReply {
  type: "lobby";
  /** The `id` of the request. */
  re: number;
  games: GameInfo[];
  bots: BotInfo[];
  tables: TableInfo[];
  version: string;
}

/** A game that can be played here. */
export interface GameInfo {
  game: string;
  name: string;
  /** How a turn goes, for somebody who plays for the first time. */
  turn: string;
  decks: DeckInfo[];
}

/** A ready deck. */
export interface DeckInfo {
  /** What `create` and `join` call it. */
  deck: string;
  name: string;
  /** Decks of different formats don't meet; empty where a game has only one. */
  format: string;
  /** One sentence on how it plays. */
  about: string;
  cards: number;
  portrait: Portrait;
}

/** A card that stands for a deck: what its art is made of. */
export interface Portrait {
  id: string;
  name: string;
  type: string[];
  colours: string[];
}

/** A bot that one can play against. */
export interface BotInfo {
  bot: string;
  about: string;
  /** By game, where it was measured; more is stronger. */
  ratings: Record<string, number>;
}

/** A table that everybody may join or watch. */
export interface TableInfo {
  game: string;
  state: "waiting" | "playing";
  names: string[];
  decks: string[];
  /** What a deck must be built for, to join. */
  format: string;
  turn: number;
  clock: Clock | null;
  /** For `join` while it is waiting, for `open` while it is being played. */
  token: string;
}

/** What a game's zones, cards and numbers mean. */
export interface RulesReply {
  type: "rules";
  /** The `id` of the request. */
  re: number;
  rules: RulesView;
}

/** What a game's zones, cards and numbers mean, and how its table is laid out. */
export interface RulesView {
  game: string;
  name: string;
  zones: ZoneRules[];
  /** Zones whose cards lie open in rows, from the middle outwards. */
  rows: string[];
  secret_rows: string[];
  piles: string[];
  /** Piles that are shown only when something lies there. */
  rare_piles: string[];
  /** What an upright, a turned and a reversed card is called. */
  turned: string[];
  /** Places of the first row, if it has any. */
  positions: string[];
  face: FaceRules;
  player: PlayerRules;
  /** What each of a player's numbers is for: `vital`, `gauge` or `limit`. */
  numbers: Record<string, string>;
  phases: PhaseRules[];
  steps: PhaseRules[];
  stops: StopRules;
  symbols: Record<string, SignRules>;
  counters: Record<string, SignRules>;
  forms: string[];
  questions: QuestionRules[];
}

/** A zone of the game. */
export interface ZoneRules {
  name: string;
  /** Who may look at its cards: `public`, `owner` or `nobody`. */
  sight: string;
  ordered: boolean;
  /** Do its cards lie beside each other, as on a field? */
  placed: boolean;
  /** Have both players one in common? */
  shared: boolean;
  /** What it is for the eyes: `row`, `strip`, `hand`, `secret row`, `pile`, `persona`, `stack`, `being played`, `attached`. */
  use: string;
}

/** Which field of a card is what. */
export interface FaceRules {
  cost: string;
  colour: string;
  traits: string;
  /** Zones from which one plays cards: there the cost matters. */
  played_from: string[];
  stats: StatRules[];
  notes: NoteRules[];
}

/** A number on a card that one looks at first. */
export interface StatRules {
  /** Which field of the card has it. */
  at: string;
  icon: string;
  fights?: boolean;
  words?: string;
}

/** Something else that is worth saying of a card. */
export interface NoteRules {
  at: string;
  words?: string;
  /** What stands between the parts, where it is a list. */
  join?: string;
  /** Only in these zones. */
  zones?: string[] | null;
}

/** What is shown of a player. */
export interface PlayerRules {
  /** What one loses by. */
  vital: GaugeRules;
  gauges: GaugeRules[];
  /** By zone: the number that is the most cards that it may hold. */
  limits: Record<string, string>;
  /** Is there a pool of what was produced and not spent yet? */
  pool: boolean;
  /** The zone with the card that stands for the player. */
  persona?: string | null;
}

/** One of a player's numbers that is shown. */
export interface GaugeRules {
  at: string;
  /** The number that is its most. */
  of?: string | null;
  /** Its most, where that is always the same. */
  most?: number | null;
  icon?: string;
  /** Does one lose by its growing? */
  rising?: boolean;
  /** Is it shown only when it is not zero? */
  rare?: boolean;
  /** The number that says whether the soul core is there. */
  soul?: string | null;
  words?: string;
}

/** A phase of the turn, or a step. */
export interface PhaseRules {
  id: string;
  name: string;
  clause: string;
}

/** Phases and steps in which a player wants to be asked unless they say otherwise. */
export interface StopRules {
  mine: string[];
  theirs: string[];
}

/** A sign that stands in texts, or a kind of counter. */
export interface SignRules {
  name?: string;
  pigment?: string;
  icon?: string;
}

/** A kind of question. */
export interface QuestionRules {
  name: string;
  form: string;
  /** Is it asked only where something hidden is held? */
  silent: boolean;
}

/** How one's own games stand, the latest first. */
export interface MineReply {
  type: "mine";
  /** The `id` of the request. */
  re: number;
  matches: MatchInfo[];
}

/** One of a player's own games. */
export interface MatchInfo {
  token: string;
  game: string;
  state: "waiting" | "playing" | "over" | "broken";
  names: string[];
  decks: string[];
  /** Where the token sits; nothing for both seats at one screen, and for spectators. */
  seat: number | null;
  /** Is it this token that must decide? */
  your_turn: boolean;
  turn: number;
  /** -1 while it goes on, 2 for a draw. */
  winner: number;
  /** Seconds since something was decided. */
  changed: number;
}

/** A seat at a table. Keep the token: whoever has it plays there, from any device. */
export interface Seated {
  type: "seated";
  /** The `id` of the request. */
  re: number;
  token: string;
  game: string;
  links: Links;
}

/** Tokens that may be given to others; empty where they are not for this observer. */
export interface Links {
  spectators?: string;
  /** Only while a seat is open. */
  invitation?: string;
}

/** What one is invited to. */
export interface Invitation {
  type: "invitation";
  /** The `id` of the request. */
  re: number;
  game: string;
  /** Who invites. */
  name: string;
  deck: string;
  format: string;
  clock: Clock | null;
  /** False: somebody has joined already. */
  open: boolean;
}

/** You sit at the table. */
export interface Opened {
  type: "opened";
  /** The `id` of the request. */
  re: number;
  game: string;
  /** Yours; nothing for spectators, and for two at one screen. */
  seat: number | null;
  role: "player" | "screen" | "spectator";
  rules: RulesView;
  chat: ChatLine[];
}

/** Something that a player said. */
export interface ChatLine {
  /** Counts what was said at this table. */
  n: number;
  seat: number;
  text: string;
}

/** A sensible way to pay: send it back as `answers`. */
export interface PlanReply {
  type: "plan";
  /** The `id` of the request. */
  re: number;
  decision: number;
  /** Empty: nothing is to be paid now. */
  steps: number[];
  label: string;
  /** The keys of the cards that are spent. */
  spends: number[];
}

/** What an option leads to: only what whoever decides can know. */
export interface PreviewReply {
  type: "preview";
  /** The `id` of the request. */
  re: number;
  decision: number;
  option: number;
  events: Event[];
}

/** One thing that happened: in words, as data, and by which clauses. */
export interface Event {
  /** Its place in the log, from 0. */
  n: number;
  /** The first of the events that happened at the same time. */
  group: number;
  turn: number;
  /** `move`, `damage`, `number`, `state`, `attack`, `outcome` … */
  kind: string;
  /** Whose card, zone or number it is. */
  player: number;
  /** Whose effect or action it is; nobody's where the rules act. */
  by?: number | null;
  /** `rule`, `effect`, `cost` or `combat`. */
  cause?: string;
  /** The key of the card whose ability does it. */
  source?: number | null;
  clauses?: Cited[];
  /** In the observer's words; nothing where it is not worth a line. */
  text?: string;
  /** Is it not worth a line? */
  quiet?: boolean;
  /** The key of the card that it happened to, after it. */
  card?: number | null;
  /** Its key before, if the observer could follow it. */
  was?: number | null;
  /** Its name, if the observer may read it. */
  name?: string | null;
  /** The key of a second card: what is attacked, what it is linked to. */
  other?: number | null;
  /** How a card moves (`draw`, `play`, `destroy` …), or what is turned. */
  verb?: string;
  from?: Place | null;
  to?: Place | null;
  /** Which of the player's numbers changes, and what it is now. */
  number?: string;
  now?: number | null;
  /** Which counters. */
  counter?: string;
  amount?: number;
  /** What the game adds, by the words of its rulebook. */
  [detail: string]: unknown;
}

/** A zone, and whose it is; nobody's if both players share it. */
export interface Place {
  zone: string;
  player?: number | null;
}

/** Which rules allow or forbid it. */
export interface WhyReply {
  type: "why";
  /** The `id` of the request. */
  re: number;
  wishes: Wish[];
  /** Where the game is in the rulebook: clauses, each inside the one before. */
  where: string[];
}

/** Something that one may want to do, or that has happened, and by which clauses. */
export interface Wish {
  label: string;
  /** The place of the option that does it; nothing if it is not allowed. */
  option: number | null;
  clauses: Cited[];
}

/** A printed card in full, with all its faces. */
export interface CardReply {
  type: "card";
  /** The `id` of the request. */
  re: number;
  faces: CardFace[];
}

/** One face of a printed card. */
export interface CardFace {
  id: string;
  name: string;
  type: string[];
  /** One ability a line. */
  text: string;
  /** Lines that are not understood, and do nothing. */
  unread: string[];
  /** Everything else that is printed on it, by the words of its rulebook. */
  fields: Record<string, string | number | string[]>;
  flavour: string;
}

/** A replay file. */
export interface ExportReply {
  type: "export";
  /** The `id` of the request. */
  re: number;
  /** What to call it. */
  file: string;
  text: string;
}

/** All answers of the game. */
export interface StepsReply {
  type: "steps";
  /** The `id` of the request. */
  re: number;
  steps: StepInfo[];
}

/** One answer of a replay. */
export interface StepInfo {
  player: number;
  question: string;
  answer: string;
  turn: number;
  /** How many events had happened before it. */
  events: number;
  /** How long it took. */
  seconds: number;
}

/** The table after so many answers, and what the last of them brought about. */
export interface StepReply {
  type: "step";
  /** The `id` of the request. */
  re: number;
  step: number;
  view: View;
  events: Event[];
}

/** Everything that an observer may know. */
export interface View {
  /** For whom it was made: player 0 or 1, -1 for those who look on, -2 for those from whom nothing is hidden. */
  observer: number;
  game: string;
  turn: number;
  /** Whose turn it is. */
  active: number;
  /** 0 or 1, 2 after a draw, -1 while the game goes on. */
  winner: number;
  now: Now;
  players: [PlayerView, PlayerView];
  /** Zones that both players have in common. */
  shared: Record<string, ZoneView>;
  /** Abilities that wait to be played. */
  pending?: Waiting[];
  /** What waits to be resolved, the lowest first, in games that have a stack. */
  stack?: Waiting[];
  decision?: DecisionView | null;
  outcome?: Outcome | null;
}

/** Where the game is. */
export interface Now {
  phase?: string;
  step?: string;
  /** The place in the rulebook: clauses, each inside the one before. */
  where?: string[];
  priority?: number | null;
  /** Which players have passed since something was done. */
  passed?: [boolean, boolean];
  battle?: Battle | null;
}

/** Who fights whom, by the keys of the cards. */
export interface Battle {
  attackers: number[];
  target?: number | null;
  blocker?: number | null;
}

/** One player's half of the table. */
export interface PlayerView {
  /** Points, life and limits, by the rulebook's words: `numbers["play points"]`. */
  numbers: Record<string, number>;
  /** By the rulebook's words: `zones["hand"]`, `zones["field"]`. */
  zones: Record<string, ZoneView>;
  /** What was produced and not spent yet, in games that know that. */
  pool?: string[];
}

/** A zone: how many cards it holds, which everybody may know, and the cards that can be told apart there. */
export interface ZoneView {
  count: number;
  /** Empty for a deck, whose cards nobody can tell apart. */
  cards?: CardView[];
  /** Cards of a deck that the observer has been shown, by how many lie above them. */
  known?: Record<string, CardView>;
}

/** A card on the table. Of a hidden card there is nothing but its key. */
export interface CardView {
  /** Names the card in views, options and events. It changes whenever the card enters a hidden zone, so nobody can follow it. */
  key: number;
  /** Empty if the observer may not read the card. */
  name?: string;
  /** Of the printed card. */
  id?: string;
  owner?: number | null;
  type?: string[];
  keywords?: string[];
  text?: string;
  /** 0 upright, 1 turned (engaged, dull, rested, exhausted), 2 reversed. */
  turned?: number;
  facedown?: boolean;
  damage?: number;
  counters?: Record<string, number>;
  /** What is true of it for the moment: `attacking`, `attacked`, `blocking`, `chosen`, and what the game adds. */
  marks?: string[];
  /** The key of the card that it lies on or under, or is attached to. */
  on?: number | null;
  /** Printed numbers that are something else now. */
  printed?: Record<string, number>;
  /** What the game adds, by the words of its rulebook. */
  [detail: string]: unknown;
}

/** An ability that waits to be played, or something on the stack that waits to be resolved. */
export interface Waiting {
  /** Whose it is. */
  player: number;
  /** The key of its card. */
  source?: number | null;
  /** Its own key, on the stack. */
  key?: number | null;
  name?: string;
  id?: string;
  text?: string;
  /** The keys of the cards that were chosen for it. */
  chosen?: number[];
  modes?: number[];
  x?: number;
}

/**
 * A decision as data: all of it for whoever decides. Others learn who decides, and unless that tells what is hidden, about what
 * kind of thing.
 */
export interface DecisionView {
  /** Tells this decision from those before and after it. */
  id: number;
  player: number;
  question?: string;
  /** What is asked: `target`, `choose a card`, `main` … */
  kind?: string;
  /**
   * What the answer looks like, one of a few: `act`, `card`, `cards`, `order`, `number`, `pay`, `divide`, `yesno`, `mode`,
   * `player`, `target`, `pending`, `place`, `repeat`.
   */
  form?: string;
  clauses?: Cited[];
  options?: OptionView[];
  /** Where several choices are made one after the other: how many have been made, how many must be, and how many can be. */
  so_far?: number;
  least?: number;
  most?: number | null;
  /**
   * The keys of the cards that were chosen so far; of a division, all cards among which it is made, in the order in
   * which they are asked about.
   */
  chosen?: number[];
  /** The key of the card that it is about. */
  about?: number | null;
  /** The text of the ability that asks. */
  text?: string;
  /** The answer of somebody who does not want to decide, where one does no harm. */
  default?: number | null;
  /** Modes that are listed beside the options but can't be chosen now. */
  refused?: RefusedMode[];
  /** What the game adds, by the words of its rulebook. */
  [detail: string]: unknown;
}

/** One answer to a decision, as data. */
export interface OptionView {
  i: number;
  /** What kind of answer it is: `play`, `attack`, `use`, `card`, `yes`, `no`, `done`, `end` … */
  do: string;
  /** The whole answer in words. */
  label?: string;
  /** The name of the card alone, where it names one. */
  short?: string;
  price?: string;
  /** `main`, `minor` (it only pays or prepares) or `end` (nothing more is done). */
  weight?: string;
  /** The first of the options that differ from this one in nothing but which of several equal cards they are about. */
  alike?: number | null;
  /** The key of the card that it names. */
  card?: number | null;
  /** Where that card lies, and on whose side. */
  zone?: string;
  side?: number | null;
  /** The number, mode or player that it names. */
  value?: number | null;
  /** What the game adds, by the words of its rulebook. */
  [detail: string]: unknown;
}

/** Something that a text lists and that can't be chosen now. */
export interface RefusedMode {
  label: string;
  /** Why not. */
  says: string;
  /** What the game adds, by the words of its rulebook. */
  [detail: string]: unknown;
}

/** How the game ended. */
export interface Outcome {
  /** 0 or 1; 2 for a drawn game. */
  winner: number;
  clause?: string;
  why?: string;
  /** The card that ended it, if one did. */
  source?: string;
}

/** The table as you see it now (`view.decision` is what is to be decided), and what has happened since the last update. */
export interface Update {
  type: "update";
  /** For whom it was made. Two at one screen are sent that of whoever decides, so keep a log for each. */
  observer: number;
  /** Forget all events from this number on (something was taken back), then add these. */
  start: number;
  events: Event[];
  /** Its `decision.id` must be in the answer; it is 0 for those who do not decide. */
  view: View;
  can_undo: boolean;
  why_no_undo: string;
  /** What the server answered for you since the last update, by reason: how often. */
  passed: Record<string, number>;
}

/** Who sits here, and how the match stands. */
export interface TableNews {
  type: "table";
  /** `broken`: a fault of the engine; the game is saved up to there. */
  state: "waiting" | "playing" | "over" | "broken";
  seats: SeatInfo[];
  /** Whose clock runs. */
  deciding: number | null;
  clock: Clock | null;
  spectators: number;
  /** SHA-256 of the seed, known from the start … */
  seed_hash: string;
  /** … and the seed itself (hexadecimal), once the game is over: nobody could have chosen it to fit. */
  seed: string;
  ending: Ending | null;
  links: Links;
  /** When you are asked; nothing for spectators. At one screen: of whoever decides. */
  steward: Steward | null;
  muted: boolean;
}

/** Who sits at a table. */
export interface SeatInfo {
  /** Empty while nobody sits there. */
  name: string;
  deck: string;
  kind: "person" | "bot" | "open";
  /** Is somebody connected? */
  here: boolean;
  /** For how long nobody has been. */
  away_ms: number | null;
  /** What is left on the clock, if there is one. */
  left_ms: number | null;
  /** Do they want to play again? */
  rematch: boolean;
}

/** How a match ended. */
export interface Ending {
  /** 0 or 1; 2 for a draw. */
  winner: number;
  by: "rules" | "concession" | "time";
  /** In one sentence. */
  why: string;
  clause: string;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** You play again: open this token. */
export interface Rematched {
  type: "rematched";
  token: string;
}

/** What can be laid out on a table of a game. */
export interface BenchWordsReply {
  type: "bench words";
  /** The `id` of the request. */
  re: number;
  zones: string[];
  numbers: string[];
  /** Where the game can be when it begins. */
  starts: string[];
  /** Types of cards that can be written in place … */
  types: string[];
  /** … as in this: what stands in brackets behind the name. */
  example: string;
  /** What can be said of a card as it lies there. */
  states: string[];
  /** Imported cards that can be called by name: what the line `cards:` of a scenario calls each collection. */
  collections: Record<string, string>;
  /** May rulings be kept here? */
  may_keep: boolean;
}

/** The table after its lines, with nothing hidden. */
export interface BenchReply {
  type: "bench";
  /** The `id` of the request. */
  re: number;
  view: View;
  events: Event[];
  /** The lines that were played, those of the options at the end. */
  lines: string[];
  /** A line that can't be played: those after it were not tried. */
  trouble: BenchCheck | null;
  /** What was seen at each line that expects something. */
  checks: BenchCheck[];
  /** What could be expected now. */
  facts: BenchFact[];
  plan: BenchPlan | null;
}

/** A line of a scenario: what was seen there, and whether that is as it should be. */
export interface BenchCheck {
  /** Its place in the play, from 0. */
  line: number;
  seen: string;
  ok: boolean;
}

/** Something that is so on the table now, as a line that a scenario can hold. */
export interface BenchFact {
  text: string;
  /** Was it not so at the beginning? */
  new: boolean;
}

/** A sensible way to pay what is asked for. */
export interface BenchPlan {
  steps: number[];
  label: string;
  spends: number[];
}

/** What `cardwright judge run` would say. */
export interface BenchRunReply {
  type: "bench run";
  /** The `id` of the request. */
  re: number;
  passed: boolean;
  /** Here `line` is that of the text, from 1. */
  checks: BenchCheck[];
}

/** Rulings. */
export interface CorpusReply {
  type: "corpus";
  /** The `id` of the request. */
  re: number;
  rulings: RulingInfo[];
  /** How many more there are than are listed. */
  more: number;
}

/** One scenario of the corpus. */
export interface RulingInfo {
  file: string;
  title: string;
  game: string;
  question: string;
  answer: string;
  source: string;
  clauses: string[];
  cards: string[];
  /** Was it kept from the bench (and not one of the project's own)? */
  kept: boolean;
}

/** A scenario. */
export interface CorpusFileReply {
  type: "corpus file";
  /** The `id` of the request. */
  re: number;
  text: string;
}

/** It is kept, under this name. */
export interface Kept {
  type: "kept";
  /** The `id` of the request. */
  re: number;
  file: string;
}

/** All clauses of a rulebook, in its order. */
export interface ClausesReply {
  type: "clauses";
  /** The `id` of the request. */
  re: number;
  clauses: ClausePlace[];
  /** Has this server the rulebook's own text? Then it is at `/rulebook/GAME.txt`. */
  rulebook: boolean;
}

/** A clause of a rulebook's list: its number, its kind, and what it says in our words. */
export interface ClausePlace {
  clause: string;
  kind: string;
  says: string;
}

/** What stands behind a clause. */
export interface ClauseReply {
  type: "clause";
  /** The `id` of the request. */
  re: number;
  clause: string;
  /** Tests that show it. */
  tests: string[];
  /** Places in the project that cite it, as `file:line`. */
  code: string[];
}

/** A page of the cards that were found, the best first. */
export interface CardsReply {
  type: "cards";
  /** The `id` of the request. */
  re: number;
  total: number;
  start: number;
  cards: CardRow[];
  /** How long it took to find them. */
  ms: number;
}

/** A card in a list. */
export interface CardRow {
  id: string;
  faces: CardFace[];
  colours: string[];
  /** As a number, to count by; what is printed is among the fields of its face. */
  cost: number | null;
  level: number | null;
  set: string;
  /** Where a deck has it: `main`, or what its game calls the other parts; nothing for what no deck holds. */
  part: string;
  /** Why no deck holds it, if none does. */
  barred: Fault | null;
  /** The collection that it comes from; nothing for the game's own set. */
  collection: string;
  /** Nothing while nobody has read it. */
  understood: boolean | null;
}

/** What is wrong with a deck. */
export interface Fault {
  clause: string;
  what: string;
  /** What the clause says, in our words. */
  says?: string;
}

/** What can be searched by, and what decks of this game are made of. */
export interface ShelfReply {
  type: "shelf";
  /** The `id` of the request. */
  re: number;
  cards: number;
  types: Choice[];
  colours: Choice[];
  costs: Choice[];
  levels: Choice[];
  keywords: Choice[];
  sets: Choice[];
  parts: DeckPart[];
  /** The types of all cards, also of tokens: for whoever writes one. */
  kinds: string[];
  formats: string[];
  /** Of a deck that says nothing. */
  format: string;
  /** Cards of an opening hand. */
  hand: number;
  /** What a card of this game is printed with, besides its name, type and text: for whoever writes one. */
  fields: string[];
  /** A card of the game's own set, as its file has it. */
  example: Record<string, unknown>;
}

/** Something to search by, and how many cards have it. */
export interface Choice {
  value: string;
  cards: number;
}

/** A part of a deck. */
export interface DeckPart {
  part: string;
  title: string;
  /** Is it one card, the one that leads the deck? */
  single: boolean;
}

/** What became of a deck. */
export interface DeckChecked {
  type: "deck checked";
  /** The `id` of the request. */
  re: number;
  /** As a deck file holds it, its cards by their ids. */
  deck: Record<string, unknown>;
  /** Every card of it once. */
  cards: CardRow[];
  legal: boolean;
  faults: Fault[];
  unread: UnreadLine[];
}

/** A line of a card that is not understood. */
export interface UnreadLine {
  card: string;
  name: string;
  line: string;
}

/** What the engine understands of a card. */
export interface CardRead {
  type: "card read";
  /** The `id` of the request. */
  re: number;
  /** Nothing while its fields are no card yet; `fault` says why. */
  row: CardRow | null;
  fault: string;
  lines: LineRead[];
  understood: boolean;
}

/** A line of a card's text, and what the engine takes it for. */
export interface LineRead {
  text: string;
  /** What it means. What belongs to a sentence stands below it, indented by two spaces. */
  sentences: string[];
  /** Why it is not understood; nothing if it is. */
  trouble: string;
  /** Where reading stopped, as a place in the text; -1 if it did not. */
  at: number;
  /** What could have stood there. */
  expected: string[];
  /** Understood, but the rules can't carry it out: why. */
  idle: string;
}

/** The collections that are here. */
export interface CollectionsReply {
  type: "collections";
  /** The `id` of the request. */
  re: number;
  collections: CollectionInfo[];
  busy: Busy | null;
  /** Why the cards of a game were not read, if they could not be. */
  trouble: string;
  /** May cards be brought to this server? */
  may_import: boolean;
}

/** Cards that were imported from one file. */
export interface CollectionInfo {
  game: string;
  name: string;
  file: string;
  cards: number;
  /** Nothing while nobody has read them. */
  understood: number | null;
  /** Nothing while nobody has rehearsed them. */
  running: number | null;
  left_out: LeftOutRecord[];
  /** The first of its lines that are not understood. */
  unread: UnreadLine[];
}

/** A record of a file that is no card. */
export interface LeftOutRecord {
  line: number;
  what: string;
}

/** What the server is reading. */
export interface Busy {
  game: string;
  /** `reading` or `rehearsing`. */
  doing: string;
  done: number;
  total: number;
}

export type Request =
  LobbyRequest
  | RulesRequest
  | MineRequest
  | CreateRequest
  | JoinRequest
  | InvitedRequest
  | OpenRequest
  | LeaveRequest
  | AnswerRequest
  | AnswersRequest
  | PlanRequest
  | PreviewRequest
  | WhyRequest
  | CardRequest
  | TakeBackRequest
  | ConcedeRequest
  | RematchRequest
  | StopsRequest
  | SayRequest
  | MuteRequest
  | ExportRequest
  | StepsRequest
  | StepRequest
  | PingRequest
  | BenchWordsRequest
  | BenchRequest
  | BenchWhyRequest
  | BenchRunRequest
  | CorpusRequest
  | CorpusFileRequest
  | KeepRequest
  | ClausesRequest
  | ClauseShownRequest
  | SearchRequest
  | ShelfRequest
  | CheckDeckRequest
  | PasteDeckRequest
  | WriteDeckRequest
  | ReadCardRequest
  | TryCardRequest
  | ReportLineRequest
  | CollectionsRequest
  | ForgetRequest
  | RehearseRequest;

export type Message =
  Done
  | Error
  | LobbyReply
  | RulesReply
  | MineReply
  | Seated
  | Invitation
  | Opened
  | PlanReply
  | PreviewReply
  | WhyReply
  | CardReply
  | ExportReply
  | StepsReply
  | StepReply
  | Update
  | TableNews
  | Said
  | Rematched
  | BenchWordsReply
  | BenchReply
  | BenchRunReply
  | CorpusReply
  | CorpusFileReply
  | Kept
  | ClausesReply
  | ClauseReply
  | CardsReply
  | ShelfReply
  | DeckChecked
  | CardRead
  | CollectionsReply;
