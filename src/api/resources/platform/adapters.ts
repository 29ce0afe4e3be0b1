import type { Says } from '#api/rules/platform/rule.ts'
import type { Field } from './field.types.ts'
import { choice, quantity, text } from './fields.ts'
import type { Fields } from './resource.ts'

/** One company, protocol or format that a kind of connection can be: its name in the code, what people call it, and what it needs to be told. */
export interface Adapter {
  readonly name: string
  readonly says: Says
  readonly fields: Fields
}

/** Declares an adapter. Its fields are of the kinds that every form has; what nobody may read again is a `secret`. */
export function adapter(name: string, says: Says, fields: Fields = {}): Adapter {
  return { name, says, fields }
}

/** The fields of a connection: which adapter it is, and what each of them needs, asked for only where it is chosen. Adapters may share a field. */
export function adapterFields(adapters: readonly [Adapter, ...Adapter[]]): Fields {
  const keys = [...new Set(adapters.flatMap(({ fields }) => Object.keys(fields)))]
  const conditional = keys.map((key): [string, Field][] => {
    const of = adapters.filter(({ fields }) => key in fields)
    const field = of[0]?.fields[key]
    return field ? [[key, { ...field, when: { field: 'adapter', is: of.map(({ name }) => name) } }]] : []
  })
  const which = choice({
    label: /*i18n*/ { id: 'connections.adapter', message: 'Bağlantı türü' },
    required: true,
    listed: true,
    initial: adapters[0].name,
    choices: adapters.map(({ name, says }) => ({ value: name, says })),
  })
  return { adapter: which, ...Object.fromEntries(conditional.flat()) }
}

/** What every kind of connection can be to try things out. */
export const sandboxSays = /*i18n*/ {
  id: 'connections.sandbox',
  message: 'Deneme ortamı (dışarıya bir şey gönderilmez)',
}

export const titleOfConnection = text({
  label: /*i18n*/ { id: 'connections.name', message: 'Bağlantı adı' },
  required: true,
  listed: true,
  searched: true,
})

/** Which of several is used: of those that are active, the first. */
export const placeOfConnection = quantity({
  label: /*i18n*/ { id: 'records.place', message: 'Sıra' },
  hint: /*i18n*/ {
    id: 'connections.place_hint',
    message: 'Aktif olanlardan sırası küçük olan kullanılır; 0 ile eklenen sona geçer.',
  },
  listed: true,
})
