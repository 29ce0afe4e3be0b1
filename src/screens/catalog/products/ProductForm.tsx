import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { useParams, useSearch } from 'wouter'
import { Page } from '#screens/platform/frame/Page.tsx'
import { open, openOrAsk } from '#screens/platform/frame/place.ts'
import { historyTitle } from '#screens/platform/history/history-words.ts'
import { askedReturn } from '#screens/platform/records/asked-return.ts'
import { Neighbours } from '#screens/platform/records/Neighbours.tsx'
import { Button } from '#ui/Button.tsx'
import { HistoryIcon } from '#ui/icons.ts'
import { FormBody } from './form/FormBody.tsx'
import { FormStates } from './form/FormStates.tsx'
import { ImportAct } from './form/import/ImportAct.tsx'
import { ImportNote } from './form/import/ImportNote.tsx'
import { ImportActorContext, useMarketplaceImport } from './form/import/import-actor.ts'
import { SaveBar } from './form/SaveBar.tsx'
import { useProductForm } from './form/useProductForm.ts'
import { listAddress } from './list-address.ts'

/** It comes when it is asked for. */
const ProductHistory = lazy(async () => ({ default: (await import('./form/ProductHistory.tsx')).ProductHistory }))

/** One product: a new one, or one to edit. A save leads back to the list as it was. */
export default function ProductForm() {
  const { id } = useParams<{ id?: string }>()
  const [history, setHistory] = useState(false)
  const back = askedReturn(useSearch()) ?? listAddress()
  const actor = useProductForm({ mode: 'full', id: id ? Number(id) : null, onSaved: () => open(back) })
  const importing = useMarketplaceImport(actor)
  const name = useSelector(actor, ({ context }) => {
    const language = context.lists.languages[0]?.id
    return context.original.translations.find((one) => one.language_id === language)?.name ?? ''
  })
  return (
    <Page
      {...(name === '' ? {} : { title: name })}
      actions={
        <>
          {id && <Neighbours list="products" id={Number(id)} />}
          {id && <HistoryButton onPress={() => setHistory(true)} />}
          <ImportAct form={actor} actor={importing} />
        </>
      }
    >
      <FormStates actor={actor}>
        <ImportNote actor={importing} />
        <ImportActorContext value={importing}>
          <FormBody />
        </ImportActorContext>
        {history && id && (
          <Suspense fallback={null}>
            <ProductHistory id={Number(id)} onClose={() => setHistory(false)} />
          </Suspense>
        )}
        <SaveBar onCancel={() => openOrAsk(back)} />
      </FormStates>
    </Page>
  )
}

function HistoryButton({ onPress }: { onPress: () => void }) {
  const { i18n } = useLingui()
  return (
    <Button icon={HistoryIcon} onPress={onPress}>
      {i18n._(historyTitle)}
    </Button>
  )
}
