import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Option } from '#api/contract/catalog/catalogue.ts'
import { gate } from '#api/registry/gate.ts'
import { Swatch } from '#screens/platform/gallery/Swatch.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Field } from '#ui/Field.tsx'
import { MultiCombobox } from '#ui/MultiCombobox.tsx'
import { useForm, usePart } from './form-actor.ts'
import styles from './Generator.module.css'
import { GeneratorPreview } from './GeneratorPreview.tsx'
import { Patterns } from './Patterns.tsx'

/** Makes variants of every combination of the chosen values; those there are stay as they are. */
export function Generator() {
  const form = useForm()
  const { i18n } = useLingui()
  const open = useSelector(form, (snapshot) => snapshot.matches({ form: { work: { editing: 'generating' } } }))
  const options = usePart(({ lists }) => lists.options)
  const close = () => form.send({ type: 'CANCEL' })
  return (
    <Dialog
      open={open}
      onClose={close}
      width="wide"
      title={i18n._(/*i18n*/ { id: 'generator.title', message: 'Varyant oluştur' })}
      description={i18n._(
        /*i18n*/ {
          id: 'generator.about',
          message: 'Her seçenekten değer seçin; işaretli kombinasyonlar varyant olur. Var olan varyantlar korunur.',
        },
      )}
      footer={
        <>
          <Button onPress={close}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          <Generate />
        </>
      }
    >
      {options.length === 0 ? (
        <NoOptions />
      ) : (
        <div className={styles.body}>
          <div className={styles.options}>
            <Options options={options} />
            <Patterns act="GENERATE" />
          </div>
          <GeneratorPreview />
        </div>
      )}
    </Dialog>
  )
}

const addOption = '/options/add'

/** Says what is missing, and leads there whoever may add it. */
function NoOptions() {
  const { i18n } = useLingui()
  const mayAdd = gate(addOption, useHolder()).kind === 'open'
  return (
    <EmptyState
      title={i18n._(/*i18n*/ { id: 'generator.no_options', message: 'Mağazada henüz seçenek yok.' })}
      action={
        mayAdd && (
          <ButtonLink href={addOption}>
            {i18n._(/*i18n*/ { id: 'generator.add_option', message: 'Seçenek ekle' })}
          </ButtonLink>
        )
      }
    >
      {i18n._(
        /*i18n*/ {
          id: 'generator.needs_option',
          message: 'Varyantlar beden ya da renk gibi bir seçeneğin değerlerinden oluşur.',
        },
      )}
    </EmptyState>
  )
}

/** The options of the product; those that it has not are asked for, unless it has none. */
function Options({ options }: { options: readonly Option[] }) {
  const { i18n } = useLingui()
  const own = usePart(({ draft }) => draft.selected_options)
  const [all, setAll] = useState(false)
  const others = own.length > 0 ? options.filter(({ id }) => !own.includes(id)) : []
  const first = options.filter((option) => !others.includes(option))
  return (
    <>
      {first.map((option) => (
        <Values key={option.id} option={option} />
      ))}
      {others.length > 0 && (
        <Button variant="link" size="compact" aria-expanded={all} onPress={() => setAll(!all)}>
          {i18n._(
            /*i18n*/ {
              id: 'generator.others',
              message: 'Başka seçenek ({count})',
              values: { count: i18n.number(others.length) },
            },
          )}
        </Button>
      )}
      {all && others.map((option) => <Values key={option.id} option={option} />)}
    </>
  )
}

function Values({ option }: { option: Option }) {
  const form = useForm()
  const { i18n } = useLingui()
  const chosen = usePart((one) => one.chosen.find(({ option_id }) => option_id === option.id)?.values ?? none)
  const choices = option.values.map(({ id, name, swatch }) => ({
    value: id,
    label: name,
    ...(swatch ? { mark: <Swatch value={swatch} /> } : {}),
  }))
  const choose = (values: readonly number[]) => form.send({ type: 'CHOOSE_VALUES', option_id: option.id, values })
  const all = chosen.length === choices.length
  return (
    <Field
      name={`generator.${option.id}`}
      label={option.name}
      aside={
        <Button variant="link" size="compact" onPress={() => choose(all ? [] : choices.map(({ value }) => value))}>
          {all
            ? i18n._(/*i18n*/ { id: 'generator.none', message: 'Hiçbiri' })
            : i18n._(/*i18n*/ { id: 'generator.all', message: 'Tümü' })}
        </Button>
      }
    >
      <MultiCombobox
        choices={choices}
        selected={choices.filter(({ value }) => chosen.includes(value))}
        onSelect={(values) => choose(values.map(({ value }) => value))}
      />
    </Field>
  )
}

const none: readonly number[] = []

function Generate() {
  const form = useForm()
  const { i18n } = useLingui()
  return (
    <Act actor={form} event={{ type: 'GENERATE' }} variant="primary">
      {i18n._(/*i18n*/ { id: 'generator.generate', message: 'Oluştur' })}
    </Act>
  )
}
