import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Attribute } from '#api/contract/catalog/catalogue.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { shownAttributes } from '#machines/catalog/product-form/context.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { SkeletonLine } from '#ui/SkeletonLine.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './Attributes.module.css'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'

/** What products of the main category are described by (R44). A category without attributes shows nothing. */
export function Attributes() {
  const form = useForm()
  const { i18n } = useLingui()
  const attributes = usePart(shownAttributes)
  const loading = useSelector(form, (snapshot) => snapshot.matches({ form: { attributes: 'loading' } }))
  const failed = useSelector(form, (snapshot) => snapshot.matches({ form: { attributes: 'failed' } }))
  const failure = usePart(({ attributesFailure }) => attributesFailure)
  if (!loading && !failed && attributes.length === 0) return null
  return (
    <Section title={i18n._(/*i18n*/ { id: 'product.attributes', message: 'Özellikler' })}>
      <div id="attributes" tabIndex={-1} className={styles.fields} aria-busy={loading || undefined}>
        {failed && failure && (
          <ErrorState
            title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
            onRetry={() => form.send({ type: 'RETRY_ATTRIBUTES' })}
          />
        )}
        {loading && [0, 1].map((row) => <SkeletonLine key={row} width="60%" height={32} />)}
        {!loading && attributes.map((one) => <AttributeField key={one.id} attribute={one} />)}
      </div>
    </Section>
  )
}

function AttributeField({ attribute: { id, name, values } }: { attribute: Attribute }) {
  const form = useForm()
  const index = usePart(({ draft }) => draft.attributes.findIndex((one) => one.attribute_id === id))
  const given = usePart(({ draft }) => draft.attributes.find((one) => one.attribute_id === id) ?? null)
  const set = (attribute_value_id: number | null, value: string) =>
    form.send({ type: 'SET_ATTRIBUTE', attribute_id: id, attribute_value_id, value })
  const choices = values.map((one) => ({ value: one.id, label: one.name }))
  const place = `attributes.${index < 0 ? `new${id}` : index}`
  return (
    <FormField path={`${place}.value`} also={[`${place}.attribute_value_id`, `${place}.attribute_id`]} label={name}>
      {values.length > 0 ? (
        <Combobox
          choices={choices}
          selected={choices.find((one) => one.value === given?.attribute_value_id) ?? null}
          onSelect={(choice) => set(choice?.value ?? null, '')}
          clearable
        />
      ) : (
        <TextInput value={given?.value ?? ''} onChange={(value) => set(null, value)} />
      )}
    </FormField>
  )
}
