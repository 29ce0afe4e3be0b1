/** What the panel keeps in local storage, and all of it (rule R246): the session's token, and what the person looks at. */
const keys = ['token', 'shop_id', 'language_id', 'lang_id', 'lang'] as const
export type StoredKey = (typeof keys)[number]

/** A stored value, or `null`; also where the browser keeps nothing. */
export function stored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value; `null` removes it. A browser that keeps nothing forgets it with the page. */
export function store(key: StoredKey, value: string | number | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(value))
  } catch {
    // Private windows may refuse; the session then lasts as long as the page.
  }
}
