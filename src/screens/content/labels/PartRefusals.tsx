import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { partSays } from '#api/resources/content/label-themes.ts'
import type { RowsField } from '#api/resources/platform/field.types.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { labelDesignerMachine } from '#machines/content/label-designer/label-designer.machine.ts'
import { isUnder } from '#machines/platform/record-form/record-form.view.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import styles from './designer.module.css'

interface PartRefusalsProps {
  actor: Actor<typeof labelDesignerMachine>
  field: RowsField
  path: string
  refusals: readonly Refusal[]
}

/** What is wrong with the parts, each led to: the fields of a part are there once it is chosen. */
export function PartRefusals({ actor, path, refusals }: PartRefusalsProps) {
  const { i18n } = useLingui()
  const parts = useSelector(actor, ({ context }) => context.parts)
  const whole = refusals.filter((refusal) => refusal.at?.includes(path))
  const wrong = parts.flatMap((part, at) => {
    const own = refusals.filter((refusal) => isUnder(`${path}.${at}`, refusal))
    const sentences = [...new Set(own.map((refusal) => sentenceOf(i18n, refusal)))]
    return sentences.map((sentence) => ({ at, kind: part.kind, sentence }))
  })
  if (wrong.length + whole.length === 0) return null
  return (
    <ul className={styles.wrong}>
      {whole.map((refusal) => (
        <li key={refusal.id}>{sentenceOf(i18n, refusal)}</li>
      ))}
      {wrong.map(({ at, kind, sentence }) => (
        <li key={`${at} ${sentence}`}>
          <Button variant="ghost" onPress={() => actor.send({ type: 'SELECT', at })}>
            {i18n._({ ...part, values: { at: at + 1, kind: i18n._(partSays[kind]) } })}
          </Button>{' '}
          {sentence}
        </li>
      ))}
    </ul>
  )
}

const part = /*i18n*/ { id: 'label_designer.part', message: '{at}. bileşen: {kind}' }
