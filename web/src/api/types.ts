/* Made by tools/web_types.py from the hall's own descriptions: change those instead. */

/* -- Over HTTP --------------------------------------------------------------------------------- */

/** `proposal` is the `id` of the proposal that is answered. */
export interface AnswerRewind {
  seat?: number | null
  request?: string | null
  type: 'answer_rewind'
  proposal: number
  agree: boolean
}

export interface AskRewind {
  seat?: number | null
  request?: string | null
  type: 'ask_rewind'
  to: number
}

export interface BotAsked {
  level?: string | null
}

/**
 * A bot that can take a seat: ask for it by `name`, or by `name:character`.
 *
 * `title` and `text` are words. `shields` tell the place on the ladder (0: beside it), `seconds`
 * what a choice takes, at most and about. `usual` is the one who comes where none is named.
 */
export interface BotInfo {
  name: string
  title: string
  text: string
  shields: number
  seconds: number
  usual: boolean
  characters: boolean
  ratings: Record<string, number>
}

/**
 * How this hall can tell people that it is their turn.
 *
 * `push_key` is what a browser needs to subscribe (null: no push), `ntfy` the servers for topics,
 * `telegram_bot` the hall's own bot (null: bring one of your own), `private` Apprise addresses.
 */
export interface Channels {
  push_key: string | null
  ntfy: string[]
  telegram_bot: string | null
  email: boolean
  private: boolean
}

/** What a bot can like besides victory; `any` is one of the others, by lot. */
export interface CharacterInfo {
  name: string
  title: string
  text: string
  games: string[]
}

/**
 * `seat` is null for the host. Lines are numbered for each table from 1. `removed`: by the
 * host, and `text` is empty.
 */
export interface ChatLine {
  number: number
  at: number
  seat: number | null
  name: string
  text: string
  removed: boolean
}

/** `version` is the one of the view that is answered. */
export interface Choose {
  seat?: number | null
  request?: string | null
  type: 'choose'
  version: number
  options: number[]
}

/** Seconds in the bank, seconds more each time the turn passes on, and what then. */
export interface ClockAsked {
  bank: number
  increment?: number
  when_out?: 'bot' | 'wait'
  level?: string | null
}

export interface ClockInfo {
  bank: number
  increment: number
  when_out: 'bot' | 'wait'
  level: string
}

export interface ClosedTold {
  id: number
  text: string
  why: string
  rule: string
}

/** The code that the hall has sent to a channel, to show that it is one's own. */
export interface CodeAsked {
  kind: 'push' | 'ntfy' | 'discord' | 'telegram' | 'email' | 'private'
  code: string
  seat?: number | null
}

/** A webhook of a Discord channel: the two parts of its address. */
export interface Discord {
  kind: 'discord'
  webhook: string
  token: string
}

/** Committed. `again`: this very request had been carried out before. */
export interface Done {
  version: number
  number: number
  again: boolean
}

/** An e-mail address; the letters come from the hall's own mail server. */
export interface Email {
  kind: 'email'
  address: string
}

export interface Entered {
  table: TableInfo
  seat: number
  key: Opened | null
}

/**
 * Taking a seat by its invite; later, with the seat's key, changing name or word.
 *
 * `seal` says a word without showing it: its SHA-256 (UTF-8, in hexadecimal digits). The word
 * should end with 16 random bytes in hexadecimal digits, so that nobody can guess it.
 */
export interface Entering {
  name?: string | null
  word?: string | null
  seal?: string | null
}

/** One numbered event of a stream. */
export interface EventInfo {
  number: number
  kind: string
  seat: number | null
  at: number
  version: number
  events: GameEvent[]
  data: Record<string, unknown>
  told: string[]
  scenes: SceneTold[]
}

/**
 * A page of one's own stream, in order. Event 1 is the first of all, `fresh.number` the last.
 *
 * `events` is null where `stream` is another numbering than the one that was asked for.
 */
export interface Events {
  stream: string
  events: EventInfo[] | null
  fresh: Fresh
}

/** One thing that is wrong: in English, and as a key of the word files with its arguments. */
export interface FaultInfo {
  key: string
  text: string
  args: Record<string, string>
}

/**
 * How a table looks to a seat (null: a spectator). `undo`: null, or why one cannot.
 *
 * `told` is the same in words, for those who named a language.
 */
export interface Fresh {
  number: number
  version: number
  status: 'gathering' | 'playing' | 'over' | 'closed' | 'stranded'
  seat: number | null
  undo: string | null
  view: GameView | null
  told: Told | null
}

/** Something that happened in the game: a key of the word files, and its arguments. */
export interface GameEvent {
  key: string
  args: Record<string, number | string | number[] | string[] | (Record<string, number | string>)[]>
}

export interface GameInfo {
  name: string
  title: string
  rules_version: number
  seat_counts: number[]
}

/** A word in three languages; empty where one has none. */
export interface GlossaryRow {
  en: string
  pl: string
  fr: string
}

/** The hall itself: what its keeper wants everybody to know. */
export interface HallInfo {
  version: string
  message: string
  maintenance: string
}

export interface Health {
  status: 'ok'
  version: string
  database: 'sqlite' | 'postgresql'
}

/** A channel of one's own seat: which kind, never where it leads. */
export interface KeptChannel {
  kind: 'push' | 'ntfy' | 'discord' | 'telegram' | 'email' | 'private'
  ready: boolean
}

/** A table a person keeps: `seat` is theirs, null for the host or a spectator. */
export interface KeptTable {
  table: TableLine
  seat: number | null
  role: 'seat' | 'host' | 'watch'
  asked: boolean
  asked_at: number | null
}

/** Which of the table's keys shall be another; the old one opens nothing any more. */
export interface KeyAsked {
  kind: 'host' | 'watch'
}

/** Everything that can appear in a view, by kind and id: `space-market`, `enemy-kraken`. */
export interface Lexicon {
  language: string
  game: string
  title: string
  names: Record<string, string>
  about: Record<string, string>
  rules: Record<string, string>
  guesses: string[]
}

export interface Muting {
  muted: boolean
}

export interface NewTable {
  table: TableInfo
  host: Opened
  watch: Opened
  invites: Opened[]
  seat: Opened | null
}

export interface Nothing {
  ok: true
}

/** Where to be told that it is one's turn, and in which language. */
export interface NoticeAsked {
  channel: Push | Ntfy | Discord | Telegram | Email | Private
  language?: string | null
  seat?: number | null
}

/** `code_sent`: the channel is used once the code that was sent there is given back. */
export interface NoticeKept {
  code_sent: boolean
}

/** A topic at an ntfy server the hall knows; no server: its first one. */
export interface Ntfy {
  kind: 'ntfy'
  topic: string
  server?: string | null
}

/** Odds of what would come after these options, which are not chosen yet. */
export interface OddsAsked {
  version: number
  options?: number[]
  seat?: number | null
}

/** A chance in percent or a number of something; `about` is a symbol, `text` a sentence. */
export interface OddsLine {
  about: string
  text: string
  percent: number | null
  number: number | null
  exact: boolean
}

/** Empty where no fight is at hand. */
export interface OddsTold {
  odds: OddsLine[]
}

/** A key and the link that carries it, behind the # where servers and logs never see it. */
export interface Opened {
  key: string
  link: string
  seat?: number | null
}

/**
 * `final`: it cannot be taken back. `again`: the same kind of question follows at once, so
 * that several of them may be sent together.
 */
export interface OptionTold {
  id: number
  text: string
  about: string
  rule: string
  final: boolean
  again: boolean
}

/** A card or a kind that a field of a pad counts. */
export interface PadEntry {
  id: string
  name: string
  count: number
  editions: string[]
}

/**
 * A field every player has. `number`: one; `table`: one for each entry; `others`: one for each
 * other player; `cards`: any entries; `card`: one entry or none; `flag`: yes or no.
 */
export interface PadField {
  id: string
  kind: 'number' | 'table' | 'others' | 'cards' | 'card' | 'flag'
  group: string
  least: number
  most: number
  entries: PadEntry[]
  needs: string
}

export interface PadSetting {
  id: string
  allowed: (boolean | number | string | number[])[]
  default: boolean | number | string | number[]
  text: string
  rule: string
  decided: boolean
}

/** A line of a reckoning, by its source and its card. */
export interface PadSource {
  id: string
  card: string
  name: string
}

/** What can be chosen at a table of this many players. */
export interface PadTable {
  seats: number
  settings: PadSetting[]
}

/** A score pad: a page draws itself from it. The reckoning is the engine's own. */
export interface PadTold {
  game: string
  title: string
  language: string
  tables: PadTable[]
  fields: PadField[]
  sources: PadSource[]
}

export interface Person {
  key: string
  link: string
}

/**
 * A game at once: the caller in the first seat, bots of one level in the others.
 *
 * `language` is the one in which bots are named.
 */
export interface PlayAsked {
  game: string
  seats: number
  name?: string | null
  level?: string | null
  settings?: Record<string, boolean | number | string | number[]>
  language?: string | null
}

export interface Position {
  position: number
  last: number
  over: boolean
  view: GameView
  told: Told | null
}

/** An Apprise address, for halls whose keeper lets people speak to the hall's own network. */
export interface Private {
  kind: 'private'
  address: string
}

/** Somebody asks to go back to a version of the reader's; `needed`: whose consent it takes. */
export interface ProposalInfo {
  id: number
  to: number
  by: number
  agreed: number[]
  needed: number[]
}

/** What a browser's PushManager.subscribe gave. */
export interface Push {
  kind: 'push'
  endpoint: string
  keys: PushKeys
}

/** The browser's own keys: a point on the curve P-256 and 16 bytes, in base64url. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** A record to watch, or (`position`) to go on from with these seats. */
export interface RecordAsked {
  record: string
  position?: number | null
  seats?: SeatAsked[] | null
  title?: string | null
  public?: boolean
  host_seat?: number | null
}

/** A record to check, die by die. */
export interface RecordChecked {
  record: string
}

export interface RefusalInfo {
  code: string
  message: string
  rule?: string | null
  retry_after?: number | null
  fresh?: Fresh | null
  faults?: FaultInfo[] | null
}

/** Every answer that is not a success. */
export interface Refused {
  error: RefusalInfo
}

/** The host removes what was said in a line of the chat; `number` is the line's. */
export interface RemoveLine {
  seat?: number | null
  request?: string | null
  type: 'remove_line'
  number: number
}

export interface Renaming {
  title: string
}

export interface RuleText {
  id: string
  text: string
  edition: string
  language: string
  stale: boolean
}

export interface RulesSection {
  id: string
  title: string
  rules: RuleText[]
}

export interface RulesTold {
  sections: RulesSection[]
  glossary: GlossaryRow[]
}

export interface Say {
  seat?: number | null
  request?: string | null
  type: 'say'
  text: string
}

/**
 * Some of the events of an entry that belong together: a fight, a voyage, the end of a round.
 *
 * `first` and `last` count among its `events`. `won`: how it ended for `seat`, where somebody won.
 */
export interface SceneTold {
  kind: 'fight' | 'hunt' | 'voyage' | 'battle' | 'raid' | 'phase' | 'round'
  first: number
  last: number
  title: string
  result: string
  seat: number | null
  won: boolean | null
}

/** A seat of a new table: for a person, or for a bot of a level. */
export interface SeatAsked {
  kind?: 'person' | 'bot'
  name?: string | null
  level?: string | null
}

/**
 * A seat as everybody sees it. `word` opens when no word can be changed any more, a sealed one
 * when its seat opens it; `left` is its clock.
 */
export interface SeatInfo {
  seat: number
  name: string
  kind: 'person' | 'bot'
  level: string | null
  taken: boolean
  said: boolean
  word: string | null
  seal: string | null
  asked: boolean
  looking: boolean
  left: number | null
  out_of_time: boolean
  muted: boolean
}

/** A seat of a table in a list. `taken`: somebody has come, or a bot sits there. */
export interface SeatLine {
  name: string
  kind: 'person' | 'bot'
  level: string | null
  taken: boolean
  asked: boolean
}

export interface SettingInfo {
  id: string
  allowed: (boolean | number | string | number[])[]
  default: boolean | number | string | number[]
  text: string
  rule: string
}

/** The settings of a game depend on the seats, on other settings and on the cards. */
export interface SettingsAsked {
  seats: number
  chosen?: Record<string, boolean | number | string | number[]>
  cards?: string | null
}

/** Dice of a seat: what they brought (hits, successes, weapons) and what they do on average. */
export interface StoryLuck {
  seat: number
  dice: number
  got: number
  expected: number
}

/** How all stood after a round, as far as everybody knew; at the end, the final scores. */
export interface StoryRound {
  round: number
  position: number
  points: number[]
}

export interface StoryScore {
  source: string
  text: string
  points: number
}

export interface StoryStep {
  position: number
  round: number
  seat: number
  told: string[]
}

/** `scores` and `luck` come with the end. */
export interface StoryTold {
  steps: StoryStep[]
  rounds: StoryRound[]
  scores: StoryScore[][] | null
  luck: StoryLuck[] | null
}

/** A new table. `host_seat`: the seat the host takes at once. */
export interface TableAsked {
  game: string
  seats: SeatAsked[]
  settings?: Record<string, boolean | number | string | number[]>
  cards?: string | null
  title?: string | null
  public?: boolean
  clock?: ClockAsked | null
  host_seat?: number | null
}

/** A table as everybody who may know of it sees it. */
export interface TableInfo {
  id: string
  title: string
  game: string
  status: 'gathering' | 'playing' | 'over' | 'closed' | 'stranded'
  public: boolean
  settings: Record<string, boolean | number | string | number[]>
  own_cards: boolean
  open_luck: boolean
  commitment: string
  words_fixed: boolean
  made_at: number
  changed_at: number
  seats: SeatInfo[]
  somebody_asked: boolean
  clock: ClockInfo | null
  proposal: ProposalInfo | null
  watching: number
  winners: number[] | null
  scores: number[] | null
}

/**
 * A table in a list: what everybody who sits there knows, and no more.
 *
 * `stage` says how far the game is (round, rounds, phase), as far as the game tells it.
 */
export interface TableLine {
  id: string
  title: string
  game: string
  status: 'gathering' | 'playing' | 'over' | 'closed' | 'stranded'
  changed_at: number
  seats: SeatLine[]
  somebody_asked: boolean
  stage: Record<string, number | string>
  scores: number[] | null
  winners: number[] | null
}

/** A Telegram chat, through a bot of one's own; no token: through the hall's. */
export interface Telegram {
  kind: 'telegram'
  chat: string
  token?: string | null
}

/**
 * The view's question in words. Options and closed ones are in the order of the view's
 * decision. `undo`: empty, or why nothing can be taken back.
 */
export interface Told {
  question: string
  waiting: string
  options: OptionTold[]
  closed: ClosedTold[]
  undo: string
}

export interface Undo {
  seat?: number | null
  request?: string | null
  type: 'undo'
  version: number
}

/** Does a record hold? `text` tells all, `place` is the line at fault; the rest was in order. */
export interface Verified {
  ok: boolean
  text: string
  place: number | null
  commitment: string
  choices: number
  dice: number
  shuffles: number
}

/** The word one has sealed, once `words_fixed` is set. */
export interface WordOpened {
  word: string
  seat?: number | null
}

/* -- On the socket ----------------------------------------------------------------------------- */

/**
 * The first message. `key` opens the seat; without one a public table can be watched.
 * With a `language` (en, pl, fr …) everything is told in words, too.
 *
 * `since` and `stream` are those of the last event one has: what was missed comes with the
 * welcome.
 */
export interface Hello {
  type: 'hello'
  key?: string | null
  seat?: number | null
  since?: number | null
  stream?: string | null
  language?: string | null
}

/** How would it look if I chose these? Nothing happens, and nobody else hears of it. */
export interface Try {
  type: 'try'
  version: number
  options: number[]
  request?: string | null
}

/** Is the page in front of somebody's eyes? While it is, no notice is sent. */
export interface Look {
  type: 'look'
  looking: boolean
}

/** Send me a fresh view. */
export interface Refresh {
  type: 'refresh'
}

export interface Ping {
  type: 'ping'
}

/** The first message of the lists' socket: whose tables (none: nobody's), and public ones? */
export interface PersonHello {
  type: 'hello'
  key?: string | null
  public?: boolean
}

export type ToHall =
  | Hello
  | Choose
  | Try
  | Undo
  | AskRewind
  | AnswerRewind
  | Say
  | RemoveLine
  | Look
  | Refresh
  | Ping
  | PersonHello

/**
 * `missed` is null where too much was missed, or none was asked for: `fresh` says it all.
 *
 * `chat` is what was said last; `/events` and `/chat` have the rest.
 */
export interface Welcome {
  type: 'welcome'
  stream: string
  table: TableInfo
  missed: EventInfo[] | null
  fresh: Fresh
  chat: ChatLine[]
}

/** `fresh` comes with the last of several events that are sent together. */
export interface EventMessage {
  type: 'event'
  event: EventInfo
  fresh: Fresh | null
}

export interface DoneMessage {
  type: 'done'
  request: string | null
  version: number
  number: number
  again: boolean
}

/** The table as it would look; versions and numbers are those of the table as it is. */
export interface TriedMessage {
  type: 'tried'
  request: string | null
  fresh: Fresh
}

export interface RefusedMessage {
  type: 'refused'
  request: string | null
  error: RefusalInfo
}

/**
 * Somebody said something, or a line one may know already was removed. It is no event, and
 * changes nothing.
 */
export interface ChatMessage {
  type: 'chat'
  line: ChatLine
}

export interface PresenceMessage {
  type: 'presence'
  looking: number[]
  watching: number
}

export interface FreshMessage {
  type: 'fresh'
  fresh: Fresh
}

export interface Pong {
  type: 'pong'
}

/** The lists as they are now; `listed` are the public tables, where they were asked for. */
export interface PersonWelcome {
  type: 'welcome'
  kept: KeptTable[]
  listed: TableLine[]
}

/** One's own table is new, or something about it is: a turn came or went, it began or ended. */
export interface KeptMessage {
  type: 'kept'
  kept: KeptTable
}

/** A public table is new, or something about it is. */
export interface ListedMessage {
  type: 'listed'
  line: TableLine
}

export type FromHall =
  | Welcome
  | EventMessage
  | DoneMessage
  | TriedMessage
  | RefusedMessage
  | ChatMessage
  | PresenceMessage
  | FreshMessage
  | Pong
  | PersonWelcome
  | KeptMessage
  | ListedMessage

/* -- Views ------------------------------------------------------------------------------------- */

export interface ChampionsView {
  game: 'champions'
  seat: number | null
  version: number
  over: boolean
  winners: number[]
  cards_digest: string
  asked: Asked[]
  decision: DecisionView | null
  round: number
  rounds: number
  phase: string
  first: number
  seats: ChampionsSeat[]
  board: ChampionsBoard
  decks: ChampionsDecks
  enemy_discard: string[]
  journey_discard: string[]
  known_destinies: string[]
  roll: ChampionsRoll | null
}

/**
 * Somebody is asked something; the options are theirs alone to see.
 *
 * `seat` is None where only the holder of a hidden card is asked, and that is somebody else.
 */
export interface Asked {
  seat: number | null
  kind: string
}

/** The seat's own pending decision. */
export interface DecisionView {
  seat: number
  kind: string
  rule: string
  about: Record<string, number | string>
  options: OptionView[]
  closed: ClosedView[]
}

export interface OptionView {
  id: number
  verb: string
  args: Record<string, string>
}

export interface ClosedView {
  id: number
  verb: string
  args: Record<string, string>
  reason: string
  reason_args: Record<string, number | string>
  rule: string
}

/** One player's holdings. `destinies` and `defeated` are None where they are secret. */
export interface ChampionsSeat {
  seat: number
  leader: string | null
  glory: number
  food: number
  wood: number
  coin: number
  favour: number
  blame: number
  workers: number
  workers_in_game: number
  home: number[]
  private_ship: string | null
  runes: string[]
  used_runes: string[]
  destiny_count: number
  destinies: string[] | null
  shown_destinies: string[]
  defeated: string[] | null
  score: ScoreView[] | null
}

/** Points from one source (see `ScoreLine`). */
export interface ScoreView {
  source: string
  card: string
  points: number
}

export interface ChampionsBoard {
  supply: number[]
  smiths: number[]
  spaces: ChampionsSpace[]
  hunters: number[]
  beggars: number[]
  hut_price: number | null
  ships_left: string[]
  runes: (string | null)[]
  merchant: string | null
  merchants_covered: string[]
  land: ChampionsLand[]
  shores: ChampionsShore[]
  troll_killed: boolean
}

export interface ChampionsSpace {
  space: string
  occupant: number | null
}

/** The troll or a draugr: the card, who fights it, and the dice sent there. */
export interface ChampionsLand {
  place: string
  enemy: string | null
  owner: number | null
  fighters: number[]
  plan: number[] | null
}

/** A shore. `journey` is None without a card and "hidden" for a card this seat has not seen. */
export interface ChampionsShore {
  shore: number
  near: boolean
  journey: string | null
  journey_open: boolean
  peeked_by: number[]
  monster: string | null
  bounty: number
  ship: string | null
  owner: number | null
  fighters: number[]
  plan: number[] | null
}

/** How many cards each deck holds. */
export interface ChampionsDecks {
  troll: number
  draugr: number
  monster: number
  journey: number
  rune: number
  destiny: number
  merchant: number
}

/** The dice on the table: of which seat, against whom, each as type, face number and mark. */
export interface ChampionsRoll {
  seat: number
  enemy: string | null
  place: string | null
  damage_done: number
  damage: number
  shields: number
  dice: string[]
  faces: number[]
  marked: boolean[]
}

export interface ReaversView {
  game: 'reavers'
  seat: number | null
  version: number
  over: boolean
  winners: number[]
  cards_digest: string
  asked: Asked[]
  decision: DecisionView | null
  round: number
  rounds: number
  activation: number
  order: number[]
  active: number | null
  space: string | null
  turn: number | null
  start: number
  honor: number | null
  seats: ReaversSeat[]
  board: ReaversBoard
  decks: ReaversDeck[]
  combat: ReaversCombat | null
  table: ReaversMiddle
}

/** One player's holdings. `pile` and `prophecies` are None where they are secret. */
export interface ReaversSeat {
  seat: number
  glory: number
  food: number
  favor: number
  terror: number
  farm: number
  wall: number
  tower: number
  dice: string[]
  jarl: string | null
  specialists: ReaversRow[]
  artifacts: ReaversArtifact[]
  upgrades: ReaversUpgrade[]
  tiles: string[]
  pile_count: number
  pile: string[] | null
  prophecies: string[] | null
  score: ScoreView[] | null
}

/** A Specialize space: the Reavers from top to bottom, and for how many there is room. */
export interface ReaversRow {
  space: string
  reavers: string[]
  places: number
}

/** An Artifact on the board; `die` only where dice lie on Artifacts for good. */
export interface ReaversArtifact {
  artifact: string
  used: boolean
  die: string | null
}

export interface ReaversUpgrade {
  tile: string
  flipped: boolean
}

/** What lies open; None where a card or a pair was taken. */
export interface ReaversBoard {
  spaces: ReaversSpace[]
  reaver_pairs: (string[] | null)[]
  village_pairs: (string[] | null)[]
  keep_pairs: (string[] | null)[]
  sea_battles: (string | null)[]
  prophecies: (string | null)[]
  trade_dice: string[]
  stacks: ReaversStack[]
  supply: Record<string, number>
}

export interface ReaversSpace {
  space: string
  selected_by: number | null
}

export interface ReaversStack {
  stack: string
  tiles: number
}

/** A deck: how many cards face down, and the discarded ones, which all have seen. */
export interface ReaversDeck {
  deck: string
  face_down: number
  face_up: string[]
}

/**
 * The combat in progress: after the roll, the battle dice by their successes.
 *
 * `stack` is the territory stack that is fought for, if it is one.
 */
export interface ReaversCombat {
  seat: number
  cause: string
  stack: string | null
  defense: number
  battle_dice: number
  rolled: boolean
  shown: number[]
  marked: number[]
}

/** Cards in the middle of being resolved, and the tiles of a turn of subduing. */
export interface ReaversMiddle {
  reavers: string[]
  spoils: string[]
  journey: string | null
  sea_battle: string | null
  looked_at: string[]
  looked_at_count: number
  subdued: string[]
  acquired: string[]
}

export interface ValhallaView {
  game: 'valhalla'
  seat: number | null
  version: number
  over: boolean
  winners: number[]
  cards_digest: string
  asked: Asked[]
  decision: DecisionView | null
  turn: number
  active: number
  first: number
  phase: string
  last_round: boolean
  turns_left: number
  seats: ValhallaSeat[]
  deck: number
  discard: string[]
  row: string[]
  grey_dice: number
  loki: string | null
  battle: ValhallaBattle | null
  monster: ValhallaMonster | null
}

/**
 * One player's holdings. `hand` and `valhalla` are None where they are secret.
 *
 * `known` are cards of the hand this viewer has seen; `tyr_known` says that one more is some Tyr
 * card. `drawn`, `aside` and `given` are the viewer's own cards in the middle of a choice.
 */
export interface ValhallaSeat {
  seat: number
  jarl: string | null
  jarl_silenced: boolean
  jarl_rested: boolean
  hand_count: number
  hand: string[] | null
  known: string[]
  tyr_known: boolean
  drawn: string[] | null
  drawn_count: number
  set_aside: string[] | null
  team: ValhallaWarrior[]
  team_limit: number
  own_shields: number
  captured: number[]
  valhalla_count: number
  valhalla: string[] | null
  king_level: number
  partner: number | null
  score: ScoreView[] | null
}

/**
 * A Warrior on a board. `forge` is None without a card and "hidden" for another's card.
 *
 * `dice` are those it was activated with.
 */
export interface ValhallaWarrior {
  space: number
  warrior: string
  tyr: string | null
  activated: boolean
  dice: string[]
  blocked: boolean
  denied: boolean
  on_the_road: boolean
  forge: string | null
}

/**
 * The battle in progress; the Monster and Ragnarök have no seat on the other side.
 *
 * `winner` is the side that won, once the strengths were compared.
 */
export interface ValhallaBattle {
  attacker: number | null
  defender: number | null
  helper: number | null
  ragnarok: boolean
  phase: string | null
  pool: string[]
  attack_strength: number
  defence_strength: number
  attacker_tactics: string[]
  defender_tactics: string[]
  supports: ValhallaSupport[]
  frost: number
  sending: string[]
  attack: ValhallaSide
  defence: ValhallaSide
  handling: ValhallaHandling
  winner: string | null
}

export interface ValhallaSupport {
  seat: number
  card: string
  side: string
}

/**
 * What a side has brought so far: dice on its activated Warriors, and what makes its strength.
 *
 * `others` is the strength from all but its Warriors: Tactics, Jarls, support, the Valhalla of a
 * game against the Monster. Once the strengths were compared Warriors may leave: then `warriors`
 * is empty and `others` 0, and only the sums of the battle tell.
 */
export interface ValhallaSide {
  own_dice: number
  grey_dice: number
  warriors: ValhallaArmed[]
  others: number
}

/** An activated Warrior, with the strength it adds. */
export interface ValhallaArmed {
  warrior: string
  strength: number
}

/**
 * Dice somebody is choosing: those marked for a reroll, those placed on the Warrior `arming`
 * so far, and the grey dice of which one may be kept.
 */
export interface ValhallaHandling {
  marked: string[]
  placed: string[]
  arming: string | null
  offered: string[]
}

/** VH-SOLO-02: the top card and the one below; the whole pile before the game begins. */
export interface ValhallaMonster {
  monster: string
  cards_left: number
  cards: ValhallaMonsterCard[]
  valhalla_glory: number
  glory_lost: number
  result: string | null
}

export interface ValhallaMonsterCard {
  level: number
  strength: number
  valhalla_limit: number
  symbols: string[]
  covered: boolean[]
  clans: string[]
  warriors: number
  trait: string | null
  trait_clan: string | null
}

export type GameView = ChampionsView | ReaversView | ValhallaView

/** What the hall keeps for a chair nobody has named: this, and the number of the chair. */
export const KEPT = 'Guest '
