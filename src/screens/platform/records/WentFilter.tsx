import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { loadChunk } from '#screens/platform/frame/chunk.ts'
import { went } from './address.ts'

// The words of every chart come with it.
const WentChip = lazy(() => loadChunk(() => import('#screens/platform/flow/WentChip.tsx')))

/** Which way the records of a list went: the process map leads here with it, and it can be taken away. */
export function WentFilter({ actor }: { actor: Actor<typeof recordListMachine> }) {
  const value = useSelector(actor, ({ context }) => context.query.filters[went])
  if (value === undefined) return null
  return (
    <Suspense fallback={null}>
      <WentChip value={value} onRemove={() => actor.send({ type: 'FILTER', name: went, value: null })} />
    </Suspense>
  )
}
