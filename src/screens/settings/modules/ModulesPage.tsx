import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Module } from '#api/contract/settings/modules.ts'
import { resourceNamed } from '#api/registry/resources.ts'
import { routeNamed } from '#api/registry/routes.ts'
import { addPath } from '#api/resources/platform/resource.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentenceOf, sentencesOf, useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { modules } from '#screens/settings/wiring/modules.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import styles from './modules.module.css'

/** Everything that connects the shop to others: what is on, what worked last, what failed and why, and what is missing: `/modules`. */
export default function ModulesPage() {
  const { i18n } = useLingui()
  const actor = useActorRef(modules, { input: { query: undefined } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Page
      actions={
        value !== 'failed' && (
          <Act actor={actor} event={{ type: 'REFRESH' }} busy={value === 'loading'}>
            {i18n._(/*i18n*/ { id: 'modules.refresh', message: 'Yenile' })}
          </Act>
        )
      }
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!data && value !== 'failed' && <Skeleton shape="form" rows={4} />}
      {data && (
        <div className={styles.modules}>
          {data.rows.map((one) => (
            <OneModule key={one.list} module={one} />
          ))}
        </div>
      )}
    </Page>
  )
}

function OneModule({ module: { list, connections, missing } }: { module: Module }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const resource = resourceNamed(list)
  const mayAdd = resource !== undefined && permits(holder, resource.codes.add)
  const route = routeNamed(`/${list}`)
  const fix = resource && mayAdd ? { href: addPath(resource), label: i18n._(add) } : undefined
  const shown = useShown(missing, fix ? { linkOf: () => fix } : {})
  return (
    <Section
      title={route ? i18n._(route.title) : list}
      actions={<Link href={`/${list}`}>{i18n._(/*i18n*/ { id: 'modules.open', message: 'Tümünü göster' })}</Link>}
    >
      {shown.length > 0 && <RefusalList refusals={shown} />}
      {connections.length === 0 && shown.length === 0 && (
        <p className={styles.none}>
          {i18n._(/*i18n*/ { id: 'modules.none', message: 'Kayıtlı bağlantı yok.' })}{' '}
          {fix && <Link href={fix.href}>{fix.label}</Link>}
        </p>
      )}
      {connections.length > 0 && (
        <ul className={styles.connections}>
          {connections.map((one) => (
            <Connection key={one.id} list={list} connection={one} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const add = /*i18n*/ { id: 'modules.add', message: 'Bağlantı ekle' }

function Connection({ list, connection }: { list: string; connection: Module['connections'][number] }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const { id, label, state } = connection
  const { used, last_success_at, last_failure_at, last_failure, missing } = state
  const failed = last_failure_at !== null && last_failure_at > (last_success_at ?? '')
  return (
    <li>
      <Link href={`/${list}/edit/${id}`}>{label}</Link>
      <StatusDot {...(used === 1 ? { tone: failed ? 'tomato' : 'grass' } : {})}>
        {i18n._(
          used === 1
            ? /*i18n*/ { id: 'modules.on', message: 'Kullanılıyor' }
            : /*i18n*/ { id: 'modules.off', message: 'Kullanılmıyor' },
        )}
      </StatusDot>
      <span className={styles.facts}>
        {last_success_at &&
          i18n._(
            /*i18n*/ {
              id: 'modules.worked',
              message: 'Son başarı: {at}',
              values: { at: format.moment(last_success_at) },
            },
          )}
        {last_failure && last_failure_at && (
          <span>
            {i18n._(
              /*i18n*/ {
                id: 'modules.failed',
                message: 'Son hata: {at}. {why}',
                values: { at: format.moment(last_failure_at), why: sentenceOf(i18n, last_failure) },
              },
            )}
          </span>
        )}
        {used === 1 && missing.length > 0 && <span>{sentencesOf(i18n, missing)}</span>}
      </span>
    </li>
  )
}
