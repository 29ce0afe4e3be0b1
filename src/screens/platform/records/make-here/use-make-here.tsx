import { useLingui } from '@lingui/react'
import { type ReactNode, Suspense, useContext, useState } from 'react'
import { resourceNamed } from '#api/registry/resources.ts'
import type { ReferenceField } from '#api/resources/platform/field.types.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import { ErrorBoundary } from '#screens/platform/frame/ErrorBoundary.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import type { Choice, MakeHere } from '#ui/choice.ts'
import { FieldScope } from '#ui/field-context.ts'
import { NewRecordContext } from './make-here.ts'

interface Making {
  /** What the combobox offers; nothing to whoever may not add such records. */
  readonly make: MakeHere | undefined
  /** What is being made, to stand beside the combobox. */
  readonly making: ReactNode
  readonly busy: boolean
}

/** What a field points to and nobody has yet is made where it is missed; then it is chosen. What is made so makes nothing itself. */
export function useMakeHere(
  { to, makeHere }: Pick<ReferenceField, 'to' | 'makeHere'>,
  choose: (made: Choice<number>, record: Draft) => void,
): Making {
  const { i18n } = useLingui()
  const holder = useHolder()
  const NewRecord = useContext(NewRecordContext)
  const inside = useContext(FieldScope) !== ''
  const [name, onMake] = useState<string | null>(null)
  const resource = makeHere ? resourceNamed(to) : undefined
  if (!resource || !NewRecord || inside || !permits(holder, resource.codes.add))
    return { make: undefined, making: null, busy: false }
  const says = (name: string) => i18n._(/*i18n*/ { id: 'choices.make', message: '“{name}” ekle', values: { name } })
  const done = () => onMake(null)
  const making = name !== null && (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <NewRecord resource={resource} name={name} onMade={choose} onDone={done} />
      </Suspense>
    </ErrorBoundary>
  )
  return { make: { says, onMake }, making, busy: name !== null }
}
