import { useLingui } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import { isOfTheShop } from '#api/rules/platform/rules-of-shop.ts'
import { ruleAddress } from '#screens/platform/statecharts/search-places.ts'
import { WhyContext } from '#ui/why-context.ts'

/** The rules that refuse a button lead to their pages in the book, which everybody behind the gate may read. */
export function WhyRefused({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const why = useMemo(() => {
    void locale
    return {
      label: i18n._(/*i18n*/ { id: 'why.short', message: 'Neden?' }),
      labelOf: (sentence: string) =>
        i18n._(/*i18n*/ { id: 'why.of_rule', message: 'Neden? {sentence}', values: { sentence } }),
      ruleAt: (id: string) => (isOfTheShop(id) ? ruleAddress(id) : undefined),
    }
  }, [i18n, locale])
  return <WhyContext value={why}>{children}</WhyContext>
}
