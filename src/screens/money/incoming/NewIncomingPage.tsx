import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import { editPath } from '#api/resources/platform/resource.ts'
import { maxInvoiceFile } from '#api/rules/money/incoming-files.ts'
import { currencyLabel } from '#api/rules/money/purchases.ts'
import { megabyte } from '#api/rules/platform/files.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { SupplierField } from '#screens/money/purchases/SupplierField.tsx'
import { incomingFile, newIncoming } from '#screens/money/wiring/incoming-invoices.ts'
import { ShortField, ShortFields, type ShortFormActor, useFieldErrors } from '#screens/platform/account/ShortFields.tsx'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useShopCurrency } from '#screens/platform/records/shop-currency.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { newFileCache } from '#screens/platform/wiring/file-cache.ts'
import { DateInput } from '#ui/DateInput.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { Field } from '#ui/Field.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import { Section } from '#ui/Section.tsx'
import { names } from './incoming.ts'

const labels = { supplier_id: names.supplier_id, number: names.number, day: names.day, currency: currencyLabel }

/** A new incoming invoice: from the file of an e-invoice, or from paper: `/fastBuy/invoices/new`. */
export default function NewIncomingPage() {
  return (
    <Page>
      <FromFile />
      <FromPaper />
    </Page>
  )
}

/** Once it is there its page opens, where it was there already too. */
function useOpening(actor: ShortFormActor) {
  const [, navigate] = useLocation()
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) =>
      navigate(editPath(incomingInvoices, (answer as { id: number }).id), { replace: true }),
    )
    return () => hearing.unsubscribe()
  }, [actor, navigate])
}

function FromFile() {
  const { i18n } = useLingui()
  const [files] = useState(newFileCache)
  const [machine] = useState(() => incomingFile(files))
  const actor = useActorRef(machine, { input: { fields: { name: '', size: '0', file: '' } } })
  useOpening(actor)
  const { failure, chosen } = useSelector(
    actor,
    ({ context }) => ({ failure: context.failure, chosen: context.fields.name }),
    same,
  )
  const before = useShown(useRefusals(actor, { type: 'SUBMIT' }))
  const after = useShown(failure ? failureMessages(failure, 'notSaved') : [])
  const refused = chosen === '' ? [] : [...before, ...after]
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'incoming.file', message: 'e-Faturanın dosyası' })}
      description={i18n._(
        /*i18n*/ {
          id: 'incoming.file_says',
          message:
            'UBL-TR XML okunur; satırlar barkod, kod ve öncekilerle eşleşir. Var olan bir fatura yeniden eklenmez.',
        },
      )}
    >
      <Field name="file" label={i18n._(/*i18n*/ { id: 'imports.file', message: 'Dosya' })}>
        <DropZone
          multiple={false}
          accept=".xml"
          pick={i18n._(/*i18n*/ { id: 'imports.pick', message: 'Dosya seç' })}
          hint={i18n._(
            /*i18n*/ {
              id: 'incoming.file_limits',
              message: 'XML; en fazla {size} MB.',
              values: { size: maxInvoiceFile / megabyte },
            },
          )}
          onFiles={(dropped) => {
            const [file] = files.put(dropped)
            if (!file) return
            for (const [field, text] of Object.entries({ file: file.key, name: file.name, size: String(file.size) }))
              actor.send({ type: 'FILL', field, text })
            actor.send({ type: 'SUBMIT' })
          }}
        />
      </Field>
      <p role="status">{busy && i18n._(/*i18n*/ { id: 'incoming.reading', message: 'Okunuyor…' })}</p>
      {refused.length > 0 && (
        <div role="alert">
          <RefusalList refusals={refused.map(({ id, text }) => ({ id, text }))} />
        </div>
      )}
    </Section>
  )
}

function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function FromPaper() {
  const { i18n } = useLingui()
  const currency = useShopCurrency()?.code ?? ''
  const actor = useActorRef(newIncoming, { input: { fields: { supplier_id: '', number: '', day: '', currency } } })
  useOpening(actor)
  const day = useSelector(actor, ({ context }) => context.fields.day ?? '')
  return (
    <Section title={i18n._(/*i18n*/ { id: 'incoming.paper', message: 'Kâğıt ya da e-Arşiv fatura' })}>
      <ShortFields
        actor={actor}
        act="notSaved"
        labels={labels}
        variant="plain"
        submit={i18n._(/*i18n*/ { id: 'incoming.begin', message: 'Faturayı aç' })}
      >
        <SupplierField actor={actor} />
        <ShortField actor={actor} name="number" label={labels.number} maxLength={50} />
        <Field name="day" label={i18n._(labels.day)} error={useFieldErrors(actor, 'day')}>
          <DateInput value={day} onChange={(text) => actor.send({ type: 'FILL', field: 'day', text })} />
        </Field>
        <ShortField actor={actor} name="currency" label={labels.currency} maxLength={3} />
      </ShortFields>
    </Section>
  )
}
