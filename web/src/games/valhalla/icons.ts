/** The drawings of things on this table. */

import angelWings from 'icon:angel-wings'
import anvil from 'icon:anvil'
import axe from 'icon:battle-axe'
import bear from 'icon:bear-head'
import boar from 'icon:boar'
import bow from 'icon:high-shot'
import cancel from 'icon:cancel'
import cardDraw from 'icon:card-draw'
import crosshair from 'icon:crosshair'
import crossedChains from 'icon:crossed-chains'
import crown from 'icon:crown'
import crownedSkull from 'icon:crowned-skull'
import cycle from 'icon:cycle'
import deer from 'icon:deer-head'
import dwarf from 'icon:dwarf-face'
import fire from 'icon:fire-silhouette'
import fist from 'icon:fist'
import horn from 'icon:hunting-horn'
import iceGolem from 'icon:ice-golem'
import laurels from 'icon:laurels'
import manacles from 'icon:manacles'
import masks from 'icon:drama-masks'
import minions from 'icon:minions'
import padlock from 'icon:padlock'
import scroll from 'icon:scroll-unfurled'
import rolling from 'icon:rolling-dices'
import serpent from 'icon:sea-serpent'
import shield from 'icon:viking-shield'
import snowflake from 'icon:snowflake-1'
import spear from 'icon:stone-spear'
import stealing from 'icon:card-pickup'
import sword from 'icon:broadsword'
import swords from 'icon:crossed-swords'
import swap from 'icon:back-forth'
import team from 'icon:three-friends'
import thor from 'icon:thor-hammer'
import wing from 'icon:feathered-wing'
import wolf from 'icon:wolf-head'
import wolfHowl from 'icon:wolf-howl'

export const FACES: Record<string, string> = { sword, axe, spear, bow, shield, miss: cancel }

export const CLANS: Record<string, string> = {
  bear,
  wolf,
  boar,
  deer,
  ice_giant: iceGolem,
  dwarf,
}

export const TRAITS: Record<string, string> = {
  boar_hunt: crosshair,
  kin: team,
  variety: minions,
  giant_frost: snowflake,
  favour_company: wing,
  favour_clan: wing,
  favour_alone: wing,
  dwarf_block: crossedChains,
  dwarf_deny: padlock,
  dwarf_disarm: manacles,
  dwarf_forge: anvil,
}

/** Pictures of cards that are no Warriors, by what they do. */
export const SIGNS: Record<string, string> = {
  strength: fist,
  roll_extra: rolling,
  free_rerolls: cycle,
  turn_misses: swap,
  cancel_jarl: crown,
  virtual_die: swords,
  attacker_warrior_to_valhalla: angelWings,
  add_top_discard_warrior: horn,
  strength_per_team_warrior: team,
  strength_by_activated: horn,
  mission: scroll,
  draw: cardDraw,
  free_reroll: cycle,
  steal_random: stealing,
  extra_die: rolling,
  strength_if_opponent_clan: crosshair,
  requirement_minus: swap,
}

export const MONSTERS: Record<string, string> = {
  fenrir: wolfHowl,
  jormungandr: serpent,
  hel: crownedSkull,
  surtr: fire,
}

export {
  anvil,
  angelWings,
  cardDraw,
  crown,
  cycle,
  horn,
  laurels,
  masks,
  padlock,
  rolling,
  shield,
  swords,
  thor,
  minions,
}
