import { useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { Page } from '#screens/frame/Page.tsx'
import { open, openOrAsk, place } from '#screens/frame/place.ts'
import { FormBody } from './form/FormBody.tsx'
import { FormStates } from './form/FormStates.tsx'
import { SaveBar } from './form/SaveBar.tsx'
import { useProductForm } from './form/useProductForm.ts'

/** One product: a new one, or one to edit. A save leads back to the list that it was opened from. */
export default function ProductForm() {
  const { id } = useParams<{ id?: string }>()
  const actor = useProductForm({ mode: 'full', id: id ? Number(id) : null, onSaved: () => open(cameFrom()) })
  const name = useSelector(actor, ({ context }) => {
    const language = context.lists.languages[0]?.id
    return context.original.translations.find((one) => one.language_id === language)?.name ?? ''
  })
  return (
    <Page {...(name === '' ? {} : { title: name })}>
      <FormStates actor={actor}>
        <FormBody />
        <SaveBar onCancel={() => openOrAsk(cameFrom())} />
      </FormStates>
    </Page>
  )
}

/** The list with its filters, when it said where it was; else the list of all products. */
function cameFrom(): string {
  const state = place.state()
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/products(\/no-stock)?(\?|$)/.test(from) ? from : '/products'
}
