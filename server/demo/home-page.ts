import { sql } from 'drizzle-orm'
import { initialOf } from '#api/resources/content/page-items/item.ts'
import { itemOf } from '#api/resources/content/page-items/page-items.ts'
import { openPageThemes } from '#server/content/page-builder/open-page-themes.ts'
import type { Database } from '#server/db/open.ts'
import { demoEnglish, demoTurkish } from './world.ts'

/** Stores the home page of the shop in both of its languages, published; answers how many blocks that is. */
export async function storeHomePage(db: Database, shop_id: number): Promise<number> {
  await openPageThemes(db)
  for (const [language_id, at] of [
    [demoTurkish, 0],
    [demoEnglish, 1],
  ] as const) {
    const page = sql`select ${shop_id}::bigint as shop_id, id as theme_id, ${language_id}::int as language_id
                       from page_themes where shop_id = ${shop_id} and status = 1`
    const rows = blocks.map(([type, words], position) => ({
      ...{ position, key: `b${position + 1}`, type, data: dataOf(type, words[at]) },
    }))
    await db.execute(sql`
      insert into page_layouts (shop_id, theme_id, language_id, version, published, published_at)
      select p.*, 1, 1, now() from (${page}) p`)
    await db.execute(
      sql`insert into page_versions (shop_id, theme_id, language_id, version) select p.*, 1 from (${page}) p`,
    )
    await db.execute(sql`
      insert into page_blocks (shop_id, theme_id, language_id, version, position, key, type, data)
      select p.*, 1, b.position, b.key, b.type, b.data
        from (${page}) p, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (position int, key text, type text, data text)`)
  }
  return blocks.length * 2
}

function dataOf(type: string, words: object): string {
  const item = itemOf(type)
  return JSON.stringify({ ...(item ? initialOf(item) : {}), ...words })
}

const slide = { title: '', text: '', button: '', url: '', image: '', image_tablet: '', image_mobile: '' }

/** What each block says in Turkish and in English. */
const blocks: readonly (readonly [string, readonly [object, object]])[] = [
  [
    'kayanpano',
    [
      {
        messages: [{ title: '500 TL üzeri kargo bedava', url: '/sayfa/teslimat' }],
        background: '#1c2024',
        colour: '#ffffff',
      },
      {
        messages: [{ title: 'Free delivery over 500 TL', url: '/page/delivery' }],
        background: '#1c2024',
        colour: '#ffffff',
      },
    ],
  ],
  [
    'heroslider',
    [
      {
        slides: [
          { ...slide, title: 'Yeni sezon burada', text: 'Kışın en sıcak parçaları', button: 'Keşfet', url: '/yeni' },
        ],
      },
      {
        slides: [
          {
            ...slide,
            title: 'The new season is here',
            text: 'The warmest of this winter',
            button: 'Explore',
            url: '/new',
          },
        ],
      },
    ],
  ],
  ['categoryslider', [{ title: 'Kategoriler' }, { title: 'Categories' }]],
  [
    'productslider',
    [
      { title: 'En yeniler', url: '/yeni' },
      { title: 'Newest', url: '/new' },
    ],
  ],
  [
    'imagetext',
    [
      {
        title: 'Elde dokunan kumaşlar',
        text: 'Anadolu atölyelerinden, birer birer.',
        side: 'right',
        background: '#f4f1ea',
        colour: '#1c2024',
      },
      {
        title: 'Woven by hand',
        text: 'From the workshops of Anatolia, one by one.',
        side: 'right',
        background: '#f4f1ea',
        colour: '#1c2024',
      },
    ],
  ],
  ['brandslider', [{ title: 'Markalar' }, { title: 'Brands' }]],
  [
    'information',
    [
      {
        items: [
          { title: 'Hızlı teslimat', text: 'Aynı gün kargoda' },
          { title: 'Kolay iade', text: '14 gün içinde' },
          { title: 'Güvenli ödeme', text: '3D Secure ile' },
        ],
      },
      {
        items: [
          { title: 'Fast delivery', text: 'Sent the same day' },
          { title: 'Easy returns', text: 'Within 14 days' },
          { title: 'Safe payment', text: 'With 3D Secure' },
        ],
      },
    ],
  ],
  [
    'blogsection',
    [
      { title: 'Blogdan', url: '/blog' },
      { title: 'From the blog', url: '/blog' },
    ],
  ],
]
