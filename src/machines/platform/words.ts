import type { Says } from '#api/rules/platform/rule.ts'

/**
 * What the parts of a machine are called in the book, where people read it who do not read code. One file per machine beside it,
 * `x.words.ts`. Rules are not named here: they carry their sentence. A part without words is called by its name in the code, and a house
 * test asks for the words of every state, event, actor, delay and plain guard.
 */
export interface Words {
  readonly title: Says
  /** What the machine is for, in a sentence or two. */
  readonly about: Says
  /** By their place: `form`, `form.editing`. */
  readonly states: Readonly<Record<string, Says>>
  /** What somebody does or what happens, as a short verb or sentence. */
  readonly events: Readonly<Record<string, Says>>
  /** What runs while a state lasts, by the id of the invoke: "Kaydı getirme". The book adds that it succeeded or failed. */
  readonly actors?: Readonly<Record<string, Says>>
  /** What a delay waits for, by its name: "1 saniye". The book adds that it is over. */
  readonly delays?: Readonly<Record<string, Says>>
  /** Guards that are no rules of the shop, as conditions: "Saklı oturum varsa". */
  readonly guards?: Readonly<Record<string, Says>>
}
