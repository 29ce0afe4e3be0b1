import { useLingui } from '@lingui/react'
import { SearchChoice } from '#screens/platform/records/controls/SearchChoice.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { NumberInput } from '#ui/NumberInput.tsx'
import { Section } from '#ui/Section.tsx'
import styles from './simulator.module.css'
import { trialNames, useSimulator, useTrial } from './simulator-actor.ts'
import { TrialField } from './TrialField.tsx'

/** What would be bought, at the prices of today. */
export function TrialLines() {
  const { i18n } = useLingui()
  const actor = useSimulator()
  const lines = useTrial(({ draft }) => draft.lines)
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'new_order.products', message: 'Ürünler' })}
      description={i18n._(
        /*i18n*/ {
          id: 'campaign_simulator.says',
          message: 'Sepet bugünkü fiyatlarla denenir. Hiçbir şey kaydedilmez, kupon kullanılmış olmaz.',
        },
      )}
    >
      <TrialField name="product" label={i18n._(trialNames.product)}>
        <SearchChoice
          to="campaign-simulator/variants"
          onChoose={({ value, label }) => actor.send({ type: 'ADD', variant: { id: value, name: label } })}
        />
      </TrialField>
      {lines.length === 0 ? (
        <p className={styles.quiet}>
          {i18n._(/*i18n*/ { id: 'campaign_simulator.no_products', message: 'Henüz ürün yok: arayıp seçin.' })}
        </p>
      ) : (
        <ul className={styles.lines} aria-label={i18n._(/*i18n*/ { id: 'new_order.products', message: 'Ürünler' })}>
          {lines.map(({ variant_id }, index) => (
            <Line key={variant_id} index={index} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Line({ index }: { index: number }) {
  const { i18n } = useLingui()
  const actor = useSimulator()
  const line = useTrial(({ draft }) => draft.lines[index])
  const name = useTrial(({ draft, names }) => names[draft.lines[index]?.variant_id ?? 0] ?? '')
  if (!line) return null
  return (
    <li className={styles.line}>
      <strong>{name}</strong>
      <TrialField name={`lines.${index}.quantity`} label={i18n._(trialNames.quantity)}>
        <NumberInput
          whole
          value={String(line.quantity)}
          maxLength={9}
          onChange={(value) => actor.send({ type: 'SET_QUANTITY', index, value })}
        />
      </TrialField>
      <IconButton
        icon={TrashIcon}
        label={i18n._(/*i18n*/ { id: 'new_order.remove', message: 'Çıkar: {name}', values: { name } })}
        onPress={() => actor.send({ type: 'REMOVE_LINE', index })}
      />
    </li>
  )
}
