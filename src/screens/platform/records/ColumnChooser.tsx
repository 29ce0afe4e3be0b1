import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type ColumnChoice, type Density, densities } from '#api/contract/platform/list-settings.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sameColumns, shownAs } from '#machines/platform/list-settings/columns.ts'
import { sentencesOf, useShown } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ColumnsIcon } from '#ui/icons.ts'
import { useWords } from '#ui/Kit.tsx'
import { Popover } from '#ui/Popover.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { SortableList } from '#ui/SortableList.tsx'
import styles from './columns.module.css'
import type { ListLook } from './use-look.ts'

/** Of a list with whatever rows. */
type Look = ListLook<never>

const heights: Record<Density, { id: string; message: string }> = {
  compact: /*i18n*/ { id: 'columns.compact', message: 'Sıkı' },
  normal: /*i18n*/ { id: 'columns.normal', message: 'Normal' },
  touch: /*i18n*/ { id: 'columns.touch', message: 'Rahat' },
}

/** Which columns are shown and in what order, how high the rows are, and the way back to how the list was made. */
export function ColumnChooser({ look, id }: { look: Look; id?: string }) {
  const { i18n } = useLingui()
  const label = i18n._(/*i18n*/ { id: 'columns.title', message: 'Sütunlar' })
  return (
    <Popover
      label={label}
      align="end"
      trigger={<IconButton icon={ColumnsIcon} label={label} {...(id ? { id } : {})} />}
    >
      <div className={styles.chooser}>
        <h2 className={styles.title}>{label}</h2>
        <ShownColumns look={look} />
        <h2 className={styles.title}>{i18n._(/*i18n*/ { id: 'columns.height', message: 'Satır yüksekliği' })}</h2>
        <RadioGroup
          segmented
          label={i18n._(/*i18n*/ { id: 'columns.height', message: 'Satır yüksekliği' })}
          value={look.density}
          onChange={(value) => look.settings.send({ type: 'SET_DENSITY', density: value as Density })}
          options={[...densities]
            .sort((one, other) => order.indexOf(one) - order.indexOf(other))
            .map((value) => ({ value, label: i18n._(heights[value]) }))}
        />
        <Kept look={look} />
      </div>
    </Popover>
  )
}

const order: readonly Density[] = ['compact', 'normal', 'touch']

/** The first column names the row: it stays where it is. */
function ShownColumns({ look }: { look: Look }) {
  const { i18n } = useLingui()
  const [said, say] = useState('')
  const [first, ...others] = look.choices
  const nameOf = ({ id }: ColumnChoice) => look.declared.find((one) => one.id === id)?.header ?? id
  const { arrange } = look
  if (!first) return null
  return (
    <>
      <p className={styles.first}>
        {nameOf(first)}
        <span className={styles.note}>
          {i18n._(/*i18n*/ { id: 'columns.first', message: 'satırın adı, hep ilk sütun' })}
        </span>
      </p>
      <SortableList
        label={i18n._(/*i18n*/ { id: 'columns.title', message: 'Sütunlar' })}
        items={others}
        itemKey={({ id }) => id}
        itemName={nameOf}
        say={say}
        onSort={(sorted) => arrange([first, ...sorted])}
        render={(column) => <ColumnBox look={look} column={column} name={nameOf(column)} />}
      />
      <ReaderOnly live="polite">{said}</ReaderOnly>
    </>
  )
}

function ColumnBox({ look, column: { id, shown }, name }: { look: Look; column: ColumnChoice; name: string }) {
  const turned = shownAs(look.choices, id, !shown)
  const refusals = useShown(look.inTheWay?.(turned) ?? [])
  return <Checkbox label={name} checked={shown} refusals={refusals} onChange={() => look.arrange(turned)} />
}

/** Whether the server has it, and the way back to how the list is declared. */
function Kept({ look: { settings, choices, declared, density, arrange, view } }: { look: Look }) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(settings, (snapshot) => snapshot)
  const changed = !sameColumns(declared, [...choices], view?.columns ?? null) || density !== 'normal'
  const reset = () => {
    arrange(view?.columns ?? null)
    settings.send({ type: 'SET_DENSITY', density: 'normal' })
  }
  return (
    <>
      {context.failure && (
        <p className={styles.failed} role="alert">
          {sentencesOf(i18n, failureMessages(context.failure, value === 'notLoaded' ? 'notLoaded' : 'notSaved'))}{' '}
          <Button variant="link" onPress={() => settings.send({ type: 'RETRY' })}>
            {words.retry}
          </Button>
        </p>
      )}
      {changed && (
        <Button size="compact" onPress={reset}>
          {i18n._(/*i18n*/ { id: 'columns.reset', message: 'Varsayılana dön' })}
        </Button>
      )}
    </>
  )
}
