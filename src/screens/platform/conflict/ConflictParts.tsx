import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import {
  type Choices,
  type Compared,
  type Part,
  placeOf,
  type Side,
  sideOf,
} from '#machines/platform/conflict/parts.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { TriangleAlertIcon } from '#ui/icons.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import styles from './conflict.module.css'

interface ConflictPartsProps<P extends Part> {
  compared: Compared<P>
  choices: Choices
  /** Who saved meanwhile; empty where it was the stock that moved. */
  user: string
  nameOf: (part: P) => ReactNode
  format: (part: P, value: unknown) => ReactNode
  /** One side for a part, or for all of them without a path. */
  onChoose: (path: string | null, side: Side) => void
}

/** So many parts of a kind are shown; more of them nobody reads. All of them follow the two buttons. */
const most = 100

/** What two people changed in one record, part by part: what both changed is marked and asked, mine can be given up, theirs is told. */
export function ConflictParts<P extends Part>(props: ConflictPartsProps<P>) {
  const { i18n } = useLingui()
  const { compared, user, onChoose } = props
  const { differences, own, taken } = compared
  const open = differences.length + own.length
  const theirs = user || i18n._(/*i18n*/ { id: 'product.theirs', message: 'Kayıtlı olan' })
  return (
    <div className={styles.conflict}>
      {differences.length === 0 && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'records.no_collision',
              message: 'Farklı alanları değiştirdiniz; iki değişiklik de kalabilir.',
            },
          )}
        </p>
      )}
      {open > 1 && (
        <div className={styles.all}>
          <Button size="compact" onPress={() => onChoose(null, 'mine')}>
            {i18n._(/*i18n*/ { id: 'conflict.all_mine', message: 'Hepsinde benimki' })}
          </Button>
          <Button size="compact" onPress={() => onChoose(null, 'theirs')}>
            {i18n._(/*i18n*/ { id: 'conflict.all_theirs', message: 'Hepsinde {user}', values: { user: theirs } })}
          </Button>
        </div>
      )}
      <Section
        title={i18n._(/*i18n*/ { id: 'conflict.both_changed', message: 'İkinizin de değiştirdiği' })}
        count={differences.length}
        marked
      >
        {differences.slice(0, most).map((part) => (
          <Choice key={part.path} {...props} part={part} theirs={theirs} />
        ))}
      </Section>
      <Section
        title={i18n._(/*i18n*/ { id: 'conflict.only_mine', message: 'Yalnız sizin değiştirdiğiniz' })}
        count={own.length}
      >
        {own.slice(0, most).map((part) => (
          <Choice key={part.path} {...props} part={part} theirs={theirs} />
        ))}
      </Section>
      <Section
        title={i18n._(/*i18n*/ { id: 'conflict.only_theirs', message: 'Kayıttan alınan, sizin dokunmadığınız' })}
        count={taken.length}
      >
        {taken.slice(0, most).map((part) => (
          <Taken key={part.path} {...props} part={part} />
        ))}
      </Section>
    </div>
  )
}

interface SectionProps {
  title: string
  count: number
  marked?: boolean
  children: ReactNode
}

function Section({ title, count, marked, children }: SectionProps) {
  const { i18n } = useLingui()
  if (count === 0) return null
  const left = count - most
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        {marked && <TriangleAlertIcon aria-hidden />}
        {title}
      </h3>
      <div className={styles.parts}>{children}</div>
      {left > 0 && (
        <p className={styles.more}>
          {i18n._(
            /*i18n*/ {
              id: 'conflict.more',
              message: '{count, plural, other {# alan daha var.}}',
              values: { count: left },
            },
          )}
        </p>
      )}
    </section>
  )
}

type ChoiceProps<P extends Part> = ConflictPartsProps<P> & { part: P; theirs: string }

function Choice<P extends Part>({ part, compared, choices, theirs, nameOf, format, onChoose }: ChoiceProps<P>) {
  const { i18n } = useLingui()
  const { path, sides } = part
  const isCompared = compared.differences.includes(part)
  const labels: Record<Side, string> = {
    mine: i18n._(/*i18n*/ { id: 'records.mine', message: 'Benimki' }),
    theirs,
    both: i18n._(/*i18n*/ { id: 'records.both', message: 'İkisi birden' }),
  }
  const before = i18n._(/*i18n*/ { id: 'conflict.before', message: 'Önceki' })
  const of = { mine: part.mine, theirs: part.theirs }
  return (
    <Field name={placeOf(path)} label={nameOf(part)}>
      {isCompared && (
        <p className={styles.before}>
          {before}: {format(part, part.base)}
        </p>
      )}
      <RadioGroup
        value={isCompared ? (choices[path] ?? '') : sideOf(part, choices)}
        onChange={(side) => onChoose(path, side as Side)}
        options={sides.map((one) => ({
          value: one,
          label: labels[one],
          ...(one === 'both' ? {} : { hint: format(part, of[one]) }),
        }))}
      />
    </Field>
  )
}

function Taken<P extends Part>({ part, nameOf, format }: ConflictPartsProps<P> & { part: P }) {
  return (
    <div>
      <div className={styles.name}>{nameOf(part)}</div>
      <div className={styles.taken}>
        <del>{format(part, part.base)}</del> <ins>{format(part, part.theirs)}</ins>
      </div>
    </div>
  )
}
