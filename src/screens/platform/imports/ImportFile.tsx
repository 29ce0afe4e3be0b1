import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import { kindsFor } from '#api/registry/import-kinds.ts'
import { unkept } from '#machines/platform/import/import.context.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Checked } from './Checked.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { MapColumns } from './MapColumns.tsx'
import { Outcome } from './Outcome.tsx'
import { Steps } from './Steps.tsx'
import { NotDone, UnderWay } from './UnderWay.tsx'
import { Unfinished } from './Unfinished.tsx'
import { useImport, useImportAddress } from './use-import.ts'

/** Taking in a file of records: `/imports?kind=brands`, and `/imports?id=12` for one that was begun before. */
export default function ImportFile() {
  const kinds = kindsFor(useHolder())
  const search = new URLSearchParams(useSearch())
  const kind = kinds.find((one) => one === search.get('kind')) ?? kinds[0] ?? 'products'
  const { actor, fileCache } = useImport(kind, search.get('id'))
  const at = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : Object.keys(value)[0]))
  useImportAddress(actor)
  useUnsavedGuard(() => {
    const now = actor.getSnapshot()
    const { mended, kept, choices, staged } = now.context
    return now.matches('checked') && (unkept(mended, kept).length > 0 || choices !== staged?.choices)
  })
  return (
    <Page>
      <Steps state={at ?? ''} />
      {(at === 'choosing' || at === 'doubting' || at === 'discarding') && (
        <>
          <ChooseFile actor={actor} fileCache={fileCache} kinds={kinds} />
          <Unfinished actor={actor} />
        </>
      )}
      {at === 'mapping' && <MapColumns actor={actor} />}
      {at === 'checked' && <Checked actor={actor} />}
      {(at === 'looking' || at === 'waiting' || at === 'cancelling' || at === 'done') && <Outcome actor={actor} />}
      <UnderWay actor={actor} />
      <NotDone actor={actor} />
    </Page>
  )
}
