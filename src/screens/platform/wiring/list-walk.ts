import type { ListName } from '#api/registry/lists.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'
import { type ListQuery, lastPage, rowsOnPage } from '#machines/platform/record-list/record-list.context.ts'
import type { Listing } from '#machines/platform/record-list/record-list.flow.ts'

/** What names a record of a list. */
export interface Neighbour {
  readonly id: number
  readonly label: string
}

/** What stands before and after a record in the list that it was opened from. */
export interface Neighbours {
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
  /** Counted from 1 over all pages. */
  readonly place: number
  readonly total: number
}

/** A list as it was shown last. */
export interface ShownList {
  readonly resource: ListName
  /** With the filters that its page has of its own. */
  readonly query: ListQuery
  readonly until: number | null
  readonly rows: readonly Neighbour[]
  readonly total: number
}

type AskPage = (listing: Listing) => Promise<Pick<RecordPage, 'rows' | 'total'>>

/**
 * The way through a list from record to record, in the order in which it was shown: what was done to a record on the way may take it out of
 * the list, and changes nothing here. Where the page that was shown ends, the next one is asked for.
 */
export class ListWalk {
  readonly #list: ShownList
  #rows: readonly Neighbour[]
  #before: number
  readonly #onPage: number

  constructor(list: ShownList) {
    this.#list = list
    this.#rows = list.rows.map(({ id, label }) => ({ id, label }))
    this.#onPage = rowsOnPage(list.query)
    this.#before = list.query.page * this.#onPage
  }

  /** `null`: this record is not on the way. */
  async around(id: number, askPage: AskPage): Promise<Neighbours | null> {
    const ask = (page: number) => askPage({ ...this.#list, query: { ...this.#list.query, page } })
    if (this.#indexOf(id) < 0) return null
    if (this.#indexOf(id) === 0 && this.#before > 0) await this.#goBack(ask)
    if (this.#indexOf(id) === this.#rows.length - 1 && this.#end() < this.#list.total) await this.#goOn(ask)
    const at = this.#indexOf(id)
    const [previous = null, next = null] = [this.#rows[at - 1], this.#rows[at + 1]]
    return { previous, next, place: this.#before + at + 1, total: Math.max(this.#list.total, this.#end()) }
  }

  /** Rows that went since were before the end, so the first unseen one may have moved up to any of their places. */
  async #goOn(ask: (page: number) => ReturnType<AskPage>): Promise<void> {
    const page = Math.floor(this.#end() / this.#onPage)
    const { rows, total } = await ask(page)
    const gone = Math.max(0, this.#list.total - total)
    let unseen: readonly Neighbour[] = []
    for (
      let at = Math.floor(Math.max(0, this.#end() - gone) / this.#onPage);
      at <= lastPage(this.#list.query, total);
      at++
    ) {
      unseen = this.#unseen(at === page ? rows : (await ask(at)).rows)
      if (unseen.length > 0) break
    }
    this.#rows = [...this.#rows, ...unseen]
  }

  async #goBack(ask: (page: number) => ReturnType<AskPage>): Promise<void> {
    for (let at = Math.floor((this.#before - 1) / this.#onPage); at >= 0; at--) {
      const unseen = this.#unseen((await ask(at)).rows)
      this.#rows = [...unseen, ...this.#rows]
      this.#before = Math.max(0, this.#before - unseen.length)
      if (unseen.length > 0) break
    }
  }

  #unseen(rows: readonly Neighbour[]): readonly Neighbour[] {
    return rows.filter(({ id }) => this.#indexOf(id) < 0).map(({ id, label }) => ({ id, label }))
  }

  #indexOf(id: number): number {
    return this.#rows.findIndex((row) => row.id === id)
  }

  #end(): number {
    return this.#before + this.#rows.length
  }
}
