import { useLingui } from '@lingui/react'
import type { CardProps } from '#screens/cards.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Section } from '#ui/Section.tsx'

/** A stored campaign is tried as it is stored, a coupon with its code. */
export default function CouponCard({ stored }: CardProps) {
  const { i18n } = useLingui()
  const code = stored.kind === 'coupon' ? String(stored.code ?? '') : ''
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'coupons.trial', message: 'Deneme' })}
      description={i18n._(
        /*i18n*/ {
          id: 'coupons.trial_says',
          message: 'Kaydedilmiş hâli bir sepette denenir: ne indirir, uygulanmazsa hangi kural yüzünden.',
        },
      )}
    >
      <div>
        <ButtonLink href={`/coupons/simulator${code === '' ? '' : `?code=${encodeURIComponent(code)}`}`}>
          {i18n._(/*i18n*/ { id: 'coupons.try', message: 'Sepette dene' })}
        </ButtonLink>
      </div>
    </Section>
  )
}
