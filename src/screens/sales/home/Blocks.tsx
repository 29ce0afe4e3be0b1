import { useLingui } from '@lingui/react'
import {
  inPreparation,
  type OrdersBlock,
  onTheirWay,
  type ProductsBlock,
  type SizeBlock,
  type TurnoverBlock,
  type UsersBlock,
} from '#api/contract/sales/dashboard.ts'
import { LatestChangelogs } from '#screens/platform/changelogs/LatestChangelogs.tsx'
import { useFormats } from '#screens/platform/formats.ts'
import { dashboardBlocks } from '#screens/sales/wiring/dashboard.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Block } from './Block.tsx'
import { DayBars } from './DayBars.tsx'
import { Figure, Rows } from './Figures.tsx'
import styles from './home.module.css'

/** The five blocks of home, each with a call of its own. */
export function Blocks() {
  const { i18n } = useLingui()
  return (
    <div className={styles.blocks}>
      <Block
        title={i18n._(/*i18n*/ { id: 'dashboard.turnover', message: 'Ciro, son 30 gün' })}
        block={dashboardBlocks.turnover}
      >
        {(data) => <Turnover {...data} />}
      </Block>
      <Block
        title={i18n._(/*i18n*/ { id: 'dashboard.orders', message: 'Siparişler, son 30 gün' })}
        block={dashboardBlocks.orders}
      >
        {(data) => <Orders {...data} />}
      </Block>
      <Block title={i18n._(/*i18n*/ { id: 'products.title', message: 'Ürünler' })} block={dashboardBlocks.products}>
        {(data) => <Products {...data} />}
      </Block>
      <Block title={i18n._(/*i18n*/ { id: 'customers.title', message: 'Müşteriler' })} block={dashboardBlocks.users}>
        {(data) => <Users {...data} />}
      </Block>
      <Block title={i18n._(/*i18n*/ { id: 'dashboard.size', message: 'Depolama' })} block={dashboardBlocks.size}>
        {(data) => <Size {...data} />}
      </Block>
      <LatestChangelogs className={styles.block} />
    </div>
  )
}

function Turnover({ currencies }: TurnoverBlock) {
  const { i18n } = useLingui()
  const formats = useFormats()
  if (currencies.length === 0)
    return (
      <p className={styles.note}>
        {i18n._(/*i18n*/ { id: 'dashboard.no_turnover', message: 'Son 60 günde satış yok.' })}
      </p>
    )
  return (
    <>
      {currencies.map(({ currency, now, before, orders, days }) => (
        <div key={currency} className={styles.currency}>
          <Figure
            value={formats.money(now, currency)}
            trend={{ now: Number(now), before: Number(before), told: formats.money(before, currency) }}
          />
          <DayBars days={days.map(Number)} />
          <Rows
            rows={[
              {
                says: i18n._(/*i18n*/ { id: 'dashboard.average', message: 'Sipariş başına ortalama' }),
                value: orders > 0 ? formats.money(Number(now) / orders, currency) : '–',
              },
            ]}
          />
        </div>
      ))}
      <p className={styles.note}>
        {i18n._(
          /*i18n*/ {
            id: 'dashboard.turnover_note',
            message: 'Vergi ve kargo dahildir; onay bekleyenler sayılır, iptaller ve parası ödenen iadeler düşülür.',
          },
        )}
      </p>
    </>
  )
}

function Orders({ ordered, today, days, to_prepare, on_their_way }: OrdersBlock) {
  const { i18n } = useLingui()
  const count = (value: number) => i18n.number(value)
  return (
    <>
      <Figure value={count(ordered.now)} trend={{ ...ordered, told: count(ordered.before) }} />
      <DayBars days={days} />
      <Rows
        rows={[
          {
            says: i18n._(/*i18n*/ { id: 'dashboard.today', message: 'Bugün' }),
            value: count(today),
            href: '/orders?period=today',
          },
          {
            says: i18n._(/*i18n*/ { id: 'dashboard.to_prepare', message: 'Hazırlanacak' }),
            value: count(to_prepare),
            href: `/orders?status=${inPreparation.join(',')}`,
          },
          {
            says: i18n._(/*i18n*/ { id: 'dashboard.on_their_way', message: 'Yolda' }),
            value: count(on_their_way),
            href: `/orders?status=${onTheirWay.join(',')}`,
          },
        ]}
      />
    </>
  )
}

function Products({ total, active, no_stock, no_price }: ProductsBlock) {
  const { i18n } = useLingui()
  const count = (value: number) => i18n.number(value)
  return (
    <>
      <Figure value={count(total)} />
      <Rows
        rows={[
          {
            says: i18n._(/*i18n*/ { id: 'dashboard.active_products', message: 'Etkin' }),
            value: count(active),
            href: '/products?status=1',
          },
          {
            says: i18n._(/*i18n*/ { id: 'dashboard.no_stock', message: 'Stokta olmayan' }),
            value: count(no_stock),
            href: '/products?stock=none',
          },
          {
            says: i18n._(/*i18n*/ { id: 'dashboard.no_price', message: 'Fiyatı eksik' }),
            value: count(no_price),
            href: '/products?lacks=price',
          },
        ]}
      />
    </>
  )
}

function Users({ customers, joined, staff }: UsersBlock) {
  const { i18n } = useLingui()
  const count = (value: number) => i18n.number(value)
  return (
    <>
      <Figure value={count(customers)} />
      <Rows
        rows={[
          {
            says: i18n._(/*i18n*/ { id: 'dashboard.joined', message: 'Son 30 günde katılan' }),
            value: count(joined.now),
          },
          {
            says: i18n._(/*i18n*/ { id: 'dashboard.joined_before', message: 'Önceki 30 günde katılan' }),
            value: count(joined.before),
          },
          {
            says: i18n._(/*i18n*/ { id: 'dashboard.staff', message: 'Personel' }),
            value: count(staff),
            href: '/users',
          },
        ]}
      />
    </>
  )
}

function Size({ used_size, allowed_size, files }: SizeBlock) {
  const { i18n } = useLingui()
  const formats = useFormats()
  const label = i18n._(/*i18n*/ { id: 'dashboard.used', message: 'Kullanılan alan' })
  return (
    <>
      <Figure value={formats.size(used_size)} />
      <ProgressBar label={label} value={Math.min(used_size, allowed_size)} max={allowed_size} />
      <Rows
        rows={[
          {
            says: i18n._(/*i18n*/ { id: 'dashboard.allowed', message: 'İzin verilen alan' }),
            value: formats.size(allowed_size),
          },
          { says: i18n._(/*i18n*/ { id: 'dashboard.files', message: 'Dosya' }), value: i18n.number(files) },
        ]}
      />
    </>
  )
}
