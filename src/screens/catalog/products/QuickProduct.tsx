import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { CloseQuestion } from '#screens/platform/frame/CloseQuestion.tsx'
import { Page } from '#screens/platform/frame/Page.tsx'
import { open, openOrAsk } from '#screens/platform/frame/place.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from './form/FormBody.tsx'
import { FormStates } from './form/FormStates.tsx'
import { type FormActor, FormActorContext } from './form/form-actor.ts'
import { SaveActions, SaveBar, SaveState } from './form/SaveBar.tsx'
import { hasUnsaved, useProductForm } from './form/useProductForm.ts'
import { listAddress } from './list-address.ts'

/** A new product with the least that it needs, filled with the shop's presets (R21), as a page. */
export default function QuickProduct() {
  const actor = useProductForm({ mode: 'quick', id: null, onSaved: () => open(listAddress()) })
  return (
    <Page>
      <FormStates actor={actor}>
        <FormBody />
        <SaveBar onCancel={() => openOrAsk(listAddress())} />
      </FormStates>
    </Page>
  )
}

interface QuickProductDialogProps {
  open: boolean
  onClose: () => void
  /** The first variant of the product that was saved (R38). */
  onSaved: (variant_id: number | null) => void
  /** What was scanned and is nobody's yet. */
  barcode?: string
}

/** The code that was scanned stands in the form as soon as it can be written into. Answers whether a person has written anything beside it. */
function useBarcode(actor: FormActor, value: string): () => boolean {
  const filled = useRef<unknown>(null)
  useEffect(() => {
    if (value === '') return
    const event = { type: 'SET_VARIANT', index: 0, key: 'barcode', value } as const
    let sent = false
    const follow = () => {
      const { context } = actor.getSnapshot()
      if (!sent && actor.getSnapshot().can(event)) {
        sent = true
        actor.send(event)
      } else if (sent && context.draft.variants[0]?.barcode === value) filled.current ??= context.draft
    }
    const hearing = actor.subscribe(follow)
    follow()
    return () => hearing.unsubscribe()
  }, [actor, value])
  return () => hasUnsaved(actor) && actor.getSnapshot().context.draft !== filled.current
}

/** The same over whatever page needs a product that is not there yet, such as the till. */
export function QuickProductDialog({ open: isOpen, ...rest }: QuickProductDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, onSaved, barcode = '' }: Omit<QuickProductDialogProps, 'open'>) {
  const { i18n } = useLingui()
  const [asking, setAsking] = useState(false)
  const actor = useProductForm({
    mode: 'quick',
    id: null,
    onSaved: ({ variant_id }) => {
      onSaved(variant_id)
      onClose()
    },
  })
  const isWritten = useBarcode(actor, barcode)
  const close = () => (isWritten() ? setAsking(true) : onClose())
  return (
    <Dialog
      open
      onClose={close}
      width="wide"
      title={i18n._(/*i18n*/ { id: 'products.fast_title', message: 'Hızlı ürün ekle' })}
      footer={
        <FormActorContext value={actor}>
          <SaveState />
          <SaveActions onCancel={close} />
        </FormActorContext>
      }
    >
      <FormStates actor={actor}>
        <FormBody />
      </FormStates>
      <CloseQuestion open={asking} onClose={() => setAsking(false)} onConfirm={onClose} />
    </Dialog>
  )
}
