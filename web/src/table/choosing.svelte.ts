/**
 * Choosing at a table: parts of a compound choice are gathered and tried, the rest is sent with
 * them; clicks that come too early wait, doubts ask first, and what may be taken back is.
 */

import { tick } from 'svelte'
import { Refused } from '../api/http'
import { newRequest, type Asked } from '../api/live'
import type { Fresh, TriedMessage } from '../api/types'
import { kindly } from '../lib/kindly'
import { prefs } from '../lib/prefs.svelte'
import { say } from '../lib/words.svelte'
import { choicesOf, type Choice } from './choice'
import { remember, remembered } from './draft'
import { TableView, type Second } from './view.svelte'

export abstract class Choosing extends TableView {
  /** The last refusal of a choice, in words. */
  refused = $state('')
  busy = $state(false)
  /** A choice that waits for a second word: it has no way back, or leaves something undone. */
  doubted = $state.raw<{ choice: Choice; why: string } | null>(null)
  /** Clicks that came while another was on its way: with their question, to be made after it. */
  #clicks: { version: number; id: number; doubt: string; second?: Second }[] = []

  /** Say something to the hall; its answer. */
  protected abstract asking(message: Asked, request?: string): Promise<unknown>
  /** Tell ears. */
  protected abstract tell(text: string): void
  /** Draw a state that is newer than anything that is still being shown. */
  protected abstract jump(fresh: Fresh): void
  /** Ask for the odds of what is asked now. */
  protected abstract weigh(): void

  override async choose(choice: Choice, doubt = ''): Promise<void> {
    if (!choice.open || !this.fresh || this.sending) return
    if (this.busy) {
      this.#clicks.push({ version: this.fresh.version, id: choice.id, doubt })
      return
    }
    if (this.#doubts(choice, doubt)) return
    const options = [...this.draft, choice.id]
    await this.doing(async () => {
      if (choice.again) await this.#try(options)
      else await this.#send(options, newRequest())
    })
  }

  override async chooseBoth(first: Choice, second: Second): Promise<void> {
    if (!first.open || !this.fresh || this.sending) return
    const version = this.fresh.version
    if (this.busy) {
      this.#clicks.push({ version, id: first.id, doubt: '', second })
      return
    }
    await this.doing(async () => {
      const options = [...this.draft, first.id]
      let answer: unknown
      try {
        answer = await this.asking({ type: 'try', version, options })
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'after_luck') throw error
        // Dice fall, or a card is shown, between the two: the second is asked after that.
        if (!this.#doubts(first, '')) await this.#send(options, newRequest())
        return
      }
      if (!answer) return
      const { fresh } = answer as TriedMessage
      const found = second(choicesOf(fresh.view?.decision ?? null, fresh.told))
      if (found && !found.open) this.refused = found.why
      else await this.#send(found ? [...options, found.id] : options, newRequest())
    })
  }

  /** Whether a choice waits for a second word now. What has no alternative needs none. */
  #doubts(choice: Choice, doubt: string): boolean {
    const again = this.doubted?.choice.id === choice.id
    const final = choice.final && prefs.asksFirst && this.open.length > 1
    this.doubted = !again && (doubt || final) ? { choice, why: doubt } : null
    if (this.doubted) this.tell(doubt || say('doubt-final', { what: choice.text }))
    return this.doubted !== null
  }

  /** Take back the last gathered part, or else the last choice. */
  async undo(): Promise<void> {
    this.doubted = null
    if (this.busy || !this.fresh || !this.canUndo) return
    const version = this.fresh.version
    await this.doing(async () => {
      if (this.draft.length > 1) await this.#try(this.draft.slice(0, -1))
      else if (this.draft.length) this.#drop()
      else await this.asking({ type: 'undo', version })
    })
  }

  get canUndo(): boolean {
    if (this.shows || this.seat === null) return false
    return this.draft.length > 0 || this.fresh?.told?.undo === ''
  }

  /** Why nothing can be taken back, in words. */
  get whyNoUndo(): string {
    return this.canUndo ? '' : (this.fresh?.told?.undo ?? '')
  }

  async askRewind(to: number): Promise<void> {
    await this.doing(async () => void (await this.asking({ type: 'ask_rewind', to })))
  }

  async answerRewind(proposal: number, agree: boolean): Promise<void> {
    await this.doing(async () => {
      await this.asking({ type: 'answer_rewind', proposal, agree })
    })
  }

  /** Draw a new state; what was gathered for another question is void. */
  protected show(fresh: Fresh): void {
    const gathered = this.draft
    const moved = this.fresh !== null && fresh.version !== this.fresh.version
    const same = moved && sameQuestion(this.fresh, fresh)
    if (moved && gathered.length) this.#drop()
    this.fresh = fresh
    this.doubted = null
    // Others moved while the same is still asked here: take the parts up again.
    if (same && gathered.length && !this.busy) void this.#try(gathered).catch(() => this.#drop())
    this.weigh()
  }

  async #send(options: number[], request: string): Promise<void> {
    const version = this.fresh?.version ?? 0
    remember(this.id, { version, options, request })
    this.sending = true
    try {
      await this.asking({ type: 'choose', version, options }, request)
    } finally {
      this.sending = false
    }
    remember(this.id, null)
    // The answer comes behind the event it is about: the parts may go. Where scenes come first,
    // they go with the state after them.
    if (!this.shows) this.#drop()
  }

  async #try(options: number[]): Promise<void> {
    const version = this.fresh?.version ?? 0
    const answer = await this.asking({ type: 'try', version, options })
    if (!answer) return
    // Nothing travels here: while a browser prepares that, no click would find the next part.
    this.tried = (answer as TriedMessage).fresh
    this.draft = options
    remember(this.id, { version, options, request: null })
    this.weigh()
  }

  #drop(): void {
    this.draft = []
    this.tried = null
    remember(this.id, null)
    this.weigh()
  }

  /** After a reload: go on gathering, or say again what the hall may not have heard. */
  protected async restoreDraft(): Promise<void> {
    const kept = remembered(this.id)
    if (!kept || this.busy || this.draft.length) return
    if (kept.version !== this.fresh?.version || !this.fresh.view?.decision) return this.#drop()
    const { options, request } = kept
    if (request) await this.doing(() => this.#send(options, request))
    else await this.#try(options).catch(() => this.#drop())
  }

  protected async doing(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.refused = ''
    try {
      await work()
    } catch (error) {
      this.refused = kindly(error)
      if (error instanceof Refused && error.info.fresh) this.jump(error.info.fresh)
      this.#drop()
    } finally {
      this.busy = false
      await tick()
    }
    this.#clickAgain()
  }

  /** Make the next of the choices that were clicked meanwhile, if its question still stands. */
  #clickAgain(): void {
    for (let click = this.#clicks.shift(); click; click = this.#clicks.shift()) {
      if (this.busy || click.version !== this.fresh?.version) continue
      const found = this.open.find(({ id }) => id === click?.id)
      if (!found) continue
      if (click.second) return void this.chooseBoth(found, click.second)
      return void this.choose(found, click.doubt)
    }
  }
}

function sameQuestion(before: Fresh | null, after: Fresh): boolean {
  const [one, other] = [before?.view?.decision, after.view?.decision]
  return !!one && JSON.stringify(one) === JSON.stringify(other)
}
