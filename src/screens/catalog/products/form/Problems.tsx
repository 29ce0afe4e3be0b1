import { useLingui } from '@lingui/react'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { isDirty } from '#machines/catalog/product-form/context.ts'
import { problemsOf } from '#machines/catalog/product-form/problems.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { RulesInTheWay } from '#screens/platform/steps/RulesInTheWay.tsx'
import type { ShownRefusal } from '#ui/refusal.ts'
import { useForm, usePart } from './form-actor.ts'
import { nameOfPath } from './names.ts'
import styles from './SaveBar.module.css'

/** What stands in the way of saving: how many rules, and behind the number all of them, each leading to its field. Quiet until somebody writes. */
export function Problems() {
  const form = useForm()
  const tried = usePart((one) => isDirty(one) || one.revealed)
  return (
    <RulesInTheWay
      shown={useProblems()}
      onOpen={() => form.send({ type: 'REVEAL' })}
      className={tried ? styles.problems : styles.ahead}
    />
  )
}

/** The rules in the way as sentences. One that several fields break leads to the first of them and says how many more there are. */
function useProblems(): ShownRefusal[] {
  const form = useForm()
  const { i18n } = useLingui()
  const shown = usePart((one) =>
    problemsOf(one).map((problem) => {
      const path = problem.at?.[0]
      return {
        problem: withoutPaths(problem),
        path,
        more: (problem.at?.length ?? 1) - 1,
        name: path ? nameOfPath(i18n, one, path) : '',
      }
    }),
  )
  return shown.map(({ problem, path, more, name }) => {
    const text = sentenceOf(i18n, problem)
    if (path === undefined) return { id: problem.id, text }
    const label =
      more > 0
        ? i18n._(
            /*i18n*/ {
              id: 'product.problem_places',
              message: '{name} ve {more, plural, other {# yer daha}}',
              values: { name, more },
            },
          )
        : name
    return { id: problem.id, text, fix: { label, onFix: () => form.send({ type: 'REVEAL', path }) } }
  })
}

/** Thousands of paths are not compared at every keystroke. */
function withoutPaths({ at: _, ...problem }: Refusal): Refusal {
  return problem
}
