import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import type { Order } from '#api/contract/sales/orders.ts'
import type { OrderPaymentLink } from '#api/contract/sales/payment-link.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { mailedLinkRules, paidOnline, paymentLinkRules } from '#api/rules/sales/payment-link.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf, useShown } from '#screens/platform/sentences.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { paymentLink, seen, wanted } from '#screens/sales/wiring/payment-link.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { Popover } from '#ui/Popover.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './payment-link.module.css'

const title = /*i18n*/ { id: 'payment_link.title', message: 'Ödeme bağlantısı' }

/** The link by which the customer pays an unpaid order: made, copied or mailed here, with what the bank said of it. */
export function PaymentLink({ order }: { order: Order }) {
  const { i18n } = useLingui()
  return (
    <Popover align="end" label={i18n._(title)} trigger={<Button>{i18n._(title)}</Button>}>
      <LinkOf id={order.id} />
    </Popover>
  )
}

function LinkOf({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(paymentLink, { input: { query: seen(id) } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure, query } = context
  if (value === 'failed' && failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, query.want === 'see' ? 'notLoaded' : 'notSent'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  if (!data) return <Skeleton shape="form" rows={1} />
  const busy = (want: string) => value === 'loading' && query.want === want
  return (
    <div className={styles.link}>
      {data.link && <Open link={data.link} />}
      <div className={styles.actions}>
        {!data.link && (
          <Asked
            data={data}
            busy={busy('make')}
            onPress={() => actor.send({ type: 'SHOW', query: wanted(id, 'make') })}
          >
            {i18n._(/*i18n*/ { id: 'payment_link.make', message: 'Bağlantı oluştur' })}
          </Asked>
        )}
        <Asked
          mailed
          data={data}
          busy={busy('mail')}
          onPress={() => actor.send({ type: 'SHOW', query: wanted(id, 'mail') })}
        >
          {i18n._(/*i18n*/ { id: 'payment_link.mail', message: 'E-postayla gönder' })}
        </Asked>
      </div>
    </div>
  )
}

interface AskedProps {
  data: OrderPaymentLink
  mailed?: boolean
  busy: boolean
  onPress: () => void
  children: string
}

/** What makes or mails a link, and what stands in its way. */
function Asked({ data, mailed = false, busy, onPress, children }: AskedProps) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const refusals = useShown(broken(mailed ? mailedLinkRules : paymentLinkRules, data), {
    linkOf: ({ id }) =>
      id === paidOnline.id ? { label: i18n._(toMethods), onFix: () => navigate('/shop-payment-methods') } : undefined,
  })
  return (
    <Refusable refusals={refusals} busy={busy} onPress={onPress}>
      {children}
    </Refusable>
  )
}

const toMethods = /*i18n*/ { id: 'payment_link.to_methods', message: 'Ödeme yöntemlerine git' }

/** Says whether it was: browsers refuse it to pages that are not served safely. */
async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast({ type: 'success', message: copied })
  } catch {
    toast({ type: 'error', message: notCopied })
  }
}

const copied = /*i18n*/ { id: 'payment_link.copied', message: 'Bağlantı kopyalandı.' }
const notCopied = /*i18n*/ {
  id: 'payment_link.not_copied',
  message: 'Kopyalanamadı. Bağlantıyı seçip kendiniz kopyalayın.',
}

function Open({ link }: { link: NonNullable<OrderPaymentLink['link']> }) {
  const { i18n } = useLingui()
  const format = useFormats()
  return (
    <>
      <Field name="payment-link" label={`${i18n._(title)} · ${format.money(link.amount, link.currency)}`}>
        <TextInput code readOnly value={link.url} onChange={() => {}} onFocus={(event) => event.target.select()} />
      </Field>
      <p className={styles.quiet}>
        {i18n._(
          /*i18n*/ {
            id: 'payment_link.until',
            message: '{time} anına kadar geçerli.',
            values: { time: format.moment(link.expires_at) },
          },
        )}{' '}
        {link.mailed_to &&
          i18n._(/*i18n*/ { id: 'payment_link.mailed', message: 'Gönderildi: {to}', values: { to: link.mailed_to } })}
      </p>
      <Button onPress={() => copy(link.url)}>{i18n._(/*i18n*/ { id: 'payment_link.copy', message: 'Kopyala' })}</Button>
      {link.answers.map(({ id, outcome, reason, reference, at }) => (
        <StatusDot key={id} tone={outcome === 'paid' ? 'grass' : outcome === 'refused' ? 'amber' : 'tomato'}>
          {[format.moment(at), i18n._(outcomes[outcome]), reason, reference].filter(Boolean).join(' · ')}
        </StatusDot>
      ))}
    </>
  )
}

const outcomes = {
  paid: /*i18n*/ { id: 'payment_link.paid', message: 'Ödendi' },
  refused: /*i18n*/ { id: 'payment_link.refused', message: 'Banka ödemeyi almadı' },
  mismatched: /*i18n*/ { id: 'payment_link.mismatched', message: 'Bildirilen tutar siparişinkiyle aynı değil' },
  unbooked: /*i18n*/ { id: 'payment_link.unbooked', message: 'Para geldi, sipariş onu alamadı' },
}
