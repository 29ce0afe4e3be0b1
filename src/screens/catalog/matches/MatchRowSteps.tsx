import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Match } from '#api/contract/catalog/product-matches.ts'
import {
  chartOf,
  type MatchPageTypes,
  type matchPageMachine,
} from '#machines/catalog/product-match/match-page.machine.ts'
import { matchSteps } from '#machines/catalog/product-match/product-match.chart.ts'
import { RowSteps } from '#screens/platform/steps/RowSteps.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MoreIcon } from '#ui/icons.ts'
import { useMedia } from '#ui/useMedia.ts'
import { stepSays } from './match-words.ts'
import styles from './matches.module.css'

interface MatchRowStepsProps {
  actor: Actor<typeof matchPageMachine>
  row: Match
}

/** What can be decided in the row itself; narrow screens compare first. */
export function MatchRowSteps({ actor, row }: MatchRowStepsProps) {
  const { i18n } = useLingui()
  const narrow = useMedia('(max-width: 600px)')
  // A row may come before the page has what it needs to take a step: then nothing is there to be pressed in vain.
  const opening = useSelector(actor, (snapshot) => snapshot.matches('opening'))
  const compare = () => actor.send({ type: 'COMPARE', record: row })
  if (opening) return null
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
        <Button size="compact" onPress={compare} aria-label={`${i18n._(choose)}: ${row.title}`}>
          {i18n._(choose)}
        </Button>
      )}
      <RowSteps<MatchPageTypes>
        actor={actor}
        record={row}
        steps={matchSteps(chartOf(row)).map((type) => ({ type }))}
        says={stepSays}
        name={row.title}
      />
    </span>
  )
}

const choose = /*i18n*/ { id: 'matches.choose_product', message: 'Ürün seç' }
