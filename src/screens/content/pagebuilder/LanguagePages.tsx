import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { PageDesign } from '#api/contract/content/page-builder.ts'
import { blocksIn, isUnsaved, layoutIn, untranslatedOf } from '#machines/content/page-builder/page-builder.context.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Badge } from '#ui/Badge.tsx'
import { CopyIcon } from '#ui/icons.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { AddBlock } from './AddBlock.tsx'
import { Blocks } from './Blocks.tsx'
import type { BuilderActor } from './builder-actor.ts'
import styles from './pagebuilder.module.css'

interface LanguagePagesProps {
  actor: BuilderActor
  design: PageDesign
}

/** The page of each language, with what is not translated yet. */
export function LanguagePages({ actor, design: { languages } }: LanguagePagesProps) {
  const { i18n } = useLingui()
  const language = useSelector(actor, ({ context }) => context.language)
  const drafts = useSelector(actor, ({ context }) => context.drafts)
  return (
    <Tabs
      label={i18n._(words.languages)}
      value={String(language)}
      onChange={(id) => actor.send({ type: 'SHOW_LANGUAGE', language: Number(id) })}
      tabs={languages.map(({ id, name }) => {
        const complete = (drafts[id] ?? []).length > 0 && untranslatedOf(drafts, id).size === 0
        return {
          value: String(id),
          label: name,
          complete,
          panel: <PageOfLanguage actor={actor} languages={languages} />,
        }
      })}
    />
  )
}

function PageOfLanguage({ actor, languages }: { actor: BuilderActor; languages: PageDesign['languages'] }) {
  const { i18n } = useLingui()
  const language = useSelector(actor, ({ context }) => context.language)
  const isEmpty = useSelector(actor, ({ context }) => blocksIn(context).length === 0)
  return (
    <div className={styles.language}>
      <PublicationState actor={actor} />
      <Blocks actor={actor} />
      {isEmpty && <p className={styles.quiet}>{i18n._(words.empty)}</p>}
      <AddBlock actor={actor} />
      <div className={styles.acts}>
        {languages
          .filter(({ id }) => id !== language)
          .map(({ id, name }) => (
            <Act key={id} actor={actor} event={{ type: 'COPY_FROM', language: id }} icon={CopyIcon}>
              {i18n._({ ...words.copy, values: { language: name } })}
            </Act>
          ))}
      </div>
    </div>
  )
}

/** What visitors see of it now and later, and whether the draft is saved. */
function PublicationState({ actor }: { actor: BuilderActor }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const layout = useSelector(actor, ({ context }) => layoutIn(context))
  const unsaved = useSelector(actor, ({ context }) => isUnsaved(context, context.language))
  if (!layout) return null
  const { version, published, published_at, scheduled_for } = layout
  const says = (one: typeof words.unpublished, values = {}) => i18n._({ ...one, values })
  return (
    <p className={styles.standing} role="status">
      {published_at ? (
        <Badge tone="grass">{says(words.since, { at: format.moment(published_at) })}</Badge>
      ) : (
        <Badge>{says(words.unpublished)}</Badge>
      )}
      {published !== null && published !== version && <Badge tone="amber">{says(words.newer)}</Badge>}
      {scheduled_for && <Badge tone="accent">{says(words.comes, { at: format.moment(scheduled_for) })}</Badge>}
      {unsaved && <Badge tone="amber">{says(words.unsaved)}</Badge>}
    </p>
  )
}

const words = {
  languages: /*i18n*/ { id: 'pagebuilder.languages', message: 'Diller' },
  empty: /*i18n*/ { id: 'pagebuilder.no_blocks', message: 'Bu dilde henüz blok yok. Aşağıdan bir blok ekleyin.' },
  copy: /*i18n*/ { id: 'pagebuilder.copy_from', message: 'Eksik blokları {language} dilinden al' },
  unpublished: /*i18n*/ { id: 'pagebuilder.unpublished', message: 'Yayında değil' },
  since: /*i18n*/ { id: 'pagebuilder.since', message: '{at} tarihinden beri yayında' },
  newer: /*i18n*/ { id: 'pagebuilder.newer', message: 'Taslak yayındakinden yeni' },
  comes: /*i18n*/ { id: 'pagebuilder.comes', message: '{at} tarihinde yayına girecek.' },
  unsaved: /*i18n*/ { id: 'pagebuilder.unsaved', message: 'Kaydedilmedi' },
}
