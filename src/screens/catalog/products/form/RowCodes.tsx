import { useLingui } from '@lingui/react'
import { type GivenCode, givenCodeRules } from '#api/rules/catalog/variant-codes.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import styles from './Generator.module.css'

/** The codes that a variant will get, and what is wrong with them. */
export function RowCodes({ codes = [] }: { codes?: readonly GivenCode[] | undefined }) {
  const { i18n } = useLingui()
  if (codes.length === 0) return null
  return (
    <span className={styles.codes}>
      {codes.map((one) => (
        <span key={one.at} className={styles.code}>
          <code>{one.code}</code>
          {broken(givenCodeRules, { codes: [one] }).map((refusal) => (
            <span key={refusal.id} className={styles.wrong}>
              {sentenceOf(i18n, refusal)}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
