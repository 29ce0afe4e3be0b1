import { useLingui } from '@lingui/react'
import type { CardProps } from '#screens/cards.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Section } from '#ui/Section.tsx'
import { CouponResults } from './CouponResults.tsx'

/** What a stored campaign brought; and it is tried as it is stored, a coupon with its code. */
export default function CouponCard({ id, stored }: CardProps) {
  return (
    <>
      <CouponResults id={id} />
      <Trial stored={stored} />
    </>
  )
}

function Trial({ stored }: Pick<CardProps, 'stored'>) {
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
