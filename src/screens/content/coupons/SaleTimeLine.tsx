import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { RivalsQuestion } from '#api/contract/content/campaign-rivals.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { type OverlapFacts, overlapRules } from '#api/rules/content/overlaps.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { AidProps } from '#screens/aids.ts'
import { campaignRivals } from '#screens/content/wiring/campaign-rivals.ts'
import { useLock } from '#screens/platform/records/use-lock.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TimeLine } from './TimeLine.tsx'
import styles from './time-line.module.css'

/** When a sale runs beside the others that it could meet (R208–R210), as its form stands: a conflict is told before anything is saved. */
export default function SaleTimeLine({ actor }: AidProps) {
  const draft = useSelector(actor, ({ context }) => context.draft)
  const id = useSelector(actor, ({ context }) => context.id)
  const { kind, status, start, end } = draft
  const drawn = kind === 'sale' && status === 1 && isDay(start) && isDay(end) && String(start) <= String(end)
  return drawn ? (
    <Drawn actor={actor} question={questionOf(id, draft)} days={{ start: String(start), end: String(end) }} />
  ) : null
}

interface DrawnProps extends AidProps {
  question: RivalsQuestion
  days: Pick<OverlapFacts, 'start' | 'end'>
}

function Drawn({ actor, question, days }: DrawnProps) {
  const { i18n } = useLingui()
  const rivals = useActorRef(campaignRivals, { input: { query: question } })
  const { value, context } = useSelector(rivals, (snapshot) => snapshot)
  const locked = useLock(actor, { type: 'SUBMIT' })
  const key = JSON.stringify(question)
  const shown = JSON.stringify(context.query)
  useEffect(
    function askAnew() {
      if (key !== shown) rivals.send({ type: 'SHOW', query: JSON.parse(key) })
    },
    [rivals, key, shown],
  )
  const { data, failure } = context
  const met = data ? broken(overlapRules, { ...days, rivals: data.rivals }) : []
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'coupons.time_line', message: 'Çakışmalar' })}
      description={i18n._(
        /*i18n*/ {
          id: 'coupons.time_line_says',
          message:
            'Aynı ürünler ve müşteriler için süren öteki kampanyalar. Uçlarını sürükleyin ya da ok tuşlarıyla gün gün kaydırın.',
        },
      )}
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => rivals.send({ type: 'RETRY' })}
        />
      )}
      {value !== 'failed' && !data && <Skeleton shape="form" rows={1} />}
      {value !== 'failed' && data && (
        <>
          <TimeLine
            {...days}
            rivals={data.rivals}
            locked={locked.length > 0}
            onChange={(field, day) => actor.send({ type: 'CHANGE', field, value: day })}
          />
          <p role="status" className={met.length > 0 ? styles.met : styles.apart}>
            {met.length > 0
              ? sentencesOf(i18n, met)
              : i18n._(/*i18n*/ { id: 'coupons.no_overlap', message: 'Hiçbir kampanyayla çakışmıyor.' })}
          </p>
        </>
      )}
    </Section>
  )
}

function questionOf(id: number | null, draft: Draft): RivalsQuestion {
  const ids = (field: string) => (draft[field] ?? []) as number[]
  return {
    ...{ id, basis: draft.basis as RivalsQuestion['basis'], products: ids('products'), categories: ids('categories') },
    ...{ tags: ids('tags'), payment_methods: ids('payment_methods'), customer_groups: ids('customer_groups') },
    without_groups: draft.without_groups === 1 ? 1 : 0,
  }
}
