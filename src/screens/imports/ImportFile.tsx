import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import { kindsFor } from '#api/resources/imports.ts'
import { Page } from '#screens/frame/Page.tsx'
import { useHolder } from '#screens/session/use-session.ts'
import { Checked } from './Checked.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { MapColumns } from './MapColumns.tsx'
import { Outcome } from './Outcome.tsx'
import { Steps } from './Steps.tsx'
import { NotDone, UnderWay } from './UnderWay.tsx'
import { useImport } from './use-import.ts'

/** Taking in a file of records: `/imports?kind=brands`. */
export default function ImportFile() {
  const kinds = kindsFor(useHolder())
  const asked = new URLSearchParams(useSearch()).get('kind')
  const kind = kinds.find((one) => one === asked) ?? kinds[0] ?? 'products'
  const { actor, shelf } = useImport(kind)
  const state = useSelector(actor, ({ value }) => value)
  return (
    <Page>
      <Steps state={state} />
      {state === 'choosing' && <ChooseFile actor={actor} shelf={shelf} kinds={kinds} />}
      {state === 'mapping' && <MapColumns actor={actor} />}
      {state === 'checked' && <Checked actor={actor} />}
      {(state === 'looking' || state === 'waiting' || state === 'cancelling' || state === 'done') && (
        <Outcome actor={actor} />
      )}
      <UnderWay actor={actor} />
      <NotDone actor={actor} />
    </Page>
  )
}
