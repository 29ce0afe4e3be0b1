import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { SupplierAccount as Account } from '#api/contract/money/supplier-account.ts'
import { entryKinds } from '#api/contract/platform/ledger.ts'
import { accountEntries } from '#api/resources/money/account-entries.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { LinkTo } from '#screens/catalog/stock/LinkTo.tsx'
import styles from '#screens/money/purchases/purchases.module.css'
import { supplierAccount } from '#screens/money/wiring/supplier-account.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** What a supplier is owed, and how it became so; from here it is paid. */
export function SupplierAccount({ id }: { id: number }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const actor = useActorRef(supplierAccount, { input: { query: { id } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'supplier_account.title', message: 'Borcumuz' })}
      actions={
        permits(holder, accountEntries.codes.add) && (
          <ButtonLink href={`/account-entries/add?supplier_id=${id}`}>
            {i18n._(/*i18n*/ { id: 'supplier_account.pay', message: 'Ödeme yaz' })}
          </ButtonLink>
        )
      }
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'loading' && data === null && <Skeleton shape="form" rows={2} />}
      {data && <Balance account={data} />}
    </Section>
  )
}

function Balance({ account: { balances, rows } }: { account: Account }) {
  const { i18n } = useLingui()
  const format = useFormats()
  if (rows.length === 0)
    return (
      <p className={styles.quiet}>
        {i18n._(
          /*i18n*/ {
            id: 'supplier_account.none',
            message: 'Henüz hareket yok: teslim alınan bir alışın faturası işlenince borç burada görünür.',
          },
        )}
      </p>
    )
  const owed = balances.map(({ amount, currency }) => format.money(amount, currency)).join(' · ')
  return (
    <>
      <p>
        <strong>{owed === '' ? i18n._(/*i18n*/ { id: 'supplier_account.even', message: 'Borç yok' }) : owed}</strong>
      </p>
      <ul className={styles.lines}>
        {rows.map(({ entry_id, day, kind, text, amount, currency, purchase_id }) => (
          <li key={`${entry_id} ${amount}`} className={`${styles.line} ${styles.coming}`}>
            <span>
              {purchase_id === null ? text : <LinkTo path={`/fastBuy/purchase/details/${purchase_id}`}>{text}</LinkTo>}
            </span>
            <span className={styles.quiet}>
              {format.day(day)} · {i18n._(entryKinds[kind])}
            </span>
            <span className={styles.sum}>{format.money(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
