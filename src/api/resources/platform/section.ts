import { integer, object, type Struct } from 'superstruct'
import type { Says } from '#api/rules/platform/rule.ts'
import { bodyOf, type Codes, type Draft, type Fields, type Follows, type Resource, resource } from './resource.ts'
import { shapesOf } from './wire.ts'

/** Settings of the shop that are seen and saved together: a form over the one record that the shop is. */
export interface Section<F extends Fields = Fields> extends Resource<F> {
  /** What it decides, for whoever looks for it. */
  readonly says: Says
  /** The setting that holds all its fields; without one, each field is a setting of its own. */
  readonly within?: string
}

interface Declared<F extends Fields> extends Pick<Section<F>, 'title' | 'says' | 'fields'> {
  /** Its path in the panel: `/accounts/refunds`. */
  readonly name: string
  readonly within?: string
  /** Who may see it and who may save it; the code of the settings unless said otherwise. */
  readonly codes?: Codes
  readonly rules?: Section['rules']
  readonly follows?: Follows
}

/** Declares a section; see `Section`. */
export function section<const F extends Fields>({
  name,
  title,
  codes = settingsCodes,
  ...rest
}: Declared<F>): Section<F> {
  const naming = Object.keys(rest.fields)[0] ?? ''
  return {
    ...resource<F>({
      name: `settings/${name}`,
      title,
      one: title,
      codes,
      acts: ['view', 'edit'],
      naming,
      history: true,
      ...rest,
    }),
    says: rest.says,
  }
}

const settingsCodes: Codes = { list: [200], view: [200], edit: [200], add: [200], delete: [200] }

/** A section as it is stored: its fields, the address of each picture, and the version that a save names. */
export interface StoredSection extends Draft {
  readonly version: number
}

export function storedSection(section: Section): Struct<StoredSection> {
  return object({ version: integer(), ...shapesOf(section) }) as unknown as Struct<StoredSection>
}

/** The body of its PUT. */
export function sectionBody(section: Section): Struct<StoredSection> {
  return bodyOf(section, true) as unknown as Struct<StoredSection>
}
