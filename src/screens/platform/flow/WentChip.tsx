import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { FlowKind } from '#api/contract/platform/flow.ts'
import { flowChannels, flows } from '#api/registry/flow-kinds.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { Chip } from '#ui/Chip.tsx'
import { type AskedWay, wayAskedIn } from './flow-address.ts'
import { type ChartWords, useChartWords } from './use-chart-words.ts'
import { useWaited } from './use-waited.ts'

interface WentChipProps {
  value: string
  onRemove: () => void
}

const label = /*i18n*/ { id: 'flow.went', message: 'Geçtiği yol' }

/** The way that the records of a list went, in the words of the process map. */
export default function WentChip({ value, onRemove }: WentChipProps) {
  const { i18n } = useLingui()
  const way = wayAskedIn(value)
  if (!way) return <Chip tone="accent" name={i18n._(label)} onRemove={onRemove} />
  return <Named way={way} onRemove={onRemove} />
}

/** Carriers and people are asked for by their names, where the map was narrowed by one. */
function Named({ way, onRemove }: Pick<WentChipProps, 'onRemove'> & { way: AskedWay }) {
  const { i18n } = useLingui()
  const words = useChartWords(way.kind)
  const waited = useWaited()
  const said = [
    ...(flows.find(({ kind }) => kind === way.kind)?.list.name === way.kind ? [] : [titleOf(i18n, way.kind)]),
    wayOf(i18n, words, way),
    ...(way.waited === undefined
      ? []
      : [
          i18n._(
            /*i18n*/ {
              id: 'flow.went_waited',
              message: 'en az {time} beklemiş',
              values: { time: waited(way.waited) },
            },
          ),
        ]),
    daysOf(i18n, way),
    ...(way.channel ? [channelOf(i18n, way.channel)] : []),
  ]
  const name = `${i18n._(label)}: ${said.join(', ')}`
  return (
    <WithName to="shop-shipping-methods" id={way.carrier} name={name}>
      {(carried) => (
        <WithName to="flow/people" id={way.user} name={carried}>
          {(whole) => <Chip tone="accent" name={whole} onRemove={onRemove} />}
        </WithName>
      )}
    </WithName>
  )
}

interface NameProps {
  to: string
  id: number | undefined
  /** What is said before it. */
  name: string
  children: (name: string) => React.ReactNode
}

function WithName({ id, ...rest }: NameProps) {
  return id === undefined ? rest.children(rest.name) : <Looked {...rest} id={id} />
}

function Looked({ to, id, name, children }: NameProps & { id: number }) {
  const [chosen] = useChoices(to, [id]).named
  return children(`${name}, ${chosen?.label ?? '…'}`)
}

function titleOf(i18n: I18n, kind: FlowKind): string {
  const flow = flows.find((one) => one.kind === kind)
  return flow ? i18n._(flow.one) : kind
}

/** `Beklemede → Onaylandı`; of a state that was only left, or only come to, that one end. */
function wayOf(i18n: I18n, words: ChartWords, { from, event, to }: AskedWay): string {
  const start = i18n._(/*i18n*/ { id: 'flow.start', message: 'Başlangıç' })
  const ends = [
    ...(from === undefined ? [] : [from === '' ? start : words.state(from)]),
    ...(event === undefined ? [] : [words.step(event)]),
    to === undefined ? '…' : words.state(to),
  ]
  return ends.join(' → ')
}

function daysOf(i18n: I18n, { first, last }: AskedWay): string {
  const { day } = formatsOf(i18n)
  return first === last ? day(first) : `${day(first)} – ${day(last)}`
}

function channelOf(i18n: I18n, channel: string): string {
  const says = Object.entries(flowChannels).find(([value]) => value === channel)?.[1]
  return says ? i18n._(says) : channel
}
