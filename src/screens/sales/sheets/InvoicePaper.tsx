import type { InvoiceDocument, InvoiceParty } from '#api/contract/sales/invoices.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { amountInWords } from '#api/rules/sales/amount-in-words.ts'
import { InvoiceLines } from './InvoiceLines.tsx'
import styles from './invoice-paper.module.css'
import { dayOf, moneyOf, rateOf } from './paper-numbers.ts'
import { paperWords as words } from './paper-words.ts'

/** An invoice as it was issued, on a page of A4. It says what its XML says, to the kuruş. */
export function InvoicePaper({ document }: { document: InvoiceDocument }) {
  const { seller, buyer, profile, totals, taxes, currency, internet, exchange } = document
  const money = (amount: string) => moneyOf(amount, currency)
  return (
    <article className={styles.paper} lang="tr" aria-label={`${words.invoice[profile]} ${document.number}`}>
      <header className={styles.head}>
        <Party party={seller} />
        <h2 className={styles.kind}>{words.invoice[profile]}</h2>
        <Facts rows={factsOf(document)} />
      </header>
      <section className={styles.to}>
        <p className={styles.label}>{words.to}</p>
        <Party party={buyer} />
      </section>
      <p className={styles.ettn}>
        <span className={styles.label}>{words.ettn}</span> {document.uuid}
      </p>
      <InvoiceLines lines={document.lines} money={money} />
      <div className={styles.foot}>
        <div className={styles.notes}>
          <p className={styles.words}>{amountInWords(minorOf(totals.gross) ?? 0, currency)}</p>
          {exchange && (
            <>
              <p className={styles.words}>{amountInWords(minorOf(exchange.gross) ?? 0, 'TRY')}</p>
              <p>
                {words.exchange}: {rateOf(currency, exchange)}
              </p>
            </>
          )}
          {taxes.some(({ rate }) => rate === 0) && <p>{words.exempt}</p>}
          {internet && <Internet internet={internet} />}
          {profile === 'earchive' && <p>{words.delivered}</p>}
        </div>
        <Facts
          rows={[
            [words.base, money(totals.base)],
            [words.discounts, money(totals.discount)],
            ...taxes.flatMap(({ rate, base, tax }): [string, string][] => [
              [words.taxable(String(rate)), money(base)],
              [words.taxed(String(rate)), money(tax)],
            ]),
            [words.gross, money(totals.gross)],
            [words.payable, money(totals.gross)],
            ...liraOf(document),
          ]}
          sums
        />
      </div>
    </article>
  )
}

type Rows = readonly (readonly [name: string, value: string])[]

function Facts({ rows, sums = false }: { rows: Rows; sums?: boolean }) {
  return (
    <dl className={styles.facts} data-sums={sums || undefined}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf({ profile, type, number, date, time, order, original }: InvoiceDocument): Rows {
  const [customization, version] = words.customization
  return [
    [customization, version],
    [words.profile, words.scenario[profile]],
    [words.typeOf, words.type[type]],
    [words.number, number],
    [words.date, `${dayOf(date)} ${time}`],
    [words.order, order.number],
    [words.orderDate, dayOf(order.date)],
    ...(original ? [[words.original, `${original.number}, ${dayOf(original.date)}`] as const] : []),
  ]
}

/** What it comes to in lira. */
function liraOf({ exchange }: InvoiceDocument): Rows {
  if (!exchange) return []
  const { net, tax, gross } = exchange
  return [
    [words.liraBase, moneyOf(net, 'TRY')],
    [words.liraTax, moneyOf(tax, 'TRY')],
    [words.liraGross, moneyOf(gross, 'TRY')],
  ]
}

function Party({ party }: { party: InvoiceParty }) {
  const { name, scheme, number, tax_office, address, zip, city, district, country, phone, email, website } = party
  const place = [[zip, district].filter(said).join(' '), city].filter(said).join(' / ')
  const facts: Rows = [
    [words.phone, phone],
    [words.email, email],
    [words.website, website],
    [words.office, tax_office],
    [scheme, number],
  ]
  return (
    <address className={styles.party}>
      <strong>{name}</strong>
      <span>{address}</span>
      <span>{[place, country].filter(said).join(' ')}</span>
      {facts
        .filter(([, value]) => said(value))
        .map(([label, value]) => (
          <span key={label}>
            {label}: {value}
          </span>
        ))}
    </address>
  )
}

/** What the law asks of the invoice of an internet sale. */
function Internet({ internet }: { internet: NonNullable<InvoiceDocument['internet']> }) {
  return (
    <section className={styles.internet}>
      <p>{words.internet}</p>
      <Facts
        rows={[
          [words.website, internet.website],
          [words.paidBy, words.payment[internet.payment]],
          [words.paidOn, dayOf(internet.payment_date)],
          [words.carrier, internet.carrier_name],
          [words.carrierNumber, internet.carrier_tax_number],
          [words.sentOn, dayOf(internet.delivery_date)],
        ]}
      />
    </section>
  )
}

function said(text: string): boolean {
  return text !== ''
}
