import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Match } from '#api/contract/catalog/product-matches.ts'
import { chartOf, type matchPageMachine } from '#machines/catalog/product-match/match-page.machine.ts'
import { matchSteps } from '#machines/catalog/product-match/product-match.chart.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MoreIcon } from '#ui/icons.ts'
import { useMedia } from '#ui/useMedia.ts'
import { stepSays } from './match-words.ts'
import styles from './matches.module.css'

interface RowStepsProps {
  actor: Actor<typeof matchPageMachine>
  row: Match
}

/** What can be decided in the row itself; narrow screens compare first. */
export function RowSteps({ actor, row }: RowStepsProps) {
  const { i18n } = useLingui()
  const narrow = useMedia('(max-width: 600px)')
  const under = useSelector(actor, ({ value, context }) =>
    value === 'sending' && context.record?.id === row.id ? context.command?.type : undefined,
  )
  const compare = () => actor.send({ type: 'COMPARE', record: row })
  if (narrow) {
    const values = { name: row.title }
    return (
      <IconButton
        icon={MoreIcon}
        label={i18n._(/*i18n*/ { id: 'matches.compare_row', message: 'Yan yana: {name}', values })}
        onPress={compare}
      />
    )
  }
  return (
    <span className={styles.steps}>
      {row.status === 'unmatched' && (
        <Button size="compact" onPress={compare} aria-label={labelOf(i18n._(choose), row)}>
          {i18n._(choose)}
        </Button>
      )}
      {matchSteps(chartOf(row)).map((type) => (
        <Act
          key={type}
          actor={actor}
          event={{ type: 'STEP', record: row, step: { type } }}
          size="compact"
          busy={under === type}
          aria-label={labelOf(i18n._(stepSays(type)), row)}
        >
          {i18n._(stepSays(type))}
        </Act>
      ))}
    </span>
  )
}

const choose = /*i18n*/ { id: 'matches.choose_product', message: 'Ürün seç' }

/** A button among those of other rows is told by the row. */
function labelOf(words: string, { title }: Match): string {
  return `${words}: ${title}`
}
