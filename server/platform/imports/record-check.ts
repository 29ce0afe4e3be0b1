import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import type { TranslationRow } from '#api/resources/platform/field.types.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import { type Draft, type Resource, wrongIn } from '#api/resources/platform/resource.ts'
import { required } from '#api/rules/platform/fields.ts'
import { fold } from '#api/rules/platform/fold.ts'
import {
  hasFormula,
  noSwitch,
  notEmptied,
  notThere,
  ownPicturesOnly,
  parentFaulty,
  severalFit,
  twiceInFile,
} from '#api/rules/platform/imports.ts'
import { nameExists } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { tableOf, withOwnFields } from '#server/platform/records/own-fields.ts'
import type { RecordTable } from '#server/platform/records/tables.ts'
import { stored, toRow } from '#server/platform/records/values.ts'
import type { Checking as CheckingFile } from './import-kind.ts'
import { picturesOf } from './known.ts'
import { Previews } from './preview.ts'
import { changedRecord, type RecordChanges } from './record-changes.ts'
import { isParent } from './record-columns.ts'
import { type Parents, parentsOf } from './record-parents.ts'
import { recordPreview } from './record-preview.ts'
import { Faults, rowResults, type Unit } from './row-result.ts'
import { textOf } from './table.ts'
import { empties, flagIn, idIn, picturesIn, type RawRow } from './values.ts'

export interface RecordPlan {
  readonly id: number | null
  readonly changes: RecordChanges
  /** The row that makes the record it lies under. */
  readonly under?: number
}

interface Checking extends CheckingFile {
  readonly resource: Resource
}

/** What would come of rows of a resource: the rules of its fields and names, on what is read for all rows at once. */
export async function checkRecords(checking: Checking, rows: readonly RawRow[]): Promise<Unit[]> {
  const { db, context, resource } = checking
  const { shop_id } = context
  const table = tableOf(resource)
  const known = await db.select({ id: table.id, label: table.label }).from(table).where(eq(table.shop_id, shop_id))
  const labels = new Map<string, number[]>()
  for (const { id, label } of known) labels.set(fold(label), [...(labels.get(fold(label)) ?? []), id])
  const parents = Object.values(resource.fields).some(isParent)
    ? await parentsOf(db, shop_id, rows, namingOf(checking))
    : null
  const pictures = await picturesOf(
    db,
    shop_id,
    rows.flatMap(({ cells }) =>
      Object.entries(cells)
        .flatMap(([key, cell]) => (isImage(resource, key) ? picturesIn(cell) : []))
        .filter((name) => name !== null),
    ),
  )
  const faults = new Faults()
  const ids = new Set(known.map(({ id }) => id))
  const all = {
    ...checking,
    labels,
    ids,
    parents,
    pictures,
    faults,
    previews: new Previews(),
    byName: new Map<string, number>(),
    byId: new Map<number, number>(),
  }
  const matches = rows.map((row) => ({ row, id: matchOf(row, all) }))
  const units: Unit[] = []
  for (let at = 0; at < matches.length; at += batch) {
    const some = matches.slice(at, at + batch)
    const before = await storedOf(
      db,
      resource,
      table,
      shop_id,
      some.flatMap(({ id }) => id ?? []),
    )
    for (const { row, id } of some) units.push(unitOf(row, id === null ? null : (before.get(id) ?? null), id, all))
  }
  return parents ? underFaulty(units, faults) : units
}

const batch = 500

interface All extends Checking {
  readonly labels: ReadonlyMap<string, readonly number[]>
  readonly ids: ReadonlySet<number>
  readonly parents: Parents | null
  readonly pictures: ReadonlySet<string>
  readonly faults: Faults
  readonly previews: Previews
  /** The rows that gave a name, and those that named a record, so that a second is told. */
  readonly byName: Map<string, number>
  readonly byId: Map<number, number>
}

/** The field that names a record in the default language. */
function namingOf({ resource, context }: Pick<Checking, 'resource' | 'context'>): string {
  const field = resource.fields[resource.naming]
  if (field?.kind !== 'translations') return resource.naming
  return `${resource.naming}.${Object.keys(field.texts)[0]}.${context.languages[0]?.id}`
}

/** The record that a row is about: by its number, else by its name, however that is written. */
function matchOf(row: RawRow, all: All): number | null {
  const { faults, mode, labels, ids, parents, byId } = all
  const naming = namingOf(all)
  const id = idIn(row.cells.id)
  const name = fold(textOf(row.cells[naming]))
  if (row.cells.id !== undefined && (id === null || !ids.has(id))) {
    faults.add(row.position, notThere.id, ['id'])
    return null
  }
  const fitting = id !== null ? [id] : name === '' ? [] : (parents?.fitting(row) ?? labels.get(name) ?? [])
  const by = id === null ? naming : 'id'
  if (fitting.length > 1) faults.add(row.position, severalFit.id, [by])
  const match = fitting.length === 1 ? (fitting[0] ?? null) : null
  if (match !== null && mode === 'add') faults.add(row.position, nameExists.id, [by])
  if (match === null && mode === 'update' && fitting.length === 0)
    faults.add(row.position, name === '' ? required({ id: '', message: '' }).id : notThere.id, [naming])
  const before = match === null ? undefined : byId.get(match)
  if (match !== null && before !== undefined) faults.add(row.position, twiceInFile.id, [by], { row: before })
  else if (match !== null) byId.set(match, row.position)
  return match
}

async function storedOf(db: Database, resource: Resource, table: RecordTable, shop_id: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Draft>()
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.shop_id, shop_id), inArray(table.id, [...ids])))
  const whole = await withOwnFields(db, resource, shop_id, rows as Draft[])
  return new Map(whole.map((row) => [row.id as number, toRow(resource, row)]))
}

function unitOf(row: RawRow, before: Draft | null, id: number | null, all: All): Unit {
  const { resource, context, faults, parents } = all
  const languages = context.languages.map((one) => one.id)
  const parent = parents?.of(row, faults) ?? null
  const said = withSameNames(changesIn(row, all), before, all)
  const changes = parent && 'id' in parent ? { ...said, fields: { ...said.fields, parent_id: parent.id } } : said
  const draft = changedRecord(resource, before, changes, languages)
  for (const { id: rule, about, at } of wrongIn(resource, draft, { languages }))
    for (const column of at?.length ? at.map((path) => columnOf(path, draft)) : [''])
      if (!faults.found.get(row.position)?.some((one) => column !== '' && one.columns.includes(column)))
        faults.add(row.position, rule, column ? [column] : [], about)
  if (!resource.repeats) keepApart(row, id, nameIn(resource, draft, ...languages.slice(0, 1)), all)
  if (parents && id !== null && parent && 'id' in parent) parents.judge(row, id, parent.id, faults)
  const rows = [row]
  const same = before !== null && isDeepStrictEqual(stored(resource, before), stored(resource, draft))
  const verdict = faults.has(rows)
    ? rowResults.faulty
    : before === null
      ? rowResults.create
      : same
        ? rowResults.same
        : rowResults.update
  const under = parent && 'row' in parent ? { under: parent.row } : {}
  return {
    rows,
    verdict,
    refusals: faults.of(rows),
    plan: { id, changes, ...under } satisfies RecordPlan,
    label: nameIn(resource, draft, ...languages.slice(0, 1)),
    turn: parent?.depth ?? 0,
    shown: all.previews.kept(verdict, () => [recordPreview({ resource, row, before, draft, parents })], false),
  }
}

/** No two records of a kind have one name, neither in the shop nor in the file. */
function keepApart(row: RawRow, id: number | null, name: string, all: All): void {
  const { faults, labels, byName } = all
  const key = fold(name)
  if (key === '') return
  const naming = namingOf(all)
  const owners = labels.get(key) ?? []
  if (owners.some((one) => one !== id) && !faults.has([row])) faults.add(row.position, nameExists.id, [naming])
  const before = byName.get(key)
  if (before !== undefined && before !== row.position)
    faults.add(row.position, twiceInFile.id, [naming], { row: before })
  else byName.set(key, row.position)
}

function changesIn({ position, cells }: RawRow, { resource, faults, pictures }: All): RecordChanges {
  const fields: Record<string, unknown> = {}
  const texts: Record<string, Record<string, Record<string, string>>> = {}
  for (const [column, cell] of Object.entries(cells)) {
    if (typeof cell === 'object') faults.add(position, hasFormula.id, [column])
    const [key = '', text, language] = column.split('.')
    const field = resource.fields[key]
    const value = textOf(cell).trim()
    if (field?.kind === 'translations' && text && language) {
      texts[key] ??= {}
      texts[key][language] = { ...texts[key][language], [text]: value }
    } else if (field?.kind === 'flag') {
      const on = flagIn(cell)
      if (on === null) faults.add(position, noSwitch.id, [column])
      else fields[key] = on
    } else if (field?.kind === 'image') {
      const [name = null] = picturesIn(cell)
      if (empties(cell)) faults.add(position, notEmptied.id, [column])
      else if (name === null || !pictures.has(name)) faults.add(position, ownPicturesOnly.id, [column])
      else fields[key] = name
    } else if (field && isParent(field) && empties(cell)) fields[key] = null
    else if (field?.kind === 'text' || field?.kind === 'longText') fields[key] = value
  }
  return { fields, texts }
}

/** A language that has no name, in the file or in the shop, has that of the default language, if the file gives one. */
function withSameNames(said: RecordChanges, before: Draft | null, { resource, context, choices }: All): RecordChanges {
  const key = resource.naming
  const field = resource.fields[key]
  if (!choices.same_names || field?.kind !== 'translations') return said
  const [text = 'name'] = Object.keys(field.texts)
  const [first, ...others] = context.languages.map(({ id }) => id)
  const own = said.texts[key] ?? {}
  const name = own[first ?? 0]?.[text]
  if (!name) return said
  const kept = (before?.[key] ?? []) as readonly TranslationRow[]
  const lacking = others.filter((id) => {
    const stored = String(kept.find((row) => row.language_id === id)?.[text] ?? '')
    return own[id]?.[text] === undefined && stored === ''
  })
  const added = Object.fromEntries(lacking.map((id) => [id, { ...own[id], [text]: name }]))
  return { ...said, texts: { ...said.texts, [key]: { ...own, ...added } } }
}

function isImage(resource: Resource, column: string): boolean {
  return resource.fields[column]?.kind === 'image'
}

/** `translations.0.name` of a draft is the column of that language. */
function columnOf(path: string, draft: Draft): string {
  const [key = '', index, text] = path.split('.')
  if (index === undefined || text === undefined) return key
  const row = (draft[key] as readonly TranslationRow[])[Number(index)]
  return `${key}.${text}.${row?.language_id}`
}

/** What lies under a faulty row cannot be added either. */
function underFaulty(units: readonly Unit[], faults: Faults): Unit[] {
  const faulty = new Set(
    units
      .filter(({ verdict }) => verdict === rowResults.faulty)
      .flatMap(({ rows }) => rows.map(({ position }) => position)),
  )
  return units
    .toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0))
    .map((unit) => {
      const { under } = unit.plan as RecordPlan
      const position = unit.rows[0]?.position ?? 0
      if (under === undefined || !faulty.has(under) || unit.verdict === rowResults.faulty) return unit
      faulty.add(position)
      faults.add(position, parentFaulty.id, ['parent_id'], { row: under })
      return { ...unit, verdict: rowResults.faulty, refusals: faults.of(unit.rows) }
    })
}
