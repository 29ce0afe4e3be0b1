import { useLingui } from '@lingui/react'
import { Section } from '#ui/Section.tsx'
import { usePart } from './form-actor.ts'
import { Images, ImportedImages, useVariantUploads } from './Images.tsx'
import { fieldName } from './names.ts'
import { Prices } from './Prices.tsx'
import { Stock, Supply } from './VariantFields.tsx'

/** A product without variants has one all the same, and shows its fields as its own. */
export function SingleProduct({ quick }: { quick: boolean }) {
  const index = usePart(({ draft }) =>
    Math.max(
      0,
      draft.variants.findIndex((one) => one.is_default && !one.deleted),
    ),
  )
  return (
    <>
      <SingleImages key={index} index={index} />
      <Prices index={index} />
      <Stock index={index} quick={quick} />
      {!quick && <Supply index={index} />}
    </>
  )
}

function SingleImages({ index }: { index: number }) {
  const { i18n } = useLingui()
  const uploads = useVariantUploads(index)
  return (
    <Section title={fieldName(i18n, 'images')} actions={<ImportedImages index={index} />}>
      <Images index={index} uploads={uploads} paste />
    </Section>
  )
}
