import styles from './home.module.css'

const height = 40

/** The last days beside each other, the oldest first: only how they compare, for what they are stands in numbers beside it. */
export function DayBars({ days }: { days: readonly number[] }) {
  const most = Math.max(...days, 0)
  if (most === 0) return null
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days.length * 4} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((value, day) => {
        const tall = Math.max((Math.max(value, 0) / most) * height, 1)
        return <rect key={keyOf(day)} x={day * 4} y={height - tall} width={3} height={tall} />
      })}
    </svg>
  )
}

function keyOf(day: number): string {
  return `day ${day}`
}
