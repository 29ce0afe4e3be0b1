import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useLocation, useParams } from 'wouter'
import { resources } from '#api/registry/resources.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import { editPath, type Resource } from '#api/resources/platform/resource.ts'
import { hasUnsaved } from '#machines/platform/record-form/record-form.context.ts'
import { copyForm, copyState } from '#screens/content/wiring/working-copies.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { ConflictDialog } from '#screens/platform/records/ConflictDialog.tsx'
import { FormBar } from '#screens/platform/records/FormBar.tsx'
import { FormFields } from '#screens/platform/records/FormFields.tsx'
import { RecordMissing, RecordUnreachable } from '#screens/platform/records/FormStates.tsx'
import formStyles from '#screens/platform/records/form.module.css'
import { GoneDialog } from '#screens/platform/records/GoneDialog.tsx'
import { useFormParts } from '#screens/platform/records/use-form-parts.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CopyActions } from './CopyActions.tsx'
import { CopyNote } from './CopyNote.tsx'
import { useCopySaved } from './use-copy-saved.ts'

/** A page or a post, written beside what visitors see of it until that is published: `/pages/copy/:id`, `/blogs/copy/:id`. */
export default function CopyPage() {
  const { id } = useParams<{ id: string }>()
  const [path] = useLocation()
  const of = path.startsWith('/blogs') ? 'blogs' : 'pages'
  return <CopyOf key={`${of} ${id}`} of={of} id={Number(id)} />
}

function CopyOf({ of, id }: { of: 'pages' | 'blogs'; id: number }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const [, go] = useLocation()
  const resource = resources[of] as unknown as Resource
  const written = useMemo(() => ({ ...resource, fields: fieldsOfCopy(resource) }), [resource])
  const actor = useActorRef(copyForm, { input: { resource: of, id, holder } })
  const stands = useActorRef(copyState, { input: { query: { of, id } } })
  const state = useSelector(stands, ({ context }) => context.data)
  const place = useSelector(actor, ({ value }) => value)
  const format = useFormats()
  const at = state?.copy?.publish_at
  const name = useSelector(actor, ({ context }) => nameIn(resource, context.original, ...context.languages))
  const unsaved = useSelector(actor, ({ context }) => hasUnsaved(context))
  const gone = useSelector(actor, ({ context }) => context.refused)
  const parts = useFormParts(actor, resource)
  useUnsavedGuard(() => hasUnsaved(actor.getSnapshot().context))
  useCopySaved(actor, stands)
  const conflict = place === 'conflict'
  useEffect(() => {
    // Whoever it was, the copy stands otherwise than when it was opened.
    if (conflict) stands.send({ type: 'REFRESH' })
  }, [conflict, stands])
  if (place === 'missing') return <RecordMissing list={`/${of}`} title={i18n._(resource.title)} />
  const opened = place !== 'opening' && place !== 'unreachable'
  const brings = at
    ? i18n._(
        /*i18n*/ {
          id: 'content.copy_goes_out',
          message: 'Kaydedilen, kopyayla {at} tarihinde yayınlanır.',
          values: { at: format.moment(at) },
        },
      )
    : undefined
  const title = i18n._(/*i18n*/ { id: 'content.copy_title', message: '{name}: çalışma kopyası', values: { name } })
  return (
    <Page
      title={name ? title : undefined}
      actions={
        opened && (
          <CopyActions
            // What they judge is known to them from their beginning on.
            key={JSON.stringify([state?.copy?.version, state?.copy?.publish_at, state?.record_version, unsaved])}
            {...{ of, id, name, state, unsaved }}
            onStale={() => stands.send({ type: 'REFRESH' })}
            onOver={() => {
              actor.send({ type: 'REVERT' })
              go(editPath(resource, id))
            }}
          />
        )
      }
    >
      {place === 'opening' && <Skeleton shape="form" rows={4} />}
      {place === 'unreachable' && <RecordUnreachable actor={actor} />}
      {opened && (
        <div className={formStyles.form}>
          <CopyNote of={of} id={id} actor={stands} />
          <FormFields actor={actor} resource={written} parts={parts} />
          <FormBar actor={actor} resource={resource} parts={parts} brings={brings} />
          <ConflictDialog
            actor={actor}
            resource={resource}
            says={gone.length > 0 ? sentencesOf(i18n, gone) : undefined}
          />
          <GoneDialog actor={actor} list={`/${of}`} />
        </div>
      )}
    </Page>
  )
}

/** Whether and since when visitors see it is said of the record alone. */
function fieldsOfCopy({ fields }: Resource): Resource['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== 'status' && key !== 'publish_date'))
}
