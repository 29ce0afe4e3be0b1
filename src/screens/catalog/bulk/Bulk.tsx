import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import type { BulkChoice } from '#api/contract/catalog/bulk.ts'
import { bulk } from '#screens/catalog/wiring/bulk.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { Choosing } from './Choosing.tsx'
import { useSentChoice } from './choice.ts'
import { DryRun } from './DryRun.tsx'
import { useJobBegun } from './use-job-begun.ts'

/** Changing or deleting many products: which, what, what would come of each, and then the job (rules R58, R192, D19). */
export default function Bulk() {
  const choice = useSentChoice(useSearch()) as BulkChoice | null
  const list = useOpenList('products')
  const actor = useActorRef(bulk, { input: { holder: list.holder, choice } })
  const value = useSelector(actor, (snapshot) => snapshot.value)
  useJobBegun(actor)
  const back = () => {
    const { ids } = actor.getSnapshot().context.choice
    // What was chosen stays chosen, also where another list sent it: the whole list is never meant in its place.
    if (ids) list.actor.send({ type: 'SELECT', ids, on: true })
    actor.send({ type: 'CANCEL' })
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
      <DryRun actor={actor} />
    </Page>
  )
}
