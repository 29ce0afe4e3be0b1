import { useMemo } from 'react'
import type { LabelTheme, LabelVariant, LabelVariants } from '#api/contract/content/labels.ts'
import { type Shape, shapesOf } from '#machines/content/label/draw.ts'
import { useFormats } from '#screens/platform/formats.ts'

type Drawn = { readonly shapes: readonly Shape[]; readonly name: string }

/** What stands on the label of each row, drawn once for each product and only when it is asked for. */
export function useDrawn(
  theme: LabelTheme | null,
  shop: LabelVariants['shop'] | undefined,
  variants: readonly LabelVariant[],
): (row: number) => Drawn | null {
  const writing = useFormats()
  const draw = useMemo(() => {
    const known = new Map<LabelVariant, Drawn>()
    return (variant: LabelVariant): Drawn | null => {
      if (!theme || !shop) return null
      const drawn = known.get(variant) ?? {
        shapes: shapesOf(theme, { variant, shop, writing }),
        name: [variant.name, variant.options].filter(Boolean).join(' · '),
      }
      known.set(variant, drawn)
      return drawn
    }
  }, [theme, shop, writing])
  return (row) => {
    const variant = variants[row]
    return variant ? draw(variant) : null
  }
}
