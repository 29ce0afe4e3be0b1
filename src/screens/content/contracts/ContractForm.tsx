import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { Contract } from '#api/contract/content/contracts.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import {
  contractPlaceholders,
  contractTakes,
  contractTextLabels,
  longestContractText,
} from '#api/rules/content/contracts.ts'
import { lengthOf } from '#api/rules/platform/fold.ts'
import { PlaceholderButtons } from '#screens/content/templates/PlaceholderButtons.tsx'
import { TemplateTabs } from '#screens/content/templates/TemplateTabs.tsx'
import styles from '#screens/content/templates/templates.module.css'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextInput } from '#ui/TextInput.tsx'

const RichText = lazy(() => import('#screens/platform/rich-text/RichText.tsx'))

interface ContractFormProps {
  form: ShortFormActor
  contract: Contract
}

const labels = Object.fromEntries(
  panelLanguages.flatMap((language) =>
    Object.entries(contractTextLabels).map(([part, says]) => [`${language}.${part}`, says] as const),
  ),
)
const takes = contractTakes.map((name) => [name, contractPlaceholders[name]] as const)

/** The texts of the contract, a language at a time, and what may be put into them. */
export function ContractForm({ form, contract }: ContractFormProps) {
  return (
    <TemplateTabs
      form={form}
      labels={labels}
      words={(language) => <Words key={language} form={form} contract={contract} language={language} />}
    />
  )
}

function Words({ form, contract, language }: ContractFormProps & { language: PanelLanguage }) {
  const { i18n } = useLingui()
  const [title, content] = [`${language}.title`, `${language}.content`] as const
  const set = (field: string) => (text: string) => form.send({ type: 'FILL', field, text })
  const text = useSelector(form, ({ context }) => context.fields)
  const putBack = () => {
    set(title)(contract.built[language].title)
    set(content)(contract.built[language].content)
  }
  const length = lengthOf(text[content] ?? '')
  const written = /*i18n*/ {
    id: 'contracts.length',
    message: '{length} / {most} karakter, biçimiyle birlikte',
    values: { length: i18n.number(length), most: i18n.number(longestContractText.content) },
  }
  return (
    <div className={styles.words}>
      <Field name={title} label={i18n._(contractTextLabels.title)} error={useWrong(form, title)}>
        <TextInput value={text[title] ?? ''} onChange={set(title)} lang={language} />
      </Field>
      <Field
        name={content}
        label={i18n._(contractTextLabels.content)}
        hint={i18n._(written)}
        error={useWrong(form, content)}
      >
        <Suspense fallback={<Skeleton shape="form" rows={8} />}>
          <RichText
            value={text[content] ?? ''}
            onChange={set(content)}
            lang={language}
            offers={(insert) => <PlaceholderButtons takes={takes} onInsert={insert} />}
          />
        </Suspense>
      </Field>
      <div>
        <Button variant="plain" onPress={putBack}>
          {i18n._(/*i18n*/ { id: 'emails.put_back', message: 'Hazır metni geri getir' })}
        </Button>
      </div>
    </div>
  )
}

/** What stands in the way of a field, told at once under it. */
function useWrong(form: ShortFormActor, name: string): string[] {
  const { i18n } = useLingui()
  return useRefusals(form, { type: 'SUBMIT' })
    .filter(({ at }) => at?.includes(name))
    .map((refusal) => sentenceOf(i18n, refusal))
}
