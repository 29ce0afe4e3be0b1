import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { panelLanguages } from '#api/contract/platform/languages.ts'
import { contractOf } from '#api/rules/content/contracts.ts'
import { TriedWith } from '#screens/content/templates/TriedWith.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { WidthChoice } from '#screens/content/templates/WidthChoice.tsx'
import { contractFilling, contractTextsIn } from '#screens/content/wiring/contracts.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import own from './contracts.module.css'

const RichTextView = lazy(() => import('#screens/platform/rich-text/RichTextView.tsx'))

/** The contract as it would be written now, with an order of the shop, in every language, at the width of a desk or a phone. */
export function ContractPreview({ form, id }: { form: ShortFormActor; id: number }) {
  const { i18n } = useLingui()
  const [width, setWidth] = useState('phone')
  const values = useActorRef(contractFilling, { input: { query: { id, order: '' } } })
  const { data, failure } = useSelector(values, ({ context }) => context)
  const texts = contractTextsIn(useSelector(form, ({ context }) => context.fields))
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'emails.preview', message: 'Önizleme' })}
      description={i18n._(
        /*i18n*/ {
          id: 'contracts.from_now_on',
          message: 'Değişiklik yeni siparişlere yazılır; verilmiş siparişlerin sözleşmeleri olduğu gibi kalır.',
        },
      )}
    >
      <TriedWith data={data} failure={failure} onTry={(order) => values.send({ type: 'SHOW', query: { id, order } })}>
        <WidthChoice width={width} onWidth={setWidth} />
      </TriedWith>
      {data &&
        panelLanguages.map((language) => {
          const { title, content } = contractOf(texts[language], data[language])
          return (
            <article key={language} lang={language} className={styles.mail} data-width={width}>
              <h3 className={styles.subject}>{title}</h3>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
              <section className={own.text} aria-label={title} tabIndex={0}>
                <Suspense fallback={<Skeleton shape="form" rows={8} />}>
                  <RichTextView html={content} lang={language} />
                </Suspense>
              </section>
            </article>
          )
        })}
    </Section>
  )
}
