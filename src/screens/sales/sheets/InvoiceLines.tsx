import type { InvoiceLine } from '#api/contract/sales/invoices.ts'
import styles from './invoice-paper.module.css'
import { paperWords as words } from './paper-words.ts'

const numbers = [words.quantity, words.unitPrice, words.discount, words.net, words.rate, words.tax]

/** What was sold, a row each, its tax beside it. */
export function InvoiceLines({ lines, money }: { lines: readonly InvoiceLine[]; money: (amount: string) => string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.scroll} aria-label={words.name} tabIndex={0}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.name}</th>
            {numbers.map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the paper, which never changes
            <tr key={at}>
              <td>{at + 1}</td>
              <th scope="row">{line.name}</th>
              <td className={styles.number}>
                {line.quantity} {words.pieces}
              </td>
              <td className={styles.number}>{money(line.unit_price)}</td>
              <td className={styles.number}>{money(line.discount)}</td>
              <td className={styles.number}>{money(line.net)}</td>
              <td className={styles.number}>%{line.tax_rate}</td>
              <td className={styles.number}>{money(line.tax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
