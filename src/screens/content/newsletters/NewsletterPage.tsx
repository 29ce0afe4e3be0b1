import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import { TemplateLoading } from '#screens/content/templates/TemplateLoading.tsx'
import { newsletterList } from '#screens/content/wiring/newsletters.ts'
import { NewsletterList } from './NewsletterList.tsx'
import { NewsletterText } from './NewsletterText.tsx'
import { NoMail } from './NoMail.tsx'
import { Sendings } from './Sendings.tsx'

/** The newsletters of the shop, the words of the one that is open, and what was sent: `/newsletter?template=7`. */
export default function NewsletterPage() {
  const actor = useActorRef(newsletterList, { input: { query: undefined } })
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return (
    <TemplateLoading snapshot={snapshot} onRetry={() => actor.send({ type: 'RETRY' })}>
      {(data) => <Shown data={data} onChanged={() => actor.send({ type: 'REFRESH' })} />}
    </TemplateLoading>
  )
}

function Shown({ data, onChanged }: { data: Newsletters; onChanged: () => void }) {
  const asked = new URLSearchParams(useSearch())
  const opened = Number(asked.get('template'))
  const newsletter = data.rows.find(({ id }) => id === opened)
  return (
    <>
      <NoMail mail={data.mail} />
      <NewsletterList data={data} opened={opened} onChanged={onChanged} />
      {newsletter && (
        <NewsletterText key={newsletter.id} newsletter={newsletter} values={data.values} onChanged={onChanged} />
      )}
      <Sendings data={data} opened={Number(asked.get('sending'))} />
    </>
  )
}
