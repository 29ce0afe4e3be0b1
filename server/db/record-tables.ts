import { type ResourceName, resources } from '#api/registry/resources.ts'
import * as catalogue from './schema/catalogue.ts'
import { productgroups } from './schema/product-groups.ts'
import { tableNameOf, type tableOf } from './schema/table-of.ts'

type RecordTable = ReturnType<typeof tableOf>

const tables = { ...catalogue, productgroups } as unknown as Readonly<Record<string, RecordTable>>

/** The table of each resource, by its name. */
export const recordTables = Object.fromEntries(
  Object.keys(resources).map((name) => {
    const table = tables[tableNameOf(name)]
    if (!table) throw new Error(`No table of the schema keeps ${name}`)
    return [name, table]
  }),
) as Readonly<Record<ResourceName, RecordTable>>
