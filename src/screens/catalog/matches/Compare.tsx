import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Match, ShopVariant } from '#api/contract/catalog/product-matches.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import { permits } from '#api/rules/platform/session.ts'
import {
  chartOf,
  type MatchPageTypes,
  type matchPageMachine,
} from '#machines/catalog/product-match/match-page.machine.ts'
import { matchSteps } from '#machines/catalog/product-match/product-match.chart.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButton } from '#screens/platform/steps/StepButton.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ChooseVariant } from './ChooseVariant.tsx'
import { MatchState } from './MatchState.tsx'
import { stepSays } from './match-words.ts'
import { SideBySide } from './SideBySide.tsx'

interface CompareProps {
  actor: Actor<typeof matchPageMachine>
}

/** A marketplace product and the one of the shop side by side, another one to choose, and every decision. */
export function Compare({ actor }: CompareProps) {
  const { record: row, picked } = useSelector(actor, ({ context }) => context)
  const open = useSelector(actor, ({ value }) => value === 'comparing' || value === 'fetchingVariant')
  const may = permits(useHolder(), productMatches.codes.edit)
  return (
    <Dialog
      open={open && row !== null}
      width="wide"
      onClose={() => actor.send({ type: 'CANCEL' })}
      title={row?.title}
      footer={row && <Decisions actor={actor} row={row} picked={picked} />}
    >
      {row && (
        <>
          <MatchState row={row} />
          <SideBySide row={row} variant={picked ?? row.match ?? row.suggestion} />
          {may && stepsOf(chartOf(row)).some(({ type }) => type === 'CHOOSE') && <ChooseVariant actor={actor} />}
        </>
      )}
    </Dialog>
  )
}

/** What the chart has for it; where another product was chosen, matching with that one is the main act. */
function Decisions({ actor, row, picked }: CompareProps & { row: Match; picked: ShopVariant | null }) {
  const { i18n } = useLingui()
  return (
    <>
      {matchSteps(chartOf(row)).map((type) => (
        <StepButton<MatchPageTypes>
          key={type}
          actor={actor}
          record={row}
          step={{ type }}
          variant={type === 'ACCEPT' && picked === null ? 'primary' : 'plain'}
        >
          {i18n._(stepSays(type))}
        </StepButton>
      ))}
      {picked && (
        <StepButton<MatchPageTypes>
          actor={actor}
          record={row}
          step={{ type: 'CHOOSE', candidate: picked }}
          variant="primary"
        >
          {i18n._(/*i18n*/ { id: 'matches.choose', message: 'Bu ürünle eşleştir' })}
        </StepButton>
      )}
    </>
  )
}
