/** An option of the question at hand, as the hall described it. */

import type { Told } from '../api/types'

export interface Choice {
  id: number
  verb: string
  args: Readonly<Record<string, string>>
  /** The option in words. */
  text: string
  /** What it does; empty where its name says it all. */
  about: string
  rule: string
  open: boolean
  /** Why it is closed; empty where it is open. */
  why: string
  /** No way back once chosen. */
  final: boolean
  /** One part of a compound choice: the same question comes again. */
  again: boolean
}

interface Asked {
  options: { id: number; verb: string; args: Record<string, string> }[]
  closed: { id: number; verb: string; args: Record<string, string>; rule: string }[]
}

/** All options of a question, the open ones first. */
export function choicesOf(asked: Asked | null, told: Told | null): Choice[] {
  if (!asked) return []
  const open = asked.options.map((option, at): Choice => {
    const said = told?.options[at]
    return {
      ...option,
      text: said?.text ?? option.verb,
      about: said?.about ?? '',
      rule: said?.rule ?? '',
      open: true,
      why: '',
      final: said?.final ?? false,
      again: said?.again ?? false,
    }
  })
  const closed = asked.closed.map((option, at): Choice => {
    const said = told?.closed[at]
    return {
      ...option,
      text: said?.text ?? option.verb,
      about: '',
      open: false,
      why: said?.why ?? '',
      final: false,
      again: false,
    }
  })
  return [...open, ...closed]
}

/** The first choice of a verb whose arguments match; an open one before a closed one. */
export function findChoice(
  choices: Choice[],
  verb: string,
  args: Record<string, string | number> = {},
): Choice | undefined {
  return choices.find((choice) => matches(choice, verb, args))
}

export function findChoices(
  choices: Choice[],
  verb: string,
  args: Record<string, string | number> = {},
): Choice[] {
  return choices.filter((choice) => matches(choice, verb, args))
}

/** The choice a thing stands for that several verbs may name: an open one before a closed one. */
export function firstOpen(found: (Choice | undefined)[]): Choice | undefined {
  return found.find((choice) => choice?.open) ?? found.find((choice) => choice)
}

function matches(choice: Choice, verb: string, args: Record<string, string | number>): boolean {
  return (
    choice.verb === verb &&
    Object.entries(args).every(([name, value]) => choice.args[name] === String(value))
  )
}
