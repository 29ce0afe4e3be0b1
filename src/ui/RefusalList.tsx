import { TriangleAlertIcon } from './icons.ts'
import { Link } from './Link.tsx'
import styles from './RefusalList.module.css'
import type { ShownRefusal } from './refusal.ts'
import type { Why } from './why-context.ts'

interface RefusalListProps {
  refusals: readonly ShownRefusal[]
  id?: string
  /** Each leads to the page of its rule too. */
  why?: Why | null
  /** Told after a fix was followed, such as to close what lists them. */
  onFollowed?: () => void
}

/** The failing rules as sentences, each with the way to mend it. */
export function RefusalList({ refusals, id, why = null, onFollowed }: RefusalListProps) {
  return (
    <ul id={id} className={styles.list}>
      {refusals.map((refusal) => (
        <li key={`${refusal.id} ${refusal.text}`} className={styles.item} data-rule={refusal.id}>
          <TriangleAlertIcon aria-hidden />
          <span>
            {refusal.text} <Fix refusal={refusal} onFollowed={onFollowed} />
            {why && <RuleLink why={why} refusal={refusal} onFollowed={onFollowed} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Fix({ refusal, onFollowed }: { refusal: ShownRefusal; onFollowed: (() => void) | undefined }) {
  const { fix } = refusal
  if (!fix) return null
  if ('href' in fix) {
    return (
      <Link href={fix.href} onClick={onFollowed}>
        {fix.label}
      </Link>
    )
  }
  if ('refused' in fix)
    return (
      <span>
        {fix.label}: {fix.refused}
      </span>
    )
  const follow = () => {
    onFollowed?.()
    fix.onFix()
  }
  return (
    <button type="button" className={styles.fix} onClick={follow}>
      {fix.label}
    </button>
  )
}

function RuleLink({
  why,
  refusal: { id, text },
  onFollowed,
}: {
  why: Why
  refusal: ShownRefusal
  onFollowed: (() => void) | undefined
}) {
  const href = why.ruleAt(id)
  if (href === undefined) return null
  return (
    <>
      {' '}
      <Link href={href} aria-label={why.labelOf(text)} onClick={onFollowed} data-why>
        {why.label}
      </Link>
    </>
  )
}
