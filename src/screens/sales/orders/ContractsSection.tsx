import { useLingui } from '@lingui/react'
import { languageNames } from '#api/contract/platform/languages.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { Section } from '#ui/Section.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'

/** What the order was agreed on, as it was written with it; nothing of it for an order that was not sold at a distance. */
export function ContractsSection({ order: { id, contracts = [] } }: PartProps) {
  const { i18n } = useLingui()
  if (contracts.length === 0) return null
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'contracts.title', message: 'Sözleşmeler' })}
      actions={
        <ButtonLink href={`/orders/edit/${id}/contracts`} icon={PrintIcon}>
          {i18n._(/*i18n*/ { id: 'contracts.show', message: 'Göster ve yazdır' })}
        </ButtonLink>
      }
    >
      <ul className={styles.notes}>
        {contracts.map(({ kind, title, language, created_at }) => (
          <li key={kind}>
            <p lang={language}>{title}</p>
            <p className={styles.note}>
              {formatsOf(i18n).moment(created_at)} · {languageNames[language]}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
