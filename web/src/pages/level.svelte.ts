/** The strength of the bots one last played against, kept on this device. */

const KEY = 'meadhall.level'
/** From the weakest to the strongest, as the hall names them. */
export const LEVELS = ['random', 'quick', 'rollout', 'patient'] as const
export type LevelName = (typeof LEVELS)[number]

function first(): LevelName {
  try {
    const kept = localStorage.getItem(KEY)
    return LEVELS.find((it) => it === kept) ?? 'quick'
  } catch {
    return 'quick'
  }
}

class LikedLevel {
  #name = $state<LevelName>(first())

  get name(): LevelName {
    return this.#name
  }
  set name(name: LevelName) {
    this.#name = name
    try {
      localStorage.setItem(KEY, name)
    } catch {
      // It then lasts as long as the page.
    }
  }
}

export const likedLevel = new LikedLevel()
