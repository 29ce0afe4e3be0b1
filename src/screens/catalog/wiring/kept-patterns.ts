import type { CodePatterns } from '#machines/catalog/product-form/code-pattern.ts'
import { panelPart } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'

/** The browser's own database of the patterns that each person last made codes of, by shop. */
const name = 'kepenk-code-patterns'
const patterns = 'code_patterns'

const database = panelPart(openDatabase, (opening) => {
  opening.then((open) => open.close()).catch(() => {})
})

/** Where there is no database, as in a private window of some browsers, they are kept as long as the page. */
const onPage = panelPart(() => new Map<string, CodePatterns>())

export function keepPatterns(used: CodePatterns): void {
  const key = keyOf()
  if (used.stock_code.trim() === '' && used.barcode.trim() === '') return
  onPage().set(key, used)
  database()
    .then((open) => void open.transaction(patterns, 'readwrite').objectStore(patterns).put(used, key))
    .catch(() => {})
}

/** The patterns that this person used last in this browser. */
export async function recallPatterns(): Promise<CodePatterns | null> {
  const key = keyOf()
  return onPage().get(key) ?? (await stored(key).catch(() => null))
}

async function stored(key: string): Promise<CodePatterns | null> {
  const reading = (await database()).transaction(patterns).objectStore(patterns).get(key)
  return new Promise((resolve, reject) => {
    reading.onsuccess = () => resolve(reading.result ?? null)
    reading.onerror = () => reject(reading.error)
  })
}

function keyOf(): string {
  const { user, shop } = sessionActor().getSnapshot().context
  return `${shop?.id ?? 0}/${user?.id ?? 0}`
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('This browser has no database'))
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(patterns)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}
