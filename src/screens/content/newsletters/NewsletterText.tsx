import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Newsletter, Newsletters } from '#api/contract/content/newsletters.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import { newsletterPlaceholders, newsletterTitleLabel } from '#api/rules/content/newsletters.ts'
import { longestMailText, mailTextLabels } from '#api/rules/platform/mail-templates.ts'
import { Placeholders, TemplateArea } from '#screens/content/templates/TemplateArea.tsx'
import { TemplateTabs } from '#screens/content/templates/TemplateTabs.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { useTemplateForm } from '#screens/content/templates/use-template-form.ts'
import { newsletterFields, newsletterForm } from '#screens/content/wiring/newsletters.ts'
import { ShortField, type ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { Section } from '#ui/Section.tsx'
import { DeleteNewsletter } from './DeleteNewsletter.tsx'
import { NewsletterPreview } from './NewsletterPreview.tsx'

interface NewsletterTextProps {
  newsletter: Newsletter
  values: Newsletters['values']
  onChanged: () => void
}

const labels = {
  title: newsletterTitleLabel,
  ...Object.fromEntries(
    panelLanguages.flatMap((language) =>
      Object.entries(mailTextLabels).map(([part, says]) => [`${language}.${part}`, says] as const),
    ),
  ),
}

/** The words of a newsletter in every language, and beside them how it looks. */
export function NewsletterText({ newsletter, values, onChanged }: NewsletterTextProps) {
  const form = useActorRef(newsletterForm, { input: { fields: newsletterFields(newsletter) } })
  useTemplateForm(form)
  const saved = useEffectEvent(onChanged)
  useEffect(() => {
    const hearing = form.on('sent', () => saved())
    return () => hearing.unsubscribe()
  }, [form])
  return (
    <div className={styles.page}>
      <Section
        title={newsletter.title}
        actions={<DeleteNewsletter newsletter={newsletter} onDeleted={onChanged} />}
        place="newsletter"
      >
        <TemplateTabs form={form} labels={labels} words={(language) => <Words form={form} language={language} />}>
          <ShortField actor={form} name="title" label={newsletterTitleLabel} />
        </TemplateTabs>
      </Section>
      <div>
        <NewsletterPreview form={form} id={newsletter.id} values={values} />
      </div>
    </div>
  )
}

function Words({ form, language }: { form: ShortFormActor; language: PanelLanguage }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.words}>
      <ShortField actor={form} name={`${language}.subject`} label={mailTextLabels.subject} />
      <TemplateArea
        form={form}
        name={`${language}.content`}
        label={mailTextLabels.content}
        rows={12}
        longest={longestMailText.content}
      />
      <Placeholders form={form} name={`${language}.content`} takes={newsletterPlaceholders} />
      <TemplateArea
        form={form}
        name={`${language}.footer`}
        label={mailTextLabels.footer}
        rows={3}
        longest={longestMailText.footer}
        hint={i18n._(
          /*i18n*/ {
            id: 'newsletters.footer_hint',
            message:
              'Mağazanın adresini ve iletişim bilgilerini yazın; abonelikten çıkma bağlantısı bunun altına gelir.',
          },
        )}
      />
    </div>
  )
}
