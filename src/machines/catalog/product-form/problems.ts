import type { Refusal } from '#api/rules/platform/rule.ts'
import type { FormContext } from './form.types.ts'
import { ruleGuards, submitRules } from './guards.ts'

/** What a form has to say of its fields. */
interface Said {
  /** The rules in the way of saving, in the order of the form. */
  readonly problems: readonly Refusal[]
  /** The same by the field that mends it, and what the server refused at the last try. */
  readonly at: ReadonlyMap<string, readonly Refusal[]>
}

/** The rules in the way of saving now. An unchanged form has nothing to save, which is no problem of its fields. */
export function problemsOf(form: FormContext): readonly Refusal[] {
  return saidOf(form).problems
}

/**
 * What is wrong at a field, as far as it is told: after the field was left, after the list of rules was opened, and when the server said it.
 * `also` are paths that the field stands for beside its own.
 */
export function errorsAt(form: FormContext, path: string, also: readonly string[] = none): readonly Refusal[] {
  if (!form.revealed && !form.touched.includes(path)) return none
  const { at } = saidOf(form)
  if (also.length === 0) return at.get(path) ?? none
  return [path, ...also].flatMap((one) => at.get(one) ?? none)
}

/** Whether anything under this path is told to be wrong, such as in one language or one variant. */
export function anyErrorUnder(form: FormContext, place: string): boolean {
  for (const path of saidOf(form).at.keys()) {
    if (path.startsWith(`${place}.`) && errorsAt(form, path).length > 0) return true
  }
  return false
}

const none: readonly never[] = []
const formRules = submitRules.filter((id) => id !== 'form.unchanged')
const remembered = new WeakMap<object, { form: FormContext; said: Said }>()

function saidOf(form: FormContext): Said {
  const known = remembered.get(form.draft)
  if (known && sameLists(known.form, form)) return known.said
  const event = { type: 'SUBMIT' } as const
  const problems = formRules.flatMap((id) => ruleGuards[id].explain({ context: form, event }))
  const at = new Map<string, Refusal[]>()
  for (const problem of [...problems, ...form.refused]) {
    for (const path of problem.at ?? []) {
      const others = at.get(path) ?? []
      if (!others.some((other) => other.id === problem.id)) at.set(path, [...others, problem])
    }
  }
  const said = { problems, at }
  remembered.set(form.draft, { form, said })
  return said
}

/** Whether two forms with one draft are judged alike. */
function sameLists(one: FormContext, other: FormContext): boolean {
  return (
    one.refused === other.refused &&
    one.lists === other.lists &&
    one.original === other.original &&
    one.attributesOf === other.attributesOf &&
    one.uploading === other.uploading
  )
}
