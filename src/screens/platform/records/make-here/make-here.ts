import { type ComponentType, createContext } from 'react'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { Choice } from '#ui/choice.ts'

export interface NewRecordProps {
  readonly resource: Resource
  /** What was typed where it was missed. */
  readonly name: string
  readonly onMade: (made: Choice<number>, record: Draft) => void
  /** It was made, or given up. */
  readonly onDone: () => void
}

/** What makes a record in the middle of another form. Its form holds the controls that ask for it, so the frame hands it to them. */
export const NewRecordContext = createContext<ComponentType<NewRecordProps> | null>(null)
