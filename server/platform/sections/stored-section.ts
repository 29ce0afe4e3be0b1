import { urlOf } from '#api/contract/platform/files.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import type { Section, StoredSection } from '#api/resources/platform/section.ts'
import { shops } from '#server/db/schema/shops.ts'
import { imageFields } from '#server/platform/records/record.ts'
import { stored, toValue } from '#server/platform/records/values.ts'

export type ShopRow = typeof shops.$inferSelect

/** A section as it stands in the row of a shop; what was never set, or is no value of its field, is as it begins. */
export function sectionIn(section: Section, row: ShopRow): Draft {
  const held = heldIn(section, row)
  return Object.fromEntries(Object.entries(section.fields).map(([key, field]) => [key, heldValue(field, held[key])]))
}

/** The columns of the row with a section in it, at its next version. */
export function withSection(section: Section, row: ShopRow, draft: Draft): Partial<ShopRow> {
  const values = stored(section, draft)
  const versions = { ...versionsOf(row), [section.name]: versionOf(section, row) + 1 }
  const whole = section.within === undefined ? values : { [section.within]: { ...heldIn(section, row), ...values } }
  const own = Object.entries(whole)
  const columns = Object.fromEntries(own.filter(([key]) => isColumn(key)))
  const settings = Object.fromEntries(own.filter(([key]) => !isColumn(key)))
  return { ...columns, settings: { ...row.settings, ...settings, versions } }
}

/** How often a section was saved, from 1. */
export function versionOf(section: Section, row: ShopRow): number {
  return versionsOf(row)[section.name] ?? 1
}

/** A section as calls answer it. */
export function wholeSection(section: Section, row: ShopRow): StoredSection {
  const draft = sectionIn(section, row)
  const urls = imageFields(section).map((key) => [`${key}_url`, urlOf(String(draft[key]))])
  return { version: versionOf(section, row), ...draft, ...Object.fromEntries(urls) }
}

function heldIn({ within }: Section, row: ShopRow): Draft {
  const all: Draft = { ...row.settings, ...row }
  if (within === undefined) return all
  const held = all[within]
  return typeof held === 'object' && held !== null ? (held as Draft) : {}
}

function heldValue(field: Field, held: unknown): unknown {
  if (held === undefined) return field.initial
  // What was stored as a number can be chosen from a list.
  const value = field.kind === 'choice' ? String(held ?? '') : toValue(field, held)
  return field.struct.is(value) ? value : field.initial
}

function versionsOf({ settings }: ShopRow): Readonly<Record<string, number>> {
  return (settings.versions ?? {}) as Readonly<Record<string, number>>
}

function isColumn(key: string): boolean {
  return key in shops
}
