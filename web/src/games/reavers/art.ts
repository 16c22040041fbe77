/** Which line-cut drawing stands for which thing. */

import thorHammer from 'icon:thor-hammer'
import chest from 'icon:chest'
import drakkar from 'icon:drakkar'
import vikingShield from 'icon:viking-shield'
import vikingHelmet from 'icon:viking-helmet'
import raven from 'icon:raven'
import treeRoots from 'icon:oak'
import uncertainty from 'icon:uncertainty'
import meat from 'icon:meat'
import prayer from 'icon:prayer'
import terror from 'icon:skull-crossed-bones'
import laurels from 'icon:laurels'
import barn from 'icon:barn'
import stoneWall from 'icon:stone-wall'
import watchtower from 'icon:watchtower'
import huntingHorn from 'icon:hunting-horn'
import trade from 'icon:trade'
import dragon from 'icon:drakkar-dragon'
import huts from 'icon:huts-village'
import castle from 'icon:castle'
import hillFort from 'icon:hill-fort'
import compass from 'icon:compass'
import vikingHead from 'icon:viking-head'
import runeStone from 'icon:rune-stone'
import barbarian from 'icon:barbarian'
import swapBag from 'icon:swap-bag'
import torch from 'icon:torch'
import handOfGod from 'icon:hand-of-god'
import swordman from 'icon:swordman'
import battleAxe from 'icon:battle-axe'
import bear from 'icon:bear-head'
import bowArrow from 'icon:bow-arrow'
import visoredHelm from 'icon:visored-helm'
import dwarfKing from 'icon:dwarf-king'
import farmer from 'icon:farmer'
import spears from 'icon:spears'
import laurelCrown from 'icon:laurel-crown'
import eye from 'icon:all-seeing-eye'
import crystalBall from 'icon:crystal-ball'
import book from 'icon:book-cover'
import broadsword from 'icon:broadsword'
import hood from 'icon:hood'
import ring from 'icon:ring'
import amphora from 'icon:amphora'
import necklace from 'icon:gem-necklace'
import bloodySword from 'icon:bloody-sword'
import diamondRing from 'icon:diamond-ring'
import cauldron from 'icon:cauldron'
import harp from 'icon:harp'
import sailboat from 'icon:sailboat'
import gauntlet from 'icon:gauntlet'
import chalice from 'icon:jeweled-chalice'
import wingedSword from 'icon:winged-sword'
import hammerDrop from 'icon:hammer-drop'
import galleon from 'icon:galleon'
import staff from 'icon:wizard-staff'
import palisade from 'icon:palisade'
import swords from 'icon:swords-emblem'
import quiver from 'icon:quiver'
import axeSword from 'icon:axe-sword'
import treasure from 'icon:open-treasure-chest'
import pottery from 'icon:painted-pottery'
import breastplate from 'icon:breastplate'
import banner from 'icon:vertical-banner'
import trireme from 'icon:trireme'
import zombie from 'icon:shambling-zombie'
import smallBoat from 'icon:small-fishing-sailboat'
import pirate from 'icon:pirate-skull'
import whale from 'icon:sperm-whale'
import serpent from 'icon:sea-serpent'
import sunrise from 'icon:sunrise'
import fishbone from 'icon:fishbone'
import kraken from 'icon:kraken-tentacle'
import crossedSwords from 'icon:crossed-swords'
import storm from 'icon:lightning-storm'
import fly from 'icon:fly'
import scroll from 'icon:scroll-unfurled'
import dice from 'icon:rolling-dices'
import shipBow from 'icon:ship-bow'
import crown from 'icon:crown'
import longhouse from 'icon:viking-longhouse'
import mountains from 'icon:mountains'
import pine from 'icon:pine-tree'

type Drawings = Readonly<Record<string, string>>

export const FACES: Drawings = {
  hammer: thorHammer,
  double_hammer: thorHammer,
  chest,
  ship: drakkar,
  shield: vikingShield,
  helm: vikingHelmet,
  raven,
  tree: treeRoots,
  any: uncertainty,
}

export const CLANS: Drawings = { helm: vikingHelmet, raven, tree: treeRoots }

export const GOODS: Drawings = {
  food: meat,
  favor: prayer,
  terror,
  glory: laurels,
  farm: barn,
  wall: stoneWall,
  tower: watchtower,
  jarl: crown,
  dice,
}

export const SPACES: Drawings = {
  recruit_reavers: huntingHorn,
  trade_with_villages: trade,
  sea_battle: dragon,
  raid_villages: huts,
  raid_keeps: castle,
  subdue_territories: hillFort,
}

/** What stands on a territory: the higher its level, the mightier. */
const HOLDS = [huts, hillFort, castle] as const

export function holdArt(level: number): string {
  return HOLDS[Math.min(HOLDS.length, Math.max(1, level)) - 1] ?? hillFort
}

/** The land around a space. */
export const SCENERY: Readonly<Record<string, string[]>> = {
  recruit_reavers: [pine, longhouse, pine, mountains, pine, longhouse, mountains, pine],
  trade_with_villages: [pine, huts],
  raid_villages: [pine, mountains],
  raid_keeps: [mountains, pine],
  subdue_territories: [mountains, pine, mountains, pine],
}

export const DECKS: Drawings = {
  reaver: vikingHead,
  village_spoils: huts,
  keep_spoils: castle,
  sea_journey: compass,
  sea_battle: dragon,
  prophecy: runeStone,
}

export const JOURNEYS: Drawings = {
  calm_seas: sunrise,
  famine: fishbone,
  kraken,
  viking_raiders: crossedSwords,
  rough_seas: storm,
  draugr_ambush: zombie,
  spoiled_food: fly,
}

/** What a Prophecy counts. */
export const UNITS: Drawings = {
  reaver_helm: vikingHelmet,
  reaver_raven: raven,
  reaver_tree: treeRoots,
  territory_dice: hillFort,
  territory_favor: hillFort,
  territory_food: hillFort,
  farm_token: barn,
  wall_token: stoneWall,
  tower_token: watchtower,
  treasure_card: treasure,
  art_card: pottery,
  armor_card: breastplate,
  tapestry_card: banner,
  sea_battle_card: dragon,
  artifact_card: harp,
  ship_upgrade_tile_on_board: shipBow,
  prophecy_card_including_this: runeStone,
}

/** Territory units are told apart by the good their tiles cost. */
export const UNIT_MARKS: Drawings = {
  territory_dice: dice,
  territory_favor: prayer,
  territory_food: meat,
}

export const CARDS: Drawings = {
  fanatic: barbarian,
  pillager: swapBag,
  arsonist: torch,
  favorite_of_the_gods: handOfGod,
  warrior: swordman,
  axe_chief: battleAxe,
  berserker: bear,
  experienced_hunter: bowArrow,
  huskarl: visoredHelm,
  veteran: dwarfKing,
  freeman: farmer,
  spear_chief: spears,
  hero: laurelCrown,
  seer: eye,
  prophetess: crystalBall,
  book_keeper: book,
  sword_chief: broadsword,
  scout: hood,
  andvarinaut: ring,
  bodn: amphora,
  brisingamen: necklace,
  dainsleif: bloodySword,
  draupnir: diamondRing,
  eldhrimnir: cauldron,
  ljosalfar_harp: harp,
  hringhorni: sailboat,
  jarnglofar: gauntlet,
  friggs_goblet: chalice,
  laevateinn: wingedSword,
  mjolnir_shard: hammerDrop,
  skidbladnir: galleon,
  holy_ash_staff: staff,
  shield_upgrade: shipBow,
  chest_upgrade: shipBow,
  ship_upgrade: shipBow,
  farm: barn,
  village_wall: palisade,
  bundle_of_swords: swords,
  bows_and_arrows: quiver,
  axes_and_spears: axeSword,
  runic_carvings: runeStone,
  treasure,
  art: pottery,
  armor: breastplate,
  tapestry_dearg: banner,
  tapestry_buigh: banner,
  tapestry_gorm: banner,
  keep_wall: stoneWall,
  tower_blue_yellow: watchtower,
  tower_red_yellow: watchtower,
  tower_red_blue: watchtower,
  merchant_ship: trireme,
  draugr_raiders: zombie,
  boat: smallBoat,
  knarr: sailboat,
  infamous_outcasts: pirate,
  longship: drakkar,
  lyngbakr: whale,
  spawn_of_jormungandr: serpent,
}

/** A card somebody added to the set still gets a drawing. */
export function cardArt(card: string): string {
  return CARDS[card] ?? scroll
}
