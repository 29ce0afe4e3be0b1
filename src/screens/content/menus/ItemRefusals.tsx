import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { nameOf } from '#api/rules/content/shown-menu.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import { isUnder } from '#machines/platform/record-form/record-form.view.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { itemWord } from './item-words.ts'
import styles from './menus.module.css'

interface ItemRefusalsProps {
  actor: Actor<typeof menuTreeMachine>
  path: string
  refusals: readonly Refusal[]
  language: number
}

/** What is wrong with the items, each led to: the fields of an item are there once it is chosen. */
export function ItemRefusals({ actor, path, refusals, language }: ItemRefusalsProps) {
  const { i18n } = useLingui()
  const items = useSelector(actor, ({ context }) => context.items)
  const whole = refusals.filter((refusal) => refusal.at?.includes(path))
  const wrong = items.flatMap((item, at) => {
    const own = refusals.filter((refusal) => isUnder(`${path}.${at}`, refusal))
    const sentences = [...new Set(own.map((refusal) => sentenceOf(i18n, refusal)))]
    return sentences.map((sentence) => ({ at, name: nameOf(item, language), sentence }))
  })
  if (wrong.length + whole.length === 0) return null
  return (
    <ul className={styles.wrong}>
      {whole.map((refusal) => (
        <li key={refusal.id}>{sentenceOf(i18n, refusal)}</li>
      ))}
      {wrong.map(({ at, name, sentence }) => (
        <li key={`${at} ${sentence}`}>
          <Button variant="link" onPress={() => actor.send({ type: 'SELECT', at })}>
            {i18n._({ ...itemWord, values: { at: at + 1, name: name || '–' } })}
          </Button>{' '}
          {sentence}
        </li>
      ))}
    </ul>
  )
}
