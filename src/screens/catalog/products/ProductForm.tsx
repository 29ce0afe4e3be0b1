import { useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { Page } from '#screens/platform/frame/Page.tsx'
import { open, openOrAsk } from '#screens/platform/frame/place.ts'
import { Neighbours } from '#screens/platform/records/Neighbours.tsx'
import { FormBody } from './form/FormBody.tsx'
import { FormStates } from './form/FormStates.tsx'
import { ImportAct } from './form/import/ImportAct.tsx'
import { ImportNote } from './form/import/ImportNote.tsx'
import { ImportActorContext, useMarketplaceImport } from './form/import/import-actor.ts'
import { SaveBar } from './form/SaveBar.tsx'
import { useProductForm } from './form/useProductForm.ts'
import { listAddress } from './list-address.ts'

/** One product: a new one, or one to edit. A save leads back to the list as it was. */
export default function ProductForm() {
  const { id } = useParams<{ id?: string }>()
  const actor = useProductForm({ mode: 'full', id: id ? Number(id) : null, onSaved: () => open(listAddress()) })
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
          <ImportAct form={actor} actor={importing} />
        </>
      }
    >
      <FormStates actor={actor}>
        <ImportNote actor={importing} />
        <ImportActorContext value={importing}>
          <FormBody />
        </ImportActorContext>
        <SaveBar onCancel={() => openOrAsk(listAddress())} />
      </FormStates>
    </Page>
  )
}
