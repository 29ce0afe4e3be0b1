import { array, enums, type Infer, integer, object, record, refine, size, string } from 'superstruct'
import { Id, Switch, Text } from './common.ts'
import { Columns } from './list-settings.ts'

/** What a view asks of its list, as the address line of the list says it. */
const ViewQuery = object({
  search: refine(Text, 'validation.max_length', (text) => text.length <= 255),
  order_index: refine(size(string(), 1, 80), 'request.malformed', (text) => /^[a-z_-]+(\.[a-z_]+)?$/.test(text)),
  order_direction: enums(['asc', 'desc'] as const),
  filters: refine(
    record(size(string(), 1, 60), size(Text, 1, 255)),
    'request.malformed',
    (filters) => Object.keys(filters).length <= 30,
  ),
})

/** What can be kept of a list under a name. */
export const ViewState = object({ query: ViewQuery, columns: Columns })
export type ViewState = Infer<typeof ViewState>

const own = { name: Text, shared: Switch, query: ViewQuery, columns: Columns }

/** A view of one person, or of the shop. */
export const ListView = object({ id: Id, version: integer(), ...own })
export type ListView = Infer<typeof ListView>

export const ListViews = object({ rows: array(ListView) })

/** A view as it is about to be kept. */
export const ViewDraft = object(own)
export type ViewDraft = Infer<typeof ViewDraft>

export const ChangedView = object({ version: integer(), ...own })
