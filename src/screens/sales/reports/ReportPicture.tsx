import { useLingui } from '@lingui/react'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { ParentSize } from '@visx/responsive'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { ReportRow } from '#api/contract/sales/reports.ts'
import type { Report } from '#api/listings/sales/report.ts'
import { rowName } from '#api/listings/sales/report-rows.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { classes } from '#ui/classes.ts'
import { readerOf } from './reader.ts'
import styles from './reports.module.css'

interface PictureProps {
  report: Report
  by: string
  rows: readonly ReportRow[]
  compared: boolean
}

const height = 220
const margin = { top: 8, right: 8, bottom: 28, left: 64 }
/** What has no order in time is drawn as far as it can be told apart. */
const most = 24

/** The main figure of each row beside that of the days before; the table below has the same in numbers, for whoever sees no picture. */
export default function ReportPicture(props: PictureProps) {
  return (
    <div className={styles.picture}>
      <ParentSize debounceTime={50}>{({ width }) => width > 0 && <Bars {...props} width={width} />}</ParentSize>
    </div>
  )
}

function Bars({ report, by, rows, compared, width }: PictureProps & { width: number }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const grouping = report.by[by]
  if (!grouping) return null
  const drawn = ['name', 'choice'].includes(grouping.kind) ? rows.slice(0, most) : rows
  const of = (figures: ReportRow['before']) => Math.max(0, Number(figures?.[report.main] ?? 0))
  const x = scaleBand({
    domain: drawn.map(({ key }) => key),
    range: [margin.left, width - margin.right],
    padding: 0.25,
  })
  // Two bars are not half a page wide each.
  const band = Math.min(x.bandwidth(), 64)
  const start = (key: string) => (x(key) ?? 0) + (x.bandwidth() - band) / 2
  const highest = Math.max(1, ...drawn.map((row) => Math.max(of(row.figures), compared ? of(row.before) : 0)))
  const y = scaleLinear({ domain: [0, highest], range: [height - margin.bottom, margin.top], nice: true })
  const half = compared ? band / 2 : band
  const bar = (value: number) => ({ y: y(value), height: y(0) - y(value) })
  const names = new Map(drawn.map((row) => [row.key, rowName(readerOf(i18n), grouping, row)]))
  // A name needs its room: on a narrow page every few of them stand.
  const each = Math.max(1, Math.ceil(drawn.length / Math.max(1, Math.floor((width - margin.left) / 96))))
  return (
    <svg width={width} height={height} aria-hidden="true">
      {drawn.map((row) => (
        <g key={row.key}>
          {compared && (
            <Bar className={classes(styles.before)} x={start(row.key)} width={half} {...bar(of(row.before))} />
          )}
          <Bar
            className={classes(styles.now)}
            x={start(row.key) + (compared ? half : 0)}
            width={half}
            {...bar(of(row.figures))}
          />
        </g>
      ))}
      <AxisLeft
        left={margin.left}
        scale={y}
        numTicks={4}
        hideTicks
        hideAxisLine
        tickFormat={(value) => format.about(Number(value))}
        tickClassName={classes(styles.tick)}
      />
      <AxisBottom
        top={height - margin.bottom}
        scale={x}
        hideTicks
        axisLineClassName={classes(styles.axis)}
        tickValues={drawn.filter((_, at) => at % each === 0).map(({ key }) => key)}
        tickFormat={(key) => shortened(names.get(String(key)) ?? '')}
        tickClassName={classes(styles.tick)}
      />
    </svg>
  )
}

function shortened(name: string): string {
  return name.length > 14 ? `${name.slice(0, 13)}…` : name
}
