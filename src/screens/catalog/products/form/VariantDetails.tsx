import { useLingui } from '@lingui/react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useLocked } from '#ui/locked.ts'
import { Section } from '#ui/Section.tsx'
import { Switch } from '#ui/Switch.tsx'
import { DeleteVariant } from './DeleteVariant.tsx'
import { useForm, usePart } from './form-actor.ts'
import { Images, ImportedImages, useVariantUploads } from './Images.tsx'
import { fieldName, variantName } from './names.ts'
import { OptionValue } from './OptionValue.tsx'
import { Prices } from './Prices.tsx'
import { ShareImages } from './ShareImages.tsx'
import styles from './VariantDetails.module.css'
import { Stock, Supply } from './VariantFields.tsx'

/** The details of variants: of the one that is open, and of those whose pictures are still on their way, so that closing loses none. */
export function VariantDetails() {
  const indexes = usePart(({ view, uploading }) => [
    ...new Set([...uploading, ...(view.variant === null ? [] : [view.variant])]),
  ])
  return indexes.map((index) => <OneVariant key={index} index={index} />)
}

function OneVariant({ index }: { index: number }) {
  const form = useForm()
  const { i18n } = useLingui()
  const uploads = useVariantUploads(index)
  const open = usePart(({ view, draft }) => view.variant === index && !draft.variants[index]?.deleted)
  const name = usePart(({ draft, lists }) => variantName(i18n, draft, lists, index))
  const options = usePart(({ draft }) => draft.selected_options)
  const close = () => form.send({ type: 'OPEN_VARIANT', index: null })
  return (
    <Dialog
      open={open}
      onClose={close}
      width="wide"
      title={name}
      footer={
        <>
          <DeleteVariant index={index} />
          <span className={styles.gap} />
          <Button variant="primary" onPress={close}>
            {i18n._(/*i18n*/ { id: 'variants.done', message: 'Tamam' })}
          </Button>
        </>
      }
    >
      <Section title={fieldName(i18n, 'options')}>
        <div className={styles.options}>
          {options.map((id, at) => (
            <OptionValue key={id} index={index} at={at} />
          ))}
        </div>
        <VariantSummary index={index} />
      </Section>
      <Prices index={index} />
      <Stock index={index} />
      <Section title={fieldName(i18n, 'images')} actions={<ImportedImages index={index} />}>
        <Images index={index} uploads={uploads} paste />
        <ShareImages index={index} />
      </Section>
      <Supply index={index} />
    </Dialog>
  )
}

/** Whether it is sold, and whether it is the one shown first. */
function VariantSummary({ index }: { index: number }) {
  const form = useForm()
  const { i18n } = useLingui()
  const locked = useLocked().length > 0
  const { status, isDefault } = usePart(({ draft }) => ({
    status: draft.variants[index]?.status === 1,
    isDefault: draft.variants[index]?.is_default === 1,
  }))
  return (
    <div className={styles.summary}>
      <Switch
        checked={status}
        onChange={(on) => form.send({ type: 'SET_VARIANT', index, key: 'status', value: on ? 1 : 0 })}
        label={i18n._(/*i18n*/ { id: 'variants.on_sale', message: 'Satışta' })}
      />
      {isDefault ? (
        <p>{i18n._(/*i18n*/ { id: 'variants.is_default', message: 'Bu varyant varsayılandır.' })}</p>
      ) : (
        !locked && (
          <Button size="compact" onPress={() => form.send({ type: 'MAKE_DEFAULT', index })}>
            {i18n._(/*i18n*/ { id: 'variants.make_default', message: 'Varsayılan yap' })}
          </Button>
        )
      )}
    </div>
  )
}
