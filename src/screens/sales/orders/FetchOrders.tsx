import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { useConnectionLink } from '#screens/catalog/marketplaces/use-connection-fix.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import styles from '#screens/platform/records/list.module.css'
import { sentenceOf, sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import type { orderFetch } from '#screens/sales/wiring/marketplace-orders.ts'
import { Button } from '#ui/Button.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import { useWords } from '#ui/Kit.tsx'
import { Link } from '#ui/Link.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import own from './fetch-orders.module.css'

type FetchActor = Actor<typeof orderFetch>

const fetchWords = /*i18n*/ { id: 'orders.fetch', message: 'Pazaryerinden getir' }

/** Brings in what was sold at a marketplace: the button, and the dialog that asks whose orders of which days. */
export function FetchOrders({ actor }: { actor: FetchActor }) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  useEffect(
    function show() {
      const hearing = actor.on('begun', ({ id }) => navigate(`/jobs/${id}`))
      return () => hearing.unsubscribe()
    },
    [actor, navigate],
  )
  useOffers([offer(actor, { type: 'OPEN' }, fetchWords)])
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('asking'))
  return (
    <>
      <Act actor={actor} event={{ type: 'OPEN' }} variant="primary" icon={DownloadIcon}>
        {i18n._(fetchWords)}
      </Act>
      {open && <FetchDialog actor={actor} />}
    </>
  )
}

/** The first step of a list that nothing came to yet. */
export function FetchFirst({ actor }: { actor: FetchActor }) {
  const { i18n } = useLingui()
  return (
    <Act actor={actor} event={{ type: 'OPEN' }} variant="primary" icon={DownloadIcon}>
      {i18n._(/*i18n*/ { id: 'orders.fetch_first', message: 'İlk siparişleri getir' })}
    </Act>
  )
}

function FetchDialog({ actor }: { actor: FetchActor }) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const cancel = () => actor.send({ type: 'CANCEL' })
  const failed = value === 'notBegun'
  const retry = () => actor.send({ type: 'RETRY' })
  return (
    <Dialog
      open
      width="narrow"
      onClose={cancel}
      title={i18n._(/*i18n*/ { id: 'orders.fetch_title', message: 'Pazaryeri siparişlerini getir' })}
      description={i18n._(
        /*i18n*/ {
          id: 'orders.fetch_about',
          message: 'En fazla iki haftanın siparişleri bir iş olarak alınır. Alınmış olanlar yeniden alınmaz.',
        },
      )}
      footer={
        <>
          <Button onPress={cancel}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          {failed && (
            <Button variant="primary" onPress={retry}>
              {words.retry}
            </Button>
          )}
          {(value === 'choosing' || value === 'beginning') && (
            <Act actor={actor} event={{ type: 'SUBMIT' }} variant="primary" busy={value === 'beginning'}>
              {i18n._(/*i18n*/ { id: 'orders.fetch_begin', message: 'Getir' })}
            </Act>
          )}
        </>
      }
    >
      {value === 'opening' && <Skeleton shape="form" rows={2} />}
      {value === 'unreachable' && (
        <ErrorState
          title={context.failure ? sentencesOf(i18n, failureMessages(context.failure, 'notLoaded')) : ''}
          onRetry={retry}
        />
      )}
      {value !== 'opening' && value !== 'unreachable' && <Choice actor={actor} />}
      {failed && context.failure && (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(context.failure, 'notApplied'))}
        </p>
      )}
    </Dialog>
  )
}

/** The marketplace and the days, each with what is wrong about it. */
function Choice({ actor }: { actor: FetchActor }) {
  const { i18n } = useLingui()
  const { marketplaces, range } = useSelector(actor, ({ context }) => context)
  const wrong = useSelector(actor, (snapshot) =>
    snapshot.matches('choosing') ? refusals(snapshot, { type: 'SUBMIT' }) : [],
  )
  const errorsAt = (field: string) =>
    wrong.filter(({ at }) => at?.includes(field)).map((refusal) => sentenceOf(i18n, refusal))
  const chosen = range.marketplace_id
  const toConnections = useConnectionLink()
  return (
    <form
      className={own.choice}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'SUBMIT' })
      }}
    >
      <Field
        name="marketplace_id"
        label={i18n._(/*i18n*/ { id: 'orders.fetch_from', message: 'Pazaryeri' })}
        error={marketplaces.length === 0 ? errorsAt('marketplace_id') : undefined}
        required
      >
        <Select
          value={chosen === null ? '' : String(chosen)}
          onChange={(id) => actor.send({ type: 'CHOOSE', marketplace_id: Number(id) })}
          options={marketplaces.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Field>
      {marketplaces.length === 0 && toConnections && <Link href={toConnections.href}>{toConnections.label}</Link>}
      <div className={own.days}>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} name={end} label={i18n._(ends[end])} error={errorsAt(end)} required>
            <DateInput
              value={range[end]}
              onChange={(day) => actor.send({ type: 'SET_DAY', end, day })}
              onUnread={() => actor.send({ type: 'SET_DAY', end, day: '' })}
            />
          </Field>
        ))}
      </div>
    </form>
  )
}

const ends = {
  from: /*i18n*/ { id: 'orders.fetch_first_day', message: 'İlk gün' },
  to: /*i18n*/ { id: 'orders.fetch_last_day', message: 'Son gün' },
}
