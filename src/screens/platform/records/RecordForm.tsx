import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import type { Actor, ActorRefFrom } from 'xstate'
import type { ListName } from '#api/registry/lists.ts'
import type { ResourceName } from '#api/registry/resources.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import { type Draft, editPath, type Resource } from '#api/resources/platform/resource.ts'
import { idIn } from '#api/rules/platform/ids.ts'
import { hasUnsaved } from '#machines/platform/record-form/record-form.context.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { aids } from '#screens/aids.ts'
import { cards, cardsWithFields } from '#screens/cards.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { HistoryButton } from '#screens/platform/history/HistoryButton.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordForm } from '#screens/platform/wiring/records.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { askedReturn } from './asked-return.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormBar } from './FormBar.tsx'
import { FormFields } from './FormFields.tsx'
import { RecordMissing, RecordUnreachable } from './FormStates.tsx'
import styles from './form.module.css'
import { GoneDialog } from './GoneDialog.tsx'
import { Neighbours } from './Neighbours.tsx'
import { useAfterSave } from './use-after-save.ts'
import { useFormParts } from './use-form-parts.tsx'
import { useResource } from './use-resource.ts'

const MissingTextsCard = lazy(async () => ({
  default: (await import('#screens/platform/languages/MissingTextsCard.tsx')).MissingTextsCard,
}))
const ConnectionCard = lazy(async () => ({
  default: (await import('#screens/platform/connections/ConnectionCard.tsx')).ConnectionCard,
}))

/** What a card beside the form of one record is told. */
interface CardProps {
  id: number
  /** Something is typed that is not saved. */
  unsaved: boolean
}

interface RecordFormProps {
  /** Stands with the fields of a record that is stored. */
  Beside?: ComponentType<CardProps>
}

/** The form of a resource: `/brands/add`, `/brands/edit/:id`. */
export default function RecordForm({ Beside }: RecordFormProps = {}) {
  const { id } = useParams<{ id?: string }>()
  const [times, again] = useState(0)
  const reverted = useCallback(() => again((before) => before + 1), [])
  return (
    <FormOf key={times} resource={useResource()} id={id ? Number(id) : null} onReverted={reverted} Beside={Beside} />
  )
}

interface FormOfProps {
  resource: Resource
  id: number | null
  /** The form begins afresh. */
  onReverted: () => void
  Beside: ComponentType<CardProps> | undefined
}

function FormOf({ resource, id, onReverted, Beside }: FormOfProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const [, navigate] = useLocation()
  const search = useSearch()
  const given = givenIn(resource, search)
  const actor = useActorRef(recordForm, { input: { resource: resource.name as ResourceName, id, holder, given } })
  const { state, name } = useSelector(
    actor,
    ({ value, context }) => ({ state: value, name: nameIn(resource, context.original, ...context.languages) }),
    (one, other) => one.name === other.name && JSON.stringify(one.state) === JSON.stringify(other.state),
  )
  const parts = useFormParts(actor, resource)
  useUnsavedGuard(() => hasUnsaved(actor.getSnapshot().context))
  // A page that asks for a new record has it lead back there; otherwise a tree shows where the new one lies.
  // A new language says at once what is still to be written in it.
  const onAdded = (added: number) =>
    navigate(
      askedReturn(search) ??
        (resource.language
          ? editPath(resource, added)
          : `/${resource.name}${isTree(resource) ? `?open=${added}` : ''}`),
    )
  useAfterSave(actor, { onAdded, onReverted })
  const opened = state !== 'opening' && state !== 'unreachable'
  if (state === 'missing') return <RecordMissing list={`/${resource.name}`} title={i18n._(resource.title)} />
  return (
    <Page
      title={id === null ? undefined : name || undefined}
      actions={
        id !== null && (
          <>
            <Neighbours list={resource.name as ListName} id={id} />
            {opened && resource.history && <HistoryButton actor={actor} resource={resource} parts={parts} />}
          </>
        )
      }
    >
      {state === 'opening' && <Skeleton shape="form" rows={4} />}
      {state === 'unreachable' && <RecordUnreachable actor={actor} />}
      {opened && (
        <div className={styles.form}>
          <FormFields actor={actor} resource={resource} parts={parts} />
          <AidOf actor={actor} resource={resource} />
          {resource.language && <MissingTextsOf actor={actor} field={resource.language} />}
          {resource.connection && <ConnectionOf actor={actor} resource={resource} />}
          <CardOf actor={actor} resource={resource} />
          {Beside && <BesideOf actor={actor} Card={Beside} />}
          <FormBar actor={actor} resource={resource} parts={parts} />
          <ConflictDialog actor={actor} resource={resource} />
          <GoneDialog actor={actor} list={`/${resource.name}`} />
        </div>
      )}
    </Page>
  )
}

/** What helps to fill the form, beyond its fields. */
function AidOf({ actor, resource }: { actor: Actor<typeof recordFormMachine>; resource: Resource }) {
  const Aid = aids[resource.name as ResourceName]
  return Aid ? (
    <Suspense>
      <Aid actor={actor} />
    </Suspense>
  ) : null
}

/** How the connection stands as it is stored: each save asks anew. */
function ConnectionOf({ actor, resource }: { actor: ActorRefFrom<typeof recordForm>; resource: Resource }) {
  const id = useSelector(actor, ({ context }) => context.id)
  const version = useSelector(actor, ({ context }) => context.version)
  const unsaved = useSelector(actor, ({ context }) => hasUnsaved(context))
  const adapter = useSelector(actor, ({ context }) => String(context.original.adapter ?? ''))
  if (id === null) return null
  return (
    <Suspense fallback={<Skeleton shape="form" rows={1} />}>
      <ConnectionCard key={version} resource={resource} id={id} unsaved={unsaved} adapter={adapter} />
    </Suspense>
  )
}

/** What belongs to a stored record and is no field of it. Each save asks anew. */
function CardOf({ actor, resource }: { actor: ActorRefFrom<typeof recordForm>; resource: Resource }) {
  const id = useSelector(actor, ({ context }) => context.id)
  const version = useSelector(actor, ({ context }) => context.version)
  const original = useSelector(actor, ({ context }) => context.original)
  const unsaved = useSelector(actor, ({ context }) => hasUnsaved(context))
  const name = resource.name as ResourceName
  const Card = cards[name]
  if (!Card || id === null || version === null) return null
  return (
    <Suspense fallback={<Skeleton shape="form" rows={2} />}>
      <Card
        key={cardsWithFields.includes(name) ? id : version}
        id={id}
        version={version}
        stored={original}
        unsaved={unsaved}
      />
    </Suspense>
  )
}

/** What else is known of the record as it is stored: each save asks anew. */
function BesideOf({ actor, Card }: { actor: ActorRefFrom<typeof recordForm>; Card: ComponentType<CardProps> }) {
  const id = useSelector(actor, ({ context }) => context.id)
  const version = useSelector(actor, ({ context }) => context.version)
  const unsaved = useSelector(actor, ({ context }) => hasUnsaved(context))
  return id === null ? null : <Card key={version} id={id} unsaved={unsaved} />
}

/** What is still to be written in a language that is stored and on. */
function MissingTextsOf({ actor, field }: { actor: ActorRefFrom<typeof recordForm>; field: string }) {
  const language = useSelector(actor, ({ context: { id, original } }) =>
    id !== null && original.status === 1 ? Number(original[field]) : null,
  )
  if (language === null) return null
  return (
    <Suspense fallback={<Skeleton shape="form" rows={2} />}>
      <MissingTextsCard key={language} language={language} />
    </Suspense>
  )
}

function isTree({ fields }: Resource): boolean {
  return Object.values(fields).some((field) => field.kind === 'reference' && field.parent)
}

/** What the address gives a new record: the ids of its references, such as `?parent_id=5`. */
function givenIn(resource: Resource, search: string): Draft {
  return Object.fromEntries(
    [...new URLSearchParams(search)].flatMap(([key, value]) => {
      const id = resource.fields[key]?.kind === 'reference' ? idIn(value) : null
      return id === null ? [] : [[key, id]]
    }),
  )
}
