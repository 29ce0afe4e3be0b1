import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import { TemplateLoading } from '#screens/content/templates/TemplateLoading.tsx'
import { newsletters } from '#screens/content/wiring/newsletters.ts'
import { NewsletterList } from './NewsletterList.tsx'
import { NewsletterText } from './NewsletterText.tsx'
import { NoMail } from './NoMail.tsx'
import type { NewsletterActor } from './newsletter-actor.ts'
import { Sendings } from './Sendings.tsx'

/** The newsletters of the shop, the words of the one that is open, and what was sent: `/newsletter?template=7`. */
export default function NewsletterPage() {
  const desk = useActorRef(newsletters)
  const data = useSelector(desk, ({ context }) => context.newsletters)
  const failure = useSelector(desk, ({ value, context }) => (value === 'unreachable' ? context.failure : null))
  const value = failure ? 'failed' : 'shown'
  return (
    <TemplateLoading snapshot={{ value, context: { data, failure } }} onRetry={() => desk.send({ type: 'RETRY' })}>
      {(data) => <Shown desk={desk} data={data} />}
    </TemplateLoading>
  )
}

function Shown({ desk, data }: { desk: NewsletterActor; data: Newsletters }) {
  const asked = new URLSearchParams(useSearch())
  const opened = Number(asked.get('template'))
  const newsletter = data.rows.find(({ id }) => id === opened)
  const reread = () => desk.send({ type: 'REFRESH' })
  return (
    <>
      <NoMail mail={data.mail} />
      <NewsletterList desk={desk} data={data} opened={opened} />
      {newsletter && (
        <NewsletterText key={newsletter.id} newsletter={newsletter} values={data.values} onChanged={reread} />
      )}
      <Sendings desk={desk} opened={Number(asked.get('sending'))} />
    </>
  )
}
