import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Match, ShopVariant } from '#api/contract/catalog/product-matches.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { matchDeskMachine } from '#machines/catalog/product-match/match-desk.machine.ts'
import { stepsFrom } from '#machines/catalog/product-match/product-match.chart.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ChooseVariant } from './ChooseVariant.tsx'
import { MatchState } from './MatchState.tsx'
import { steps } from './match-steps.ts'
import { SideBySide } from './SideBySide.tsx'

interface CompareProps {
  actor: Actor<typeof matchDeskMachine>
}

/** A marketplace product and the one of the shop side by side, another one to choose, and every decision. */
export function Compare({ actor }: CompareProps) {
  const { row, picked } = useSelector(actor, ({ context }) => context)
  const open = useSelector(actor, ({ value }) => value === 'comparing' || value === 'weighing')
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
          {may && stepsFrom(row.status).includes('CHOOSE') && <ChooseVariant actor={actor} />}
        </>
      )}
    </Dialog>
  )
}

/** What the chart has for it; where another product was chosen, matching with that one is the main act. */
function Decisions({ actor, row, picked }: CompareProps & { row: Match; picked: ShopVariant | null }) {
  const { i18n } = useLingui()
  const possible = stepsFrom(row.status)
  return (
    <>
      {steps
        .filter(({ type }) => possible.includes(type))
        .map(({ type, says }) => (
          <Act
            key={type}
            actor={actor}
            event={{ type: 'STEP', row, step: { type } }}
            variant={type === 'ACCEPT' && picked === null ? 'primary' : 'plain'}
          >
            {i18n._(says)}
          </Act>
        ))}
      {picked && (
        <Act actor={actor} event={{ type: 'STEP', row, step: { type: 'CHOOSE', candidate: picked } }} variant="primary">
          {i18n._(/*i18n*/ { id: 'matches.choose', message: 'Bu ürünle eşleştir' })}
        </Act>
      )}
    </>
  )
}
