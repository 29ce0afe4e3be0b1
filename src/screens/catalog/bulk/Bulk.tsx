import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import type { BulkChoice } from '#api/contract/catalog/bulk.ts'
import { products } from '#api/listings/catalog/products.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { bulk } from '#screens/catalog/wiring/bulk.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { queryIn } from '#screens/platform/records/address.ts'
import { addressNow, leftAt } from '#screens/platform/records/list-left.ts'
import { useListAddress } from '#screens/platform/records/use-list-address.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { Choosing } from './Choosing.tsx'
import { useSentChoice } from './choice.ts'
import { useJobBegun } from './use-job-begun.ts'
import { Verdict } from './Verdict.tsx'

const resource = products as unknown as Resource

/** Changing or deleting many products: which, what, what would come of each, and then the job (rules R58, R192, D19). */
export default function Bulk() {
  const holder = useHolder()
  const search = useSearch()
  const choice = useSentChoice(search) as BulkChoice | null
  const query = queryIn(resource, search)
  const { selected } = leftAt(addressNow(resource, query))
  const list = useActorRef(recordList, { input: { resource: 'products', holder, query, selected } })
  const actor = useActorRef(bulk, { input: { holder, choice } })
  const value = useSelector(actor, (snapshot) => snapshot.value)
  useListAddress(list, resource)
  useJobBegun(actor)
  const back = () => {
    const { ids } = actor.getSnapshot().context.choice
    // What was chosen stays chosen, also where another list sent it: the whole list is never meant in its place.
    if (ids) list.send({ type: 'SELECT', ids, on: true })
    actor.send({ type: 'BACK' })
  }
  if (value === 'choosing')
    return (
      <Page wide>
        <Choosing actor={actor} list={list} />
      </Page>
    )
  if (value === 'changing')
    return (
      <Page>
        <ChangeForm actor={actor} onBack={back} />
      </Page>
    )
  return (
    <Page wide>
      <Verdict actor={actor} />
    </Page>
  )
}
