import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { fullAccess, permits } from '#api/rules/platform/session.ts'
import { type DeskDraft, openIn } from '#machines/sales/till-session/till-session.machine.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { tillSession } from '#screens/sales/wiring/till-session.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Approval } from './Approval.tsx'
import styles from './till.module.css'

type DeskActor = Actor<typeof tillSession>
interface DeskProps {
  actor: DeskActor
}

const says = /*i18n*/ { id: 'till.desk', message: 'Kasa' }

/** The cash desk behind its button: opened, filled, counted and closed; and its past sessions. */
export function CashDesk() {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{i18n._(says)}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} width="wide" title={i18n._(says)}>
        {open && <Desk />}
      </Dialog>
    </>
  )
}

function Desk() {
  const { i18n } = useLingui()
  const actor = useActorRef(tillSession, { input: { holder: useHolder() } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { failure } = context
  if (value === 'unreachable' && failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  if (value === 'looking') return <Skeleton shape="form" rows={3} />
  return (
    <div className={styles.paying} data-density="touch">
      {failure && (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(failure, 'notSaved'))}
        </p>
      )}
      {openIn(context) ? <Opened actor={actor} /> : <Closed actor={actor} />}
      <Past actor={actor} />
    </div>
  )
}

function useDraft(actor: DeskActor) {
  const draft = useSelector(actor, ({ context }) => context.draft)
  const write = (changes: Partial<DeskDraft>) => actor.send({ type: 'WRITE', changes })
  return { draft, write }
}

function Counted({ actor }: DeskProps) {
  const { i18n } = useLingui()
  const { draft, write } = useDraft(actor)
  return (
    <Field name="counted" label={i18n._(/*i18n*/ { id: 'till.counted', message: 'Sayılan nakit' })}>
      <AmountInput value={draft.counted} decimals={2} maxLength={20} onChange={(counted) => write({ counted })} />
    </Field>
  )
}

function Closed({ actor }: DeskProps) {
  const { i18n } = useLingui()
  const { draft, write } = useDraft(actor)
  const busy = useSelector(actor, ({ value }) => value === 'opening')
  const desks = useSelector(actor, ({ context }) => context.desks)
  return (
    <div className={styles.fields}>
      <Field name="account_id" label={i18n._(says)}>
        <Select
          value={String(draft.account_id ?? '')}
          onChange={(id) => write({ account_id: Number(id) })}
          options={desks.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...(desks.length === 0
            ? { placeholder: i18n._(/*i18n*/ { id: 'till.no_desk', message: 'Mağazada nakit kasası yok' }) }
            : {})}
        />
      </Field>
      <Counted actor={actor} />
      <Act actor={actor} event={{ type: 'OPEN' }} busy={busy} variant="primary">
        {i18n._(/*i18n*/ { id: 'chart.tillSession.OPEN', message: 'Kasayı aç' })}
      </Act>
    </div>
  )
}

function Opened({ actor }: DeskProps) {
  const { i18n } = useLingui()
  const { draft, write } = useDraft(actor)
  const { unsent, holder, rows } = useSelector(actor, ({ context }) => context)
  const under = useSelector(actor, ({ value }) => value)
  const session = openIn({ rows })
  if (!session) return null
  const { move } = draft
  const kinds = {
    in: /*i18n*/ { id: 'till.cash_in', message: 'Giriş' },
    out: /*i18n*/ { id: 'till.cash_out', message: 'Çıkış' },
  }
  return (
    <>
      <p className={styles.whole}>
        <span>{i18n._(/*i18n*/ { id: 'till.expected', message: 'Kasada olması gereken' })}</span>
        <strong>
          <Amount of={session.expected} currency={session.currency} />
        </strong>
      </p>
      <div className={styles.fields}>
        <RadioGroup
          segmented
          label={i18n._(/*i18n*/ { id: 'chart.tillSession.MOVE', message: 'Para girişi ya da çıkışı' })}
          value={move.kind}
          onChange={(kind) => write({ move: { ...move, kind: kind as typeof move.kind } })}
          options={(['in', 'out'] as const).map((value) => ({ value, label: i18n._(kinds[value]) }))}
        />
        <Field name="amount" label={i18n._(/*i18n*/ { id: 'till.amount', message: 'Tutar' })}>
          <AmountInput
            value={move.amount}
            decimals={2}
            maxLength={20}
            onChange={(amount) => write({ move: { ...move, amount } })}
          />
        </Field>
        <Field name="note" label={i18n._(/*i18n*/ { id: 'new_order.note', message: 'Not' })}>
          <TextInput value={move.note} maxLength={255} onChange={(note) => write({ move: { ...move, note } })} />
        </Field>
        <Act actor={actor} event={{ type: 'MOVE' }} busy={under === 'moving'}>
          {i18n._(/*i18n*/ { id: 'till.move', message: 'Parayı yaz' })}
        </Act>
      </div>
      <div className={styles.fields}>
        <Counted actor={actor} />
        {unsent > 0 && draft.approval === '' && !permits(holder, [fullAccess]) && (
          <Approval
            what="unsent_sales"
            says={i18n._(/*i18n*/ { id: 'till.ask_unsent', message: 'Kapatmak için onay al' })}
            about={i18n._(
              /*i18n*/ {
                id: 'till.approve_unsent',
                message: 'Kasa, gönderilmemiş {count} satışa rağmen kapatılır; kim onayladığı kayda geçer.',
                values: { count: unsent },
              },
            )}
            onApproved={(approval) => write({ override: 1, approval })}
          />
        )}
        {unsent > 0 && (draft.approval !== '' || permits(holder, [fullAccess])) && (
          <Checkbox
            label={i18n._(
              /*i18n*/ {
                id: 'till.sign_unsent',
                message: 'Gönderilmemiş {count} satışa rağmen kapat (kayda geçer)',
                values: { count: unsent },
              },
            )}
            checked={draft.override === 1}
            onChange={(on) => write({ override: on ? 1 : 0 })}
          />
        )}
        <Act actor={actor} event={{ type: 'CLOSE' }} busy={under === 'closing'} variant="primary">
          {i18n._(/*i18n*/ { id: 'chart.tillSession.CLOSE', message: 'Kasayı kapat' })}
        </Act>
      </div>
    </>
  )
}

/** What was counted before, and by how much it differed. */
function Past({ actor }: DeskProps) {
  const { i18n } = useLingui()
  const rows = useSelector(actor, ({ context }) => context.rows).filter(({ status }) => status === 'closed')
  const formats = formatsOf(i18n)
  if (rows.length === 0) return null
  return (
    <Section title={i18n._(/*i18n*/ { id: 'till.sessions', message: 'Geçmiş oturumlar' })}>
      <ul className={styles.parked}>
        {rows.map(({ id, account, closed_at, closed_by, counted, difference, currency }) => (
          <li key={id}>
            <span>
              {account} · {formats.moment(closed_at ?? '')} · {closed_by}
            </span>
            <span>
              <Amount of={counted ?? '0'} currency={currency} /> (
              <Amount of={difference ?? '0'} currency={currency} />)
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
