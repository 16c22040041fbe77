/** Which drawing stands for what. */

import allSeeingEye from 'icon:all-seeing-eye'
import anvil from 'icon:anvil'
import barrowKing from 'icon:crowned-skull'
import battleAxe from 'icon:battle-axe'
import bread from 'icon:bread'
import broadsword from 'icon:broadsword'
import compass from 'icon:compass'
import crackedShield from 'icon:cracked-shield'
import crossedSwords from 'icon:crossed-swords'
import crystalBall from 'icon:crystal-ball'
import deerHead from 'icon:deer-head'
import direwolf from 'icon:direwolf'
import dragon from 'icon:spiked-dragon-head'
import drakkar from 'icon:drakkar'
import drakkarDragon from 'icon:drakkar-dragon'
import eyeball from 'icon:eyeball'
import fireSilhouette from 'icon:fire-silhouette'
import fishMonster from 'icon:fish-monster'
import fishSmoking from 'icon:fish-smoking'
import flame from 'icon:flame'
import giant from 'icon:giant'
import graveGuard from 'icon:skeleton'
import handBandage from 'icon:hand-bandage'
import harp from 'icon:harp'
import harpy from 'icon:harpy'
import horn from 'icon:hunting-horn'
import hound from 'icon:hound'
import hutsVillage from 'icon:huts-village'
import iceGolem from 'icon:ice-golem'
import kraken from 'icon:kraken-tentacle'
import laurels from 'icon:laurels'
import lightningStorm from 'icon:lightning-storm'
import lostAtSea from 'icon:dust-cloud'
import meat from 'icon:meat'
import meeple from 'icon:meeple'
import mountains from 'icon:mountains'
import openChest from 'icon:open-treasure-chest'
import orcHead from 'icon:orc-head'
import polarBear from 'icon:polar-bear'
import prayer from 'icon:prayer'
import raiseSkeleton from 'icon:raise-skeleton'
import receiveMoney from 'icon:receive-money'
import rockGolem from 'icon:rock-golem'
import runeStone from 'icon:rune-stone'
import rustySword from 'icon:rusty-sword'
import sabertooth from 'icon:skull-sabertooth'
import scales from 'icon:scales'
import seaDragon from 'icon:sea-dragon'
import seaSerpent from 'icon:sea-serpent'
import shakingHands from 'icon:shaking-hands'
import shield from 'icon:checked-shield'
import shipWreck from 'icon:ship-wreck'
import skull from 'icon:skull-crossed-bones'
import snowflake from 'icon:snowflake-2'
import spears from 'icon:spears'
import spearman from 'icon:stone-spear'
import sun from 'icon:sunrise'
import swordwoman from 'icon:swordwoman'
import swords from 'icon:swords-emblem'
import trade from 'icon:trade'
import treasureMap from 'icon:treasure-map'
import troll from 'icon:troll'
import twoCoins from 'icon:two-coins'
import vikingChurch from 'icon:viking-church'
import vikingHead from 'icon:viking-head'
import vikingHelmet from 'icon:viking-helmet'
import vikingLonghouse from 'icon:viking-longhouse'
import whirlpool from 'icon:whirlpool-shuriken'
import wind from 'icon:windy-stripes'
import witch from 'icon:witch-face'
import woodBeam from 'icon:wood-beam'
import woodPile from 'icon:wood-pile'
import wolfHowl from 'icon:wolf-howl'
import zombie from 'icon:shambling-zombie'
import ogre from 'icon:ogre'
import angel from 'icon:angel-wings'

export const WEAPON: Readonly<Record<string, string>> = {
  swordsman: broadsword,
  spearman: spearman,
  axeman: battleAxe,
  sword: broadsword,
  spear: spearman,
  axe: battleAxe,
}

/** Goods, tokens and all else that is counted. */
export const TOKEN: Readonly<Record<string, string>> = {
  food: meat,
  wood: woodPile,
  coin: twoCoins,
  favour: prayer,
  blame: skull,
  glory: laurels,
  worker: meeple,
  any_warrior: vikingHelmet,
  rune: runeStone,
  destiny: allSeeingEye,
  shield,
  attack: crossedSwords,
}

const SPACES: Readonly<Record<string, string>> = {
  swordsmith: swords,
  hafter: spears,
  blacksmith: anvil,
  smokehouse: fishSmoking,
  jarls_longhouse: vikingLonghouse,
  sages_hut: crystalBall,
  worker_huts: hutsVillage,
  market: scales,
  merchant_ship: trade,
  runesmith: runeStone,
  stave_church: vikingChurch,
  shipwright: woodBeam,
  small_longship: drakkar,
  large_longship: drakkar,
  private_longship: drakkarDragon,
  gullinkambi_longship: drakkar,
  hunting_grounds: deerHead,
  beg: receiveMoney,
  wealthy_stranger: twoCoins,
  skald: harp,
  generous_merchant: openChest,
  alms: bread,
  varangians: crossedSwords,
  mercenaries: spears,
  jomsvikings: battleAxe,
  recruits: swordwoman,
}

export function spaceArt(space: string): string {
  return SPACES[space] ?? vikingLonghouse
}

/** Enemies of one family share a drawing; a card of somebody's own has the one of its kind. */
const FAMILIES: Readonly<Record<string, string>> = {
  bridge_troll: troll,
  forest_troll: orcHead,
  stone_troll: rockGolem,
  cave_troll: ogre,
  barrow_thrall: zombie,
  grave_guard: graveGuard,
  bone_raider: raiseSkeleton,
  rust_blade: rustySword,
  shield_breaker: crackedShield,
  howling_dead: sabertooth,
  barrow_king: barrowKing,
  fenris_cub: wolfHowl,
  sea_hag: witch,
  reef_stalker: fishMonster,
  iron_scale: seaDragon,
  ice_bear: polarBear,
  storm_harpy: harpy,
  moss_giant: giant,
  salt_serpent: seaSerpent,
  ember_hound: hound,
  lindwurm: dragon,
  frost_jotun: iceGolem,
  fire_jotun: fireSilhouette,
  kraken,
}
const KINDS: Readonly<Record<string, string>> = {
  troll,
  draugr: zombie,
  monster: direwolf,
  kraken,
}

export function enemyArt(id: string, kind: string): string {
  return FAMILIES[id] ?? FAMILIES[id.replace(/_[a-z]+$/, '')] ?? KINDS[kind] ?? direwolf
}

/** A sign for each colour of enemies, so that colour never speaks alone. */
export const COLOUR_SIGN: Readonly<Record<string, string>> = {
  red: flame,
  yellow: mountains,
  blue: snowflake,
}

const JOURNEYS: Readonly<Record<string, string>> = {
  hidden: compass,
  all_quiet: sun,
  kraken,
  lost: lostAtSea,
  no_wind: wind,
  storm: lightningStorm,
  whirlpool,
  shipwreck: shipWreck,
}

export function journeyArt(journey: string): string {
  return JOURNEYS[journey] ?? compass
}

const RUNES: Readonly<Record<string, string>> = {
  gifts: openChest,
  glory: laurels,
  healing: handBandage,
  journey: compass,
  knowledge: eyeball,
  potential: sun,
  reaction: shield,
  success: allSeeingEye,
  true_vision: crystalBall,
  wealth: twoCoins,
  virtue: angel,
}

export function runeArt(rune: string): string {
  return RUNES[rune] ?? runeStone
}

const METRICS: Readonly<Record<string, string>> = {
  red_enemies: flame,
  yellow_enemies: mountains,
  blue_enemies: snowflake,
  wood: woodPile,
  warriors: vikingHelmet,
  favour: prayer,
  food: meat,
  coins: twoCoins,
  runes: runeStone,
  monsters: seaSerpent,
  draugr: zombie,
  trolls: troll,
  blame: skull,
}

export function metricArt(metric: string): string {
  return METRICS[metric] ?? allSeeingEye
}

const LEADERS: Readonly<Record<string, string>> = {
  asmundr: prayer,
  dagrun: allSeeingEye,
  gylfir: drakkar,
  svanhildr: swordwoman,
  ullr: battleAxe,
}

export function leaderArt(leader: string | null): string {
  return (leader && LEADERS[leader]) || vikingHead
}

export const ART = {
  crossedSwords,
  drakkar,
  drakkarDragon,
  deerHead,
  laurels,
  vikingHelmet,
  vikingHead,
  skull,
  shield,
  eye: allSeeingEye,
  shakingHands,
  compass,
  seaSerpent,
  horn,
  map: treasureMap,
} as const
