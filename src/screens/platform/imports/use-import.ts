import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import type { ImportKind } from '#api/contract/platform/imports.ts'
import type { importMachine } from '#machines/platform/import/import.machine.ts'
import { newFileCache } from '#screens/platform/wiring/file-cache.ts'
import { importsFrom } from '#screens/platform/wiring/imports.ts'

export type ImportActor = Actor<typeof importMachine>

/** The file that is taken in on this page: a new one, or the one with this id. */
export function useImport(kind: ImportKind, id: string | null) {
  const [fileCache] = useState(newFileCache)
  const [machine] = useState(() => importsFrom(fileCache))
  const begun = /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : undefined
  const actor: ImportActor = useActorRef(machine, { input: { kind, id: begun } })
  return { actor, fileCache }
}

/** Keeps the address line at the file that is worked on, so that a reload and another device find it. */
export function useImportAddress(actor: ImportActor): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const write = () => {
      const { id, kind, staged } = actor.getSnapshot().context
      const file = staged?.id ?? id
      const next = file ? `?id=${file}` : `?kind=${kind}`
      if (location.pathname === '/imports' && location.search !== next)
        navigate(`${location.pathname}${next}`, { replace: true })
    }
    const hearing = actor.subscribe(write)
    return () => hearing.unsubscribe()
  }, [actor, navigate])
}
