import { useLingui } from '@lingui/react'
import type { StandingStep } from '#api/rules/sales/set-up.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Section } from '#ui/Section.tsx'
import styles from './setup.module.css'

/** No step is open: on to the first order, and to what was left for later. */
export function SetUpDone({ steps }: { steps: readonly StandingStep[] }) {
  const { i18n } = useLingui()
  const left = steps.filter(({ state }) => state === 'skipped').length
  return (
    <Section title={i18n._(/*i18n*/ { id: 'set_up.finished', message: 'Kurulum bitti' })}>
      <p>
        {left === 0
          ? i18n._(/*i18n*/ { id: 'set_up.finished_says', message: 'Mağaza ilk siparişine hazır.' })
          : i18n._(
              /*i18n*/ {
                id: 'set_up.finished_left',
                message:
                  '{count, plural, other {# adım sonraya bırakıldı.}} Listeden istediğiniz zaman açabilirsiniz; eksikler ana sayfada da durur.',
                values: { count: left },
              },
            )}
      </p>
      <div className={styles.on}>
        <ButtonLink href="/">{i18n._(/*i18n*/ { id: 'home.title', message: 'Ana sayfa' })}</ButtonLink>
        <ButtonLink href="/orders/add" variant="primary">
          {i18n._(/*i18n*/ { id: 'set_up.first_order', message: 'İlk siparişi yaz' })}
        </ButtonLink>
      </div>
    </Section>
  )
}
