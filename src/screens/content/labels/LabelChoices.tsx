import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { LabelsToPrint } from '#api/contract/content/label-print.ts'
import { perPage } from '#machines/content/label/sheets.ts'
import { chosenTheme, type labelPrintMachine } from '#machines/content/label-print/label-print.machine.ts'
import { labelVariants } from '#screens/content/wiring/labels.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { Field } from '#ui/Field.tsx'
import { NumberInput } from '#ui/NumberInput.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './print.module.css'

interface LabelChoicesProps {
  actor: Actor<typeof labelPrintMachine>
  found: LabelsToPrint
}

/** By which theme labels are printed, from which place of the sheet on, and of which further products. */
export function LabelChoices({ actor, found: { themes, waiting } }: LabelChoicesProps) {
  const { i18n } = useLingui()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const theme = chosenTheme(context)
  const wrong = useRefusals(actor, { type: 'PRINT' })
  const errorsAt = (name: string) =>
    wrong.filter(({ at }) => at?.includes(name)).map((refusal) => sentenceOf(i18n, refusal))
  return (
    <>
      <Waiting waiting={waiting} />
      <div className={styles.asked}>
        <Field name="theme" label={i18n._(words.theme)} error={errorsAt('theme')}>
          <Select
            value={theme ? String(theme.id) : ''}
            onChange={(id) => actor.send({ type: 'CHOOSE', theme: Number(id) })}
            options={themes.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        {theme?.paper === 'sheet' && (
          <Field
            name="start"
            label={i18n._(words.start)}
            hint={i18n._({ ...words.startHint, values: { most: perPage(theme) } })}
            error={errorsAt('start')}
          >
            <NumberInput whole value={context.start} onChange={(start) => actor.send({ type: 'START', start })} />
          </Field>
        )}
        <AddProduct actor={actor} />
      </div>
      {context.rows.some(({ queued }) => queued !== null) && (
        <div>
          <Act actor={actor} event={{ type: 'LEAVE' }}>
            {i18n._(words.leave)}
          </Act>
        </div>
      )}
    </>
  )
}

/** What waits for its labels, each a way to print them. */
function Waiting({ waiting: { prices, purchases } }: Pick<LabelsToPrint, 'waiting'>) {
  const { i18n } = useLingui()
  if (prices === 0 && purchases.length === 0) return null
  return (
    <nav className={styles.waiting} aria-label={i18n._(words.waiting)}>
      {prices > 0 && (
        <ButtonLink href="/barcode/generator?queue=prices">
          {i18n._({ ...words.prices, values: { count: prices } })}
        </ButtonLink>
      )}
      {purchases.map(({ id, supplier, labels }) => (
        <ButtonLink key={id} href={`/barcode/generator?purchase=${id}`}>
          {i18n._({ ...words.purchase, values: { id, supplier, count: labels } })}
        </ButtonLink>
      ))}
    </nav>
  )
}

function AddProduct({ actor }: Pick<LabelChoicesProps, 'actor'>) {
  const { i18n } = useLingui()
  const search = useActorRef(labelVariants, { input: { query: { search: '' } } })
  const { data } = useSelector(search, (snapshot) => snapshot.context)
  const busy = useSelector(search, (snapshot) => snapshot.hasTag('busy'))
  const found = data?.rows ?? []
  return (
    <Field name="add-product" label={i18n._(words.add)}>
      <Combobox
        choices={found.map(({ id, name, options, barcode }) => ({
          value: id,
          label: [name, options, barcode].filter(Boolean).join(' · '),
        }))}
        selected={null}
        onSelect={(choice) => {
          const variant = found.find(({ id }) => id === choice?.value)
          if (variant) actor.send({ type: 'ADD', variant })
        }}
        onSearch={(text) => search.send({ type: 'SHOW', query: { search: text } })}
        busy={busy}
        placeholder={i18n._(words.addHint)}
      />
    </Field>
  )
}

const words = {
  theme: /*i18n*/ { id: 'label_themes.one', message: 'Etiket teması' },
  start: /*i18n*/ { id: 'label_print.start', message: 'İlk etiketin yeri' },
  startHint: /*i18n*/ { id: 'label_print.start_hint', message: 'Yarım kalan sayfada 1–{most} arası.' },
  add: /*i18n*/ { id: 'label_print.add', message: 'Ürün ekle' },
  addHint: /*i18n*/ { id: 'label_print.add_hint', message: 'Ad, barkod ya da stok kodu' },
  waiting: /*i18n*/ { id: 'label_print.waiting', message: 'Etiket bekleyenler' },
  prices: /*i18n*/ {
    id: 'label_print.prices',
    message: '{count, plural, other {Bu # fiyat değişti, etiketlerini yazdır}}',
  },
  purchase: /*i18n*/ {
    id: 'label_print.purchase',
    message: 'AL-{id} {supplier}: {count, plural, other {# etiket}}',
  },
  leave: /*i18n*/ { id: 'label_print.leave', message: 'Yazdırmadan kuyruktan çıkar' },
}
