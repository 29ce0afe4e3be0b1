import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SectionName } from '#api/registry/sections.ts'
import type { Section as Declared } from '#api/resources/platform/section.ts'
import { hasUnsaved } from '#machines/platform/record-form/record-form.context.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { HistoryButton } from '#screens/platform/history/HistoryButton.tsx'
import { ConflictDialog } from '#screens/platform/records/ConflictDialog.tsx'
import { FormBar } from '#screens/platform/records/FormBar.tsx'
import { FormFields } from '#screens/platform/records/FormFields.tsx'
import { RecordUnreachable } from '#screens/platform/records/FormStates.tsx'
import { useAfterSave } from '#screens/platform/records/use-after-save.ts'
import { useFormParts } from '#screens/platform/records/use-form-parts.tsx'
import { goTo } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { onlyOne, sectionForm } from '#screens/platform/wiring/section-form.ts'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './section.module.css'

/** What shows how a section that is being typed would look. */
export interface LookProps {
  readonly actor: ActorRefFrom<typeof sectionForm>
}

interface SectionFormProps {
  section: Declared
  /** The field that a link leads to. */
  field: string | null
  /** At the right of its title. */
  actions?: ReactNode
  /** Before its fields. */
  first?: ReactNode
  /** Beside its fields. */
  Look?: ComponentType<LookProps> | undefined
  onSaved?: () => void
}

/** One section of the settings with its own save. */
export function SectionForm(props: SectionFormProps) {
  const [times, again] = useState(0)
  const reverted = useCallback(() => again((before) => before + 1), [])
  return <FormOf key={times} {...props} onReverted={reverted} />
}

const nothing = () => {}

function FormOf({
  section,
  field,
  actions,
  first,
  Look,
  onSaved = nothing,
  onReverted,
}: SectionFormProps & { onReverted: () => void }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const input = { resource: section.name as SectionName, id: onlyOne, holder }
  const actor = useActorRef(sectionForm, { input })
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'form'))
  const parts = useFormParts(actor, section)
  useUnsavedGuard(() => hasUnsaved(actor.getSnapshot().context))
  useAfterSave(actor, { onAdded: nothing, onReverted })
  useEffect(
    function tellOfSaves() {
      const hearing = actor.on('saved', onSaved)
      return () => hearing.unsubscribe()
    },
    [actor, onSaved],
  )
  const opened = state !== 'opening' && state !== 'unreachable'
  useEffect(
    function leadToTheField() {
      if (opened && field) goTo(field)
    },
    [opened, field],
  )
  return (
    <Section
      title={i18n._(section.title)}
      description={i18n._(section.says)}
      actions={
        <>
          {opened && <HistoryButton actor={actor} resource={section} parts={parts} />}
          {actions}
        </>
      }
    >
      {first}
      {state === 'opening' && <Skeleton shape="form" rows={4} />}
      {state === 'unreachable' && <RecordUnreachable actor={actor} />}
      {opened && (
        <div className={styles.form}>
          <div className={styles.fields}>
            <div>
              <FormFields actor={actor} resource={section} parts={parts} />
            </div>
            {Look && <Look actor={actor} />}
          </div>
          <FormBar actor={actor} resource={section} parts={parts} />
          <ConflictDialog actor={actor} resource={section} />
        </div>
      )}
    </Section>
  )
}
