import { useLingui } from '@lingui/react'
import { patternRules } from '#api/rules/catalog/variant-codes.ts'
import { broken, type Says } from '#api/rules/platform/rule.ts'
import { type CodePatterns, codeKeys } from '#machines/catalog/product-form/code-pattern.ts'
import { type CodingAct, codingOf } from '#machines/catalog/product-form/codes.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useForm, usePart } from './form-actor.ts'
import styles from './Generator.module.css'

const labels: Readonly<Record<keyof CodePatterns, Says>> = {
  stock_code: /*i18n*/ { id: 'patterns.stock_code', message: 'Stok kodu kalıbı' },
  barcode: /*i18n*/ { id: 'patterns.barcode', message: 'Barkod kalıbı' },
}

/** What stock codes and barcodes are made of. A field that is left empty makes none. */
export function Patterns({ act }: { act: CodingAct }) {
  return codeKeys.map((key) => <Pattern key={key} field={key} act={act} />)
}

function Pattern({ field, act }: { field: keyof CodePatterns; act: CodingAct }) {
  const form = useForm()
  const { i18n } = useLingui()
  const name = `patterns.${field}`
  const { value, last, parts } = usePart((one) => ({
    value: one.patterns[field],
    last: one.lists.patterns?.[field] ?? '',
    parts: codingOf(one, act).known,
  }))
  // Told at once: what came only when the field is left would move the button that is being pressed.
  const wrong = usePart((one) => {
    const { known, each } = codingOf(one, act)
    const unknown = each[field].unknown.filter((part) => part.endsWith('}'))
    return broken(patternRules, { ...each[field], unknown, known, wrongAt: [], codes: [] })
  })
  const set = (next: string) => form.send({ type: 'SET_PATTERN', key: field, value: next })
  return (
    <Field
      name={name}
      label={i18n._(labels[field])}
      error={wrong.map((one) => sentenceOf(i18n, one))}
      aside={
        last !== '' &&
        value === '' && (
          <Button variant="link" size="compact" onPress={() => set(last)}>
            {i18n._(/*i18n*/ { id: 'patterns.last', message: 'Son kullanılan: {pattern}', values: { pattern: last } })}
          </Button>
        )
      }
    >
      <TextInput code value={value} onChange={set} spellCheck={false} />
      <span className={styles.parts}>
        {parts.map((part) => (
          <Button
            key={part}
            variant="ghost"
            size="compact"
            aria-label={i18n._(
              /*i18n*/ {
                id: 'patterns.add_part',
                message: '{field}: {part} ekle',
                values: { field: i18n._(labels[field]), part },
              },
            )}
            onPress={() => set(withPart(value, part))}
          >
            <code>{part}</code>
          </Button>
        ))}
      </span>
    </Field>
  )
}

/** Parts are set apart by a hyphen, where nothing else sets them apart. */
function withPart(pattern: string, part: string): string {
  return /[\p{L}\p{N}}]$/u.test(pattern) ? `${pattern}-${part}` : `${pattern}${part}`
}
