import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Resource } from '#api/resources/platform/resource.ts'
import { stale } from '#api/rules/platform/records.ts'
import type { Difference } from '#machines/platform/record-form/merge.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { ConflictParts } from '#screens/platform/conflict/ConflictParts.tsx'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ChangedValue } from './ChangedValue.tsx'

interface ConflictDialogProps {
  actor: Actor<typeof recordFormMachine>
  resource: Resource
  /** What happened, where somebody's save says too little of it. */
  says?: string | undefined
}

/** Somebody else saved the record meanwhile (rule D5): who and when, and whose value stays, field by field. */
export function ConflictDialog({ actor, resource, says }: ConflictDialogProps) {
  const { i18n } = useLingui()
  const { context, open } = useSelector(
    actor,
    (snapshot) => ({ context: snapshot.context, open: snapshot.matches('conflict') }),
    (one, other) => one.context === other.context && one.open === other.open,
  )
  const back = () => actor.send({ type: 'BACK' })
  const { changedBy, languageNames } = context
  return (
    <Dialog
      open={open}
      onClose={back}
      width="wide"
      title={i18n._(/*i18n*/ { id: 'records.conflict', message: 'Kayıt bu arada değişti' })}
      description={open ? (says ?? sentenceOf(i18n, { id: stale.id, about: changedBy })) : undefined}
      footer={
        <>
          <Button onPress={back}>{i18n._(/*i18n*/ { id: 'records.back', message: 'Forma dön' })}</Button>
          <Button onPress={() => actor.send({ type: 'TAKE_THEIRS' })}>
            {i18n._(/*i18n*/ { id: 'records.take_theirs', message: 'Benimkinden vazgeç' })}
          </Button>
          <Act actor={actor} event={{ type: 'MERGE' }} variant="primary">
            {i18n._(/*i18n*/ { id: 'records.merge', message: 'Birleştir ve kaydet' })}
          </Act>
        </>
      }
    >
      {open && (
        <ConflictParts
          compared={context}
          choices={context.choices}
          user={String(changedBy.user ?? '')}
          nameOf={(part) => nameOf(i18n, resource, part, languageNames)}
          format={(part, value) => <Value resource={resource} part={part} value={value} />}
          onChoose={(path, side) => actor.send({ type: 'CHOOSE', path, side })}
        />
      )}
    </Dialog>
  )
}

/** `Marka adı · English`, `Değerler: S`, `Değerler: sıra`. */
function nameOf(
  i18n: I18n,
  resource: Resource,
  { path, field: key, row, sides }: Difference,
  languageNames: Readonly<Record<number, string>>,
): string {
  const declared = resource.fields[key]
  if (!declared) return path
  const [, name = '', text = ''] = path.split('.')
  if (declared.kind === 'translations') {
    const label = i18n._(declared.texts[text]?.label ?? declared.label)
    return [label, languageNames[Number(name)]].filter(Boolean).join(' · ')
  }
  const label = i18n._(declared.label)
  const isOrder = !row && !sides.includes('both') && name === 'order'
  return isOrder ? `${label} · ${i18n._(/*i18n*/ { id: 'conflict.order', message: 'Sıra' })}` : label
}

function Value({ resource, part, value }: { resource: Resource; part: Difference; value: unknown }) {
  const declared = resource.fields[part.field]
  const text = part.path.split('.')[2] ?? ''
  const field = declared?.kind === 'translations' ? declared.texts[text] : declared
  if (!field) return null
  return <ChangedValue field={field} value={part.row ? [value].filter((row) => row !== undefined) : value} />
}
