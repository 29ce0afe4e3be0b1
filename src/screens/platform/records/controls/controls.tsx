import type { ComponentType } from 'react'
import type { Field, Kind } from '#api/resources/platform/field.types.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import type { ControlProps } from './control.ts'
import { DateControl } from './DateControl.tsx'
import { FlagControl } from './FlagControl.tsx'
import { ImageControl } from './ImageControl.tsx'
import { MoneyControl, QuantityControl, RateControl } from './NumberControl.tsx'
import { PlaceControl } from './PlaceControl.tsx'
import { PermissionsControl } from './permissions/PermissionsControl.tsx'
import { ReferenceControl } from './ReferenceControl.tsx'
import { ReferencesControl } from './ReferencesControl.tsx'
import { RichTextControl } from './RichTextControl.tsx'
import { RowsControl } from './RowsControl.tsx'
import { SecretControl } from './SecretControl.tsx'
import { SwatchControl } from './SwatchControl.tsx'
import { LongTextControl, TextControl } from './TextControl.tsx'
import { TranslationsControl } from './TranslationsControl.tsx'
import { ValuesControl } from './ValuesControl.tsx'

type FieldOf<K extends Kind> = Extract<Field, { kind: K }>

/** The control of every field kind. A new kind does not compile until it has one. */
const controls = {
  text: TextControl,
  longText: LongTextControl,
  richText: RichTextControl,
  place: PlaceControl,
  quantity: QuantityControl,
  money: MoneyControl,
  rate: RateControl,
  flag: FlagControl,
  choice: ChoiceControl,
  date: DateControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  translations: TranslationsControl,
  image: ImageControl,
  swatch: SwatchControl,
  secret: SecretControl,
  rows: RowsControl,
  values: ValuesControl,
  permissions: PermissionsControl,
} satisfies { [K in Kind]: ComponentType<ControlProps<FieldOf<K>>> }

export function controlOf(field: Field): ComponentType<ControlProps> {
  return controls[field.kind] as unknown as ComponentType<ControlProps>
}
