import { recordCalls } from '#api/client/platform/records.ts'
import { listNamed, listNames } from '#api/registry/lists.ts'
import { http } from './http.ts'
import { panelListeners, panelPart } from './panel.ts'
import { personPart } from './person-part.ts'
import { sessionActor } from './session-actor.ts'

/** A record that was looked at. */
export interface RecentRecord {
  /** What it is, such as `products`. */
  readonly kind: string
  readonly id: number
  readonly label: string
}

type Records = readonly RecentRecord[]

/** So many are kept. */
const most = 8
const none: readonly RecentRecord[] = []

/** The browser's own database for them, and in it those of each person and shop. */
const database = panelPart(openDatabase, (opening) => {
  opening.then((open) => open.close()).catch(() => {})
})
const name = 'kepenk-recent'
const store = 'records'

/** What is known of them on this page; where there is no database, all there is. */
const memory = personPart((): { records: Records } => ({ records: none }))
const changes = panelListeners()

/** The records that this person opened last in this browser, the latest first. */
export const recentRecords = {
  listen: changes.listen,
  now: (): Records => memory().records,
  /** It was opened now. */
  remember: (record: RecentRecord): Promise<void> =>
    change((records) => [record, ...records.filter((one) => !isSame(one, record))].slice(0, most)),
  /** It is gone. */
  forget: (record: Pick<RecentRecord, 'kind' | 'id'>): Promise<void> =>
    change((records) => records.filter((one) => !isSame(one, record))),
  /** Reads what other windows and earlier days left, and lets go of what was deleted since. */
  refresh: async (): Promise<void> => {
    await change((records) => records)
    await Promise.all([...new Set(memory().records.map(({ kind }) => kind))].map(forgetDeleted))
  },
}

/** Also those of other windows are kept: what is stored is changed, and is what is known from then on. */
async function change(next: (records: Records) => Records): Promise<void> {
  const own = memory()
  const { user, shop } = sessionActor().getSnapshot().context
  const take = (records: Records) => {
    own.records = records
    changes.notify()
  }
  take(next(own.records))
  try {
    take(await changeStored(await database(), `${shop?.id ?? 0}/${user?.id ?? 0}`, next))
  } catch {
    // A private window may keep nothing: they last as long as the page.
  }
}

function changeStored(open: IDBDatabase, key: string, next: (records: Records) => Records): Promise<Records> {
  return new Promise((resolve, reject) => {
    const writing = open.transaction(store, 'readwrite')
    const records = writing.objectStore(store)
    const reading = records.get(key)
    let changed: Records = none
    reading.onsuccess = () => {
      changed = next(reading.result ?? none)
      records.put(changed, key)
    }
    writing.oncomplete = () => resolve(changed)
    writing.onabort = () => reject(writing.error)
  })
}

/** The list is asked which of them it still has; where it does not answer, all stay. */
async function forgetDeleted(kind: string): Promise<void> {
  const list = listNames.find((one) => one === kind)
  const ids = memory()
    .records.filter((one) => one.kind === kind)
    .map(({ id }) => id)
  if (!list || !listNamed(list).acts.includes('list')) return
  const listed = await recordCalls(http, listNamed(list))
    .list({ ids })
    .catch(() => null)
  if (!listed) return
  for (const id of ids) if (!listed.rows.some((row) => row.id === id)) recentRecords.forget({ kind, id })
}

function isSame(one: Pick<RecentRecord, 'kind' | 'id'>, other: Pick<RecentRecord, 'kind' | 'id'>): boolean {
  return one.kind === other.kind && one.id === other.id
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('This browser has no database'))
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(store)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}
