import { useActorRef, useSelector } from '@xstate/react'
import { useLocation, useSearch } from 'wouter'
import type { Actor } from 'xstate'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { fixedAt, matchRoute } from '#api/registry/routes.ts'
import type { Act, Resource } from '#api/resources/platform/resource.ts'
import { type Holder, permits } from '#api/rules/platform/session.ts'
import type { ListQuery } from '#machines/platform/record-list/record-list.context.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { queryIn } from './address.ts'
import { addressNow, useListMemory } from './list-left.ts'
import { useListAddress } from './use-list-address.ts'
import { useListWalk } from './use-list-walk.ts'

/** A list that somebody has open. */
export interface OpenList {
  readonly actor: Actor<typeof recordListMachine>
  readonly resource: Resource
  readonly holder: Holder
  /** What its holder may do, as far as their codes go. */
  readonly may: Readonly<Record<Act, boolean>>
  /** What its address asks of it. */
  readonly query: ListQuery
  /** Filters that the screen itself has. */
  readonly fixed: Readonly<Record<string, string>>
  /** How many records there are; `undefined` until that is known. */
  readonly total: number | undefined
}

/** Opens a list as its address asks, with what was selected when it was left; the page's own filters narrow it without being named there, and `machine` has its own calls. */
export function useOpenList(name: ListName, machine: typeof recordList = recordList): OpenList {
  const resource = listNamed(name)
  const holder = useHolder()
  const [path] = useLocation()
  const query = queryIn(resource, useSearch())
  const place = matchRoute(path)
  const fixed = place ? fixedAt(place) : undefined
  const memory = useListMemory()
  const address = addressNow(resource, query)
  const actor = useActorRef(machine, {
    input: {
      ...{ resource: name, holder, query, ...(fixed ? { fixed } : {}) },
      ...{ selected: memory.leftAt(address).selected, shown: memory.shownAt(address) },
    },
  })
  useListAddress(actor, resource)
  useListWalk(actor)
  const total = useSelector(actor, ({ context }) => (context.rows ? context.total : undefined))
  const { codes } = resource
  const may = {
    list: permits(holder, codes.list),
    view: permits(holder, codes.view),
    add: permits(holder, codes.add),
    edit: permits(holder, codes.edit),
    delete: permits(holder, codes.delete),
  }
  return { actor, resource, holder, may, query, fixed: fixed ?? {}, total }
}
