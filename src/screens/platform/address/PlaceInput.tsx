import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type AddressLevel, addressLevels } from '#api/contract/platform/addresses.ts'
import { addressLevelSays, givingOf, missingList, placeNamed } from '#api/rules/platform/address-places.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { PlacesActor } from './use-places.ts'

interface PlaceInputProps {
  places: PlacesActor
  level: AddressLevel
  value: string
  /** `listed`: it was chosen from a list, so that what lay inside the one before it is another's. */
  onChange: (value: string, listed: boolean) => void
}

/** Where an address lies, one part of it: chosen where its places are known, else written (rules R142, R187). */
export function PlaceInput({ places, level, value, onChange }: PlaceInputProps) {
  const { i18n } = useLingui()
  const { address, lists, failure, looking } = useSelector(places, areaOf, isSameArea)
  const giving = givingOf(address, lists, level)
  const missing = missingList(address, lists)?.level === level
  if (giving.how === 'write') return <TextInput value={value} onChange={(text) => onChange(text, false)} />
  const listed = giving.how === 'choose' ? giving.places : []
  const chosen = placeNamed(listed, value)
  return (
    <>
      <Combobox
        choices={listed.map(({ id, name }) => ({ value: id, label: name }))}
        selected={value === '' ? null : { value: chosen?.id ?? 0, label: value }}
        onSelect={(choice) => choice && onChange(choice.label, true)}
        busy={missing && looking}
        placeholder={giving.how === 'choose' || missing ? i18n._(find) : waitsFor(i18n, level)}
      />
      {missing && !looking && failure && (
        <ChoicesFailed failure={failure} onRetry={() => places.send({ type: 'RETRY' })} />
      )}
    </>
  )
}

const find = /*i18n*/ { id: 'records.find', message: 'Yazarak arayın' }

type Snapshot = ReturnType<PlacesActor['getSnapshot']>

function areaOf({ context, value }: Snapshot) {
  return { address: context.places, lists: context.lists, failure: context.failure, looking: value !== 'failed' }
}

function isSameArea(one: ReturnType<typeof areaOf>, other: ReturnType<typeof areaOf>): boolean {
  return one.address === other.address && one.lists === other.lists && one.looking === other.looking
}

/** What has to be chosen before there is something to choose from here. */
function waitsFor(i18n: I18n, level: AddressLevel): string {
  const above = addressLevels[addressLevels.indexOf(level) - 1] ?? 'country'
  return i18n._(
    /*i18n*/ {
      id: 'address.first',
      message: 'Önce seçin: {above}',
      values: { above: i18n._(addressLevelSays[above]) },
    },
  )
}
