import { productTypes } from '#api/contract/catalog/products.ts'
import { LockedNote } from '#screens/platform/records/LockedNote.tsx'
import { useLock } from '#screens/platform/records/use-lock.ts'
import { LockedContext } from '#ui/locked.ts'
import { Attributes } from './Attributes.tsx'
import { Categories } from './Categories.tsx'
import { Conflict } from './Conflict.tsx'
import { FillCodes } from './FillCodes.tsx'
import styles from './FormBody.module.css'
import { useForm, usePart } from './form-actor.ts'
import { Generator } from './Generator.tsx'
import { Kind } from './Kind.tsx'
import { Organisation } from './Organisation.tsx'
import { Quantities } from './Quantities.tsx'
import { Questions } from './Questions.tsx'
import { Seo } from './Seo.tsx'
import { SingleProduct } from './SingleProduct.tsx'
import { Texts } from './Texts.tsx'
import { useWantedFocus } from './useWantedFocus.ts'
import { VariantDetails } from './VariantDetails.tsx'
import { Variants } from './Variants.tsx'

/** Everything that is asked of a product: what it is on the left, where it belongs on the right. */
export function FormBody() {
  const mode = usePart((form) => form.mode)
  const varied = usePart(({ draft }) => draft.product_type_id === productTypes.variant)
  const quick = mode === 'quick'
  useWantedFocus()
  const locked = useLock(useForm(), { type: 'SUBMIT' })
  return (
    <LockedContext value={locked}>
      <LockedNote locked={locked} />
      <div className={quick ? styles.quick : styles.columns}>
        <div className={styles.column}>
          <Texts quick={quick} />
          {varied && !quick ? <Variants /> : <SingleProduct quick={quick} />}
          {!quick && <Attributes />}
          {!quick && <Seo />}
        </div>
        <div className={styles.column}>
          <Kind quick={quick} />
          <Categories quick={quick} />
          <Organisation />
          <Quantities />
        </div>
      </div>
      <VariantDetails />
      <Generator />
      <FillCodes />
      <Questions />
      <Conflict />
    </LockedContext>
  )
}
