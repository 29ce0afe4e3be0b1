import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate'
import { somethingSelected } from '#api/rules/platform/records.ts'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './bulk.module.css'
import { type Chosen, useListChoice } from './choice.ts'

interface ChoosingBarProps<M extends AnyStateMachine> {
  list: Actor<typeof recordListMachine>
  actor: Actor<M>
  /** What the actor is told once it is chosen. */
  choose: (chosen: Chosen) => EventFromLogic<M>
  /** How many are chosen, and going on with all that the filters leave. */
  says: { readonly chosen: Says; readonly all: Says }
}

/** Under a list that records are chosen in: how many are, and the way on. Nothing chosen is nothing: all of them are named by a button of their own. */
export function ChoosingBar<M extends AnyStateMachine>({ list, actor, choose, says }: ChoosingBarProps<M>) {
  const { i18n } = useLingui()
  const selected = useSelector(list, ({ context }) => context.selected)
  const { ticked, all } = useListChoice(list)
  const goOnWithAll = () => actor.send(choose(all))
  const label = i18n._({ ...says.all, values: { count: all.count } })
  const linkOf = ({ id }: Refusal) =>
    id === somethingSelected.id && all.count > 0 ? { label, onFix: goOnWithAll } : undefined
  return (
    <div className={styles.bar}>
      <span className={styles.count} role="status">
        {i18n._({ ...says.chosen, values: { count: ticked.count } })}
      </span>
      {selected.length > 0 && (
        <Button variant="ghost" onPress={() => list.send({ type: 'SELECT', ids: selected, on: false })}>
          {i18n._(/*i18n*/ { id: 'records.unselect', message: 'Seçimi kaldır' })}
        </Button>
      )}
      {selected.length === 0 && all.count > 0 && <Button onPress={goOnWithAll}>{label}</Button>}
      <Act actor={actor} event={choose(ticked)} variant="primary" linkOf={linkOf}>
        {i18n._(/*i18n*/ { id: 'bulk.go_on', message: 'Devam' })}
      </Act>
    </div>
  )
}
