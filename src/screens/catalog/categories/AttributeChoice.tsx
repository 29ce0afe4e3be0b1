import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { AttributeSource, MarketplaceAttributes } from '#api/contract/catalog/marketplace-attributes.ts'
import { type ShortFormActor, useFieldErrors } from '#screens/platform/account/ShortFields.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { alike, fieldOf, valuesFrom } from './attribute-choices.ts'
import styles from './marketplace-attributes.module.css'

type Asked = MarketplaceAttributes['asked'][number]

interface AttributeChoiceProps {
  actor: ShortFormActor
  asked: Asked
  offered: MarketplaceAttributes
}

/** One thing that the marketplace asks for: where its value comes from, and what the shop's values are called there. */
export function AttributeChoice({ actor, asked, offered }: AttributeChoiceProps) {
  const { i18n } = useLingui()
  const { id, name, required } = asked
  const chosen = useSelector(actor, ({ context }) => context.fields[fieldOf.source(id)] || 'name')
  const [source = 'name', own] = chosen.split(':') as [AttributeSource, string?]
  const values = valuesFrom(offered, source, own ? Number(own) : null)
  const named = [...offered.options, ...offered.attributes].some((one) => alike([one], name))
  return (
    <fieldset className={styles.attribute}>
      <legend>{name}</legend>
      <Field
        name={fieldOf.source(id)}
        label={i18n._(/*i18n*/ { id: 'marketplace_attributes.source', message: 'Değeri nereden gelir' })}
        required={required}
        error={useFieldErrors(actor, fieldOf.source(id))}
        aside={
          source === 'name' && !named && required ? (
            <StatusDot tone="amber">
              {i18n._(/*i18n*/ { id: 'marketplace_attributes.open', message: 'Bu adda seçenek ya da özellik yok' })}
            </StatusDot>
          ) : undefined
        }
      >
        <Select
          value={chosen}
          onChange={(text) => actor.send({ type: 'FILL', field: fieldOf.source(id), text })}
          options={[
            {
              value: 'name',
              label: i18n._(
                /*i18n*/ {
                  id: 'marketplace_attributes.by_name',
                  message: 'Ürünün “{name}” değerinden',
                  values: { name },
                },
              ),
            },
            {
              value: 'fixed',
              label: i18n._(/*i18n*/ { id: 'marketplace_attributes.fixed', message: 'Bütün ürünlerde aynı değer' }),
            },
            ...offered.options.map((one) => ({
              value: `option:${one.id}`,
              label: i18n._(
                /*i18n*/ {
                  id: 'marketplace_attributes.option',
                  message: 'Seçenek: {name}',
                  values: { name: one.name },
                },
              ),
            })),
            ...offered.attributes.map((one) => ({
              value: `attribute:${one.id}`,
              label: i18n._(
                /*i18n*/ {
                  id: 'marketplace_attributes.attribute',
                  message: 'Özellik: {name}',
                  values: { name: one.name },
                },
              ),
            })),
          ]}
        />
      </Field>
      {source === 'fixed' && (
        <Field
          name={fieldOf.value(id)}
          label={i18n._(/*i18n*/ { id: 'marketplace_attributes.value', message: 'Pazaryerindeki değeri' })}
        >
          <ValueChoice actor={actor} field={fieldOf.value(id)} asked={asked} />
        </Field>
      )}
      {values.length > 0 && <Matches actor={actor} asked={asked} values={values} />}
    </fieldset>
  )
}

/** Each value of the shop beside what it is called there: by its name, where nothing else is chosen. */
function Matches({ actor, asked, values }: { actor: ShortFormActor; asked: Asked; values: Asked['values'] }) {
  return (
    <div className={styles.matches}>
      {values.map((own) => (
        <Field key={own.id} name={fieldOf.match(asked.id, own.id)} label={own.name}>
          <ValueChoice actor={actor} field={fieldOf.match(asked.id, own.id)} asked={asked} own={own.name} />
        </Field>
      ))}
    </div>
  )
}

interface ValueChoiceProps {
  actor: ShortFormActor
  field: string
  asked: Asked
  /** What the shop calls it, whose namesake is sent where nothing is chosen. */
  own?: string
}

function ValueChoice({ actor, field, asked: { values }, own }: ValueChoiceProps) {
  const { i18n } = useLingui()
  const text = useSelector(actor, ({ context }) => context.fields[field] ?? '')
  const choices = values.map(({ id, name }) => ({ value: id, label: name }))
  const namesake = own === undefined ? undefined : alike(values, own)
  const unmatched = i18n._(/*i18n*/ { id: 'marketplace_attributes.unmatched', message: 'Karşılığı seçilmedi' })
  return (
    <Combobox
      choices={choices}
      selected={choices.find(({ value }) => String(value) === text) ?? null}
      onSelect={(choice) => actor.send({ type: 'FILL', field, text: choice ? String(choice.value) : '' })}
      placeholder={namesake?.name ?? unmatched}
      clearable
    />
  )
}
