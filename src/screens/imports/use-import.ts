import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { Actor } from 'xstate'
import type { ImportKind } from '#api/contract/imports.ts'
import type { importMachine } from '#machines/import/import.machine.ts'
import { importsFrom } from '#screens/wiring/imports.ts'
import { newShelf } from '#screens/wiring/shelf.ts'

export type ImportActor = Actor<typeof importMachine>

/** The file that is taken in on this page. */
export function useImport(kind: ImportKind) {
  const [shelf] = useState(newShelf)
  const [machine] = useState(() => importsFrom(shelf))
  const actor: ImportActor = useActorRef(machine, { input: { kind } })
  return { actor, shelf }
}
