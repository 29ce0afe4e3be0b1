import { sql } from 'drizzle-orm'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { PageBlock, PageDesign, PageLayout } from '#api/contract/content/page-builder.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { builderPath } from '#tests/fixtures/page-builder.fixture.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import type { Shop } from '#tests/shop.ts'
import { older } from './page-builder.paths.ts'

/** The theme whose page a walk builds, in the database of its shop. */
export interface BuiltTheme {
  readonly id: number
  /** Stores what a walk finds: each language as its second version, after one that can be restored. */
  store(design: PageDesign): Promise<void>
  /** It is gone. */
  remove(): Promise<void>
  /** Somebody else saves the same of a language once more; and as long as the page has not read it, they never did. */
  saveAside(language_id: number): Promise<void>
  forgetAside(): Promise<void>
  readAside(): void
  /** The page of every language as the server tells it. */
  layouts(): Promise<readonly PageLayout[]>
}

export async function newTheme({ db, own, call }: Shop): Promise<BuiltTheme> {
  const { shop_id } = own
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into page_themes (shop_id, name, label, status) values (${shop_id}, 'Yürüyüş', 'Yürüyüş', 0) returning id`)
  const id = Number(rows[0]?.id)
  let aside: number | null = null

  const storeVersion = async (language_id: number, version: number, blocks: readonly PageBlock[]) => {
    await db.execute(sql`
      insert into page_versions (shop_id, theme_id, language_id, version)
      values (${shop_id}, ${id}, ${language_id}, ${version})`)
    await db.execute(sql`
      insert into page_blocks (shop_id, theme_id, language_id, version, position, key, type, data)
      select ${shop_id}, ${id}, ${language_id}, ${version}, b.nth - 1, b.block ->> 'key', b.block ->> 'type', b.block ->> 'data'
        from jsonb_array_elements(${JSON.stringify(blocks)}::jsonb) with ordinality as b (block, nth)`)
  }
  const ofLanguage = (language_id: number) =>
    sql`shop_id = ${shop_id} and theme_id = ${id} and language_id = ${language_id}`
  const setVersion = (language_id: number, by: 1 | -1) =>
    db.execute(sql`update page_layouts set version = version + ${by}::int where ${ofLanguage(language_id)}`)

  return {
    id,
    store: async ({ layouts }) => {
      for (const { language_id, blocks } of layouts) {
        await db.execute(sql`
          insert into page_layouts (shop_id, theme_id, language_id, version)
          values (${shop_id}, ${id}, ${language_id}, 2)`)
        await storeVersion(language_id, 1, older)
        await storeVersion(language_id, 2, blocks)
      }
    },
    remove: async () => {
      await db.execute(sql`delete from page_themes where shop_id = ${shop_id} and id = ${id}`)
    },
    saveAside: async (language_id) => {
      const now = (await layoutsOf()).find((layout) => layout.language_id === language_id)
      await storeVersion(language_id, (now?.version ?? 0) + 1, now?.blocks ?? [])
      await setVersion(language_id, 1)
      aside = language_id
    },
    forgetAside: async () => {
      if (aside === null) return
      await setVersion(aside, -1)
      await db.execute(sql`
        delete from page_versions v using page_layouts l
         where l.shop_id = ${shop_id} and l.theme_id = ${id} and l.language_id = ${aside}
           and v.shop_id = l.shop_id and v.theme_id = l.theme_id and v.language_id = l.language_id and v.version > l.version`)
      aside = null
    },
    readAside: () => {
      aside = null
    },
    layouts: layoutsOf,
  }

  async function layoutsOf(): Promise<readonly PageLayout[]> {
    return (await call('GET', `${builderPath}?theme_id=${id}`)).body.data.layouts
  }
}

interface Answered {
  readonly how: 'through' | 'lost' | 'answerLost'
}
type Answering<M> = (event: EventObject, moment: M) => Promise<Answered>

/** How what the walks say of the server's answers is brought about, over HTTP and in a browser. */
export function answersOf<M extends { readonly ahead: readonly Step[]; readonly walked: AnyMachineSnapshot }>(
  themeOf: (moment: M) => BuiltTheme,
): Readonly<Record<'open' | 'reread' | 'send' | 'look', Answering<M>>> {
  return {
    open: async (event, moment) => {
      const theme = themeOf(moment)
      const kind = failureIn(event)
      if (kind === 'notFound') await theme.remove()
      else if (!kind) await theme.store((event as unknown as { output: PageDesign }).output)
      return { how: kind === 'network' ? 'lost' : 'through' }
    },
    reread: async (event, moment) => {
      if (failureIn(event)) return { how: 'lost' }
      themeOf(moment).readAside()
      return { how: 'through' }
    },
    look: async (event) => ({ how: failureIn(event) ? 'lost' : 'through' }),
    send: async (event, moment) => {
      const theme = themeOf(moment)
      const kind = failureIn(event)
      await theme.forgetAside()
      if (kind === 'conflict') await theme.saveAside((moment.walked.context as { language: number }).language)
      if (kind !== 'network') return { how: 'through' }
      // What is sent again and done then had been done, and its answer was lost on the way.
      const [next, then] = moment.ahead
      const again = next?.event.type === 'RETRY' && then?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  }
}

function failureIn(event: EventObject): ApiFailure['kind'] | undefined {
  return (event as unknown as { error?: ApiFailure }).error?.kind
}
