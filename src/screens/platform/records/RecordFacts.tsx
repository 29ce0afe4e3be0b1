import { useLingui } from '@lingui/react'
import type { Field } from '#api/resources/platform/field.types.ts'
import { type Draft, isAsked, type Resource } from '#api/resources/platform/resource.ts'
import { ChangedValue } from './ChangedValue.tsx'
import styles from './facts.module.css'

interface RecordFactsProps {
  resource: Resource
  draft: Draft
  /** Fields that stand elsewhere on the page. */
  without?: readonly string[]
}

/** What is known of a record, beside its name: each field with its value. */
export function RecordFacts({ resource, draft, without = [resource.naming] }: RecordFactsProps) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.facts}>
      {Object.entries(resource.fields)
        .filter(([key, field]) => !without.includes(key) && isAsked(field, draft))
        .map(([key, field]) => (
          <div key={key}>
            <dt>{i18n._(field.label)}</dt>
            <dd>
              <Fact field={field} value={draft[key]} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** A phone is called and an e-mail is written to by a press. */
function Fact({ field, value }: { field: Field; value: unknown }) {
  const text = String(value ?? '').trim()
  const keys = field.kind === 'text' ? field.keys : undefined
  if (text !== '' && keys === 'tel') return <a href={`tel:${text.replace(/[^+\d]/g, '')}`}>{text}</a>
  if (text !== '' && keys === 'email') return <a href={`mailto:${text}`}>{text}</a>
  return <ChangedValue field={field} value={value} />
}
