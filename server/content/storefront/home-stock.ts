import { type SQL, sql } from 'drizzle-orm'
import { urlOf } from '#api/contract/platform/files.ts'
import type { DrawnCard, ItemData, Stocked } from '#api/resources/content/page-items/item.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { visitorMenus } from '#server/content/menus/visitor-menus.ts'
import { listPublished } from '#server/content/web/listed.ts'
import type { Database } from '#server/db/open.ts'
import { sold } from '#server/db/sold-orders.ts'
import { panelLanguage, type Reading } from './document.ts'
import { ways } from './menu-ways.ts'
import { articlePath } from './paths.ts'

/** So many records a block shows at most. */
const most = 12
/** Sold within so many days. */
const recent = 30

/** What a block asks of the shop's own records. */
export interface Wanted {
  readonly of: Stocked
  readonly count: number
  readonly data: ItemData
}

type Finder = (db: Database, reading: Reading, wanted: Wanted) => Promise<DrawnCard[]>

const finders: Readonly<Record<Stocked, Finder>> = {
  products: productCards,
  categories: (db, reading, { count, data }) =>
    named(db, reading, {
      count,
      from: sql`select id, translations, image as picture, label from categories where shop_id = ${reading.shop.id} and status = 1
                 and (${slugIn(data)} = '' or parent_id = (select id from categories up where up.shop_id = ${reading.shop.id} and ${slugOf(sql`up.label`)} = ${slugIn(data)} order by id limit 1))`,
    }),
  brands: (db, reading, { count }) =>
    named(db, reading, {
      count,
      from: sql`select id, translations, logo as picture, label from brands where shop_id = ${reading.shop.id} and status = 1`,
    }),
  comments: commentCards,
  posts: postCards,
  menu: menuCards,
}

/** The shop's records that a block shows, as cards; records that visitors have no page of lead nowhere. */
export function stockFor(db: Database, reading: Reading, wanted: Wanted): Promise<DrawnCard[]> {
  const count = Number.isFinite(wanted.count) ? Math.min(Math.max(Math.trunc(wanted.count), 0), most) : 0
  return count === 0 ? Promise.resolve([]) : finders[wanted.of](db, reading, { ...wanted, count })
}

async function productCards(db: Database, { shop: { id }, language }: Reading, { count, data }: Wanted) {
  // Products have the lowest categories as their main ones; those above hold them too.
  const wantedCategories = sql`select c.id from categories c where c.shop_id = ${id} and ${slugOf(sql`c.label`)} = ${slugIn(data)}`
  const sources: Readonly<Record<string, SQL>> = {
    best_sold: sql`join (
        select v.product_id, sum(l.quantity - l.left_out - l.returned) as sold
          from orders o
          join order_lines l on l.shop_id = o.shop_id and l.order_id = o.id
          join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
         where o.shop_id = ${id} and ${sold}
           and o.ordered_at > now() - make_interval(days => ${recent})
         group by v.product_id having sum(l.quantity - l.left_out - l.returned) > 0) s on s.product_id = p.id
      where p.shop_id = ${id} and p.status = 1 order by s.sold desc, p.id`,
    discounted: sql`where p.shop_id = ${id} and p.status = 1 and exists (
        select from variants v
          join prices r on r.shop_id = v.shop_id and r.variant_id = v.id and r.status = 1
          join shops s on s.id = v.shop_id and s.default_country_id = r.country_id
         where v.shop_id = p.shop_id and v.product_id = p.id and r.strikethrough_price > r.price) order by p.id desc`,
    category: sql`where p.shop_id = ${id} and p.status = 1 and (p.main_category_id in (${wantedCategories}) or p.id in (
        select k.product_id from product_categories k where k.shop_id = ${id} and k.category_id in (${wantedCategories}))) order by p.id desc`,
  }
  const newest = sql`where p.shop_id = ${id} and p.status = 1 order by p.id desc`
  const { rows } = await db.execute<{ name: string; image: string; price: string | null; currency: string }>(sql`
    select coalesce((select t.name from product_translations t where t.shop_id = p.shop_id and t.product_id = p.id
                        and t.language_id = ${language.id}), p.label) as name,
           p.image, p.price, (select default_currency from shops where id = ${id}) as currency
      from products p ${sources[String(data.source)] ?? newest} limit ${count}`)
  const { money } = formats(panelLanguage(language))
  return rows.map(({ name, image, price, currency }) => ({
    title: name,
    ...(price === null ? {} : { text: money(decimalOf(Number(price)), currency) }),
    ...pictured(image),
  }))
}

interface Named {
  readonly from: SQL
  readonly count: number
}

async function named(db: Database, { language }: Reading, { from, count }: Named): Promise<DrawnCard[]> {
  const { rows } = await db.execute<{ name: string; picture: string }>(sql`
    select coalesce(nullif((select t ->> 'name' from jsonb_array_elements(n.translations) t
                             where (t ->> 'language_id')::int = ${language.id} limit 1), ''), n.label) as name, n.picture
      from (${from}) n order by n.label, n.id limit ${count}`)
  return rows.map(({ name, picture }) => ({ title: name, ...pictured(picture) }))
}

async function commentCards(db: Database, { shop: { id } }: Reading, { count }: Wanted): Promise<DrawnCard[]> {
  const { rows } = await db.execute<{ customer_name: string; text: string; stars: number }>(sql`
    select customer_name, text, stars from product_reviews
     where shop_id = ${id} and status = 'accepted' and text <> '' order by id desc limit ${count}`)
  return rows.map(({ customer_name, text, stars }) => ({ title: `${customer_name} · ${stars}/5`, text }))
}

async function postCards(db: Database, { shop, language }: Reading, { count }: Wanted): Promise<DrawnCard[]> {
  const { rows } = await listPublished(db, 'blogs', shop, language, { limit: count })
  return rows.map(({ title, summary, slug, image }) => ({
    ...{ title, text: summary, url: articlePath(language.code, 'blogs', slug) },
    ...(image ? { picture: { web: image, tablet: image, mobile: image } } : {}),
  }))
}

async function menuCards(db: Database, { shop, language }: Reading, { count }: Wanted): Promise<DrawnCard[]> {
  const menu = (await visitorMenus(db, shop.id, language.id)).find(({ location }) => location === 'header')
  return ways(menu?.items ?? [], language.code)
    .filter(({ level }) => level === 1)
    .slice(0, count)
    .map(({ name, href }) => ({ title: name, ...(href ? { url: href } : {}) }))
}

function pictured(name: string): Pick<DrawnCard, 'picture'> {
  if (!name) return {}
  const url = urlOf(name)
  return { picture: { web: url, tablet: url, mobile: url } }
}

function slugIn({ slug }: ItemData): string {
  return String(slug ?? '').trim()
}

/** A name as it stands in an address. */
function slugOf(name: SQL): SQL {
  return sql`trim(both '-' from regexp_replace(lower(translate(${name}, 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc')), '[^a-z0-9]+', '-', 'g'))`
}
