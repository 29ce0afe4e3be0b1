import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { MarketplaceRow } from '#api/contract/catalog/catalogue.ts'
import { marketplaceAccount } from '#api/resources/catalog/marketplace-account.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf, useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { marketplaceList } from '#screens/settings/wiring/marketplaces.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { Switch } from '#ui/Switch.tsx'
import styles from './marketplaces.module.css'

/** The marketplaces that the shop may work with, each switched on or off, and the way to its account: `/shop-marketplaces`. */
export default function MarketplaceList() {
  const { i18n } = useLingui()
  const actor = useActorRef(marketplaceList, { input: { query: null } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure, query } = context
  return (
    <Page>
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, query ? 'notUpdated' : 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!data && value !== 'failed' && <Skeleton shape="form" rows={3} />}
      {data && (
        <ul className={styles.list}>
          {data.map((row) => (
            <Row
              key={row.id}
              row={row}
              onSwitch={(status) => actor.send({ type: 'SHOW', query: { id: row.id, status } })}
            />
          ))}
        </ul>
      )}
    </Page>
  )
}

function Row({ row, onSwitch }: { row: MarketplaceRow; onSwitch: (status: 0 | 1) => void }) {
  const { i18n } = useLingui()
  const refusals = useShown(
    broken([permitted], { holder: useHolder(), gate: { codes: marketplaceAccount.codes.edit } }),
  )
  return (
    <li className={styles.row}>
      <Link href={`/shop-marketplaces/edit/${row.id}`}>{row.name}</Link>
      <StatusDot {...(row.offered === 1 ? { tone: 'grass' } : {})}>{i18n._(stateOf(row))}</StatusDot>
      <Switch
        checked={row.shop_status === 1}
        onChange={(on) => onSwitch(on ? 1 : 0)}
        refusals={refusals}
        aria-label={i18n._(
          /*i18n*/ { id: 'shop_marketplaces.switch', message: '{name}: açık', values: { name: row.name } },
        )}
      />
    </li>
  )
}

function stateOf({ status, shop_status, configured }: MarketplaceRow) {
  if (status === 0) return /*i18n*/ { id: 'shop_marketplaces.gone', message: 'Şu anda hizmet vermiyor' }
  if (configured === 0) return /*i18n*/ { id: 'shop_marketplaces.unconfigured', message: 'Hesap bilgileri eksik' }
  return shop_status === 1
    ? /*i18n*/ { id: 'shop_marketplaces.on', message: 'Kullanılıyor' }
    : /*i18n*/ { id: 'shop_marketplaces.off', message: 'Kapalı' }
}
