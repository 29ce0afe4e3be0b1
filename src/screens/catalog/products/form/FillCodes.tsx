import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { codingOf } from '#machines/catalog/product-form/codes.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useForm, usePart } from './form-actor.ts'
import styles from './Generator.module.css'
import { fieldName, variantName } from './names.ts'
import { Patterns } from './Patterns.tsx'
import { RowCodes } from './RowCodes.tsx'
import { ScrolledRows } from './ScrolledRows.tsx'

/** Gives codes of a pattern to the variants that have none yet. */
export function FillCodes() {
  const form = useForm()
  const { i18n } = useLingui()
  const open = useSelector(form, (snapshot) => snapshot.matches({ form: { work: { editing: 'coding' } } }))
  const close = () => form.send({ type: 'CANCEL' })
  return (
    <Dialog
      open={open}
      onClose={close}
      width="wide"
      title={i18n._(/*i18n*/ { id: 'codes.title', message: 'Boş kodları doldur' })}
      description={i18n._(
        /*i18n*/ {
          id: 'codes.about',
          message: 'Kodu boş varyantlar kalıptan kod alır; yazılmış kodlar değişmez.',
        },
      )}
      footer={
        <>
          <Button onPress={close}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          <Act actor={form} event={{ type: 'FILL_CODES' }} variant="primary">
            {i18n._(/*i18n*/ { id: 'codes.fill', message: 'Doldur' })}
          </Act>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.options}>
          <Patterns act="FILL_CODES" />
        </div>
        <Preview />
      </div>
    </Dialog>
  )
}

/** The variants without a code, and the codes that they will get. */
function Preview() {
  const { i18n } = useLingui()
  const { places, codes } = usePart((form) => {
    const { places, codes } = codingOf(form, 'FILL_CODES')
    return { places, codes }
  })
  const byPlace = Map.groupBy(codes, ({ index }) => index)
  if (places.length === 0) {
    return <EmptyState title={i18n._(/*i18n*/ { id: 'codes.none', message: 'Kodu boş varyant yok.' })} />
  }
  return (
    <div className={styles.preview}>
      <p className={styles.sum} aria-live="polite">
        {i18n._(
          /*i18n*/ {
            id: 'codes.sum',
            message: 'Kodu boş {places, plural, other {# varyant}}; {count, plural, other {# kod}} verilecek',
            values: { places: places.length, count: codes.length },
          },
        )}
      </p>
      <ScrolledRows label={fieldName(i18n, 'variants')} keys={places}>
        {(at) => {
          const index = places[at]
          return (
            index !== undefined && (
              <>
                <Name index={index} />
                <RowCodes codes={byPlace.get(index)} />
              </>
            )
          )
        }}
      </ScrolledRows>
    </div>
  )
}

function Name({ index }: { index: number }) {
  const { i18n } = useLingui()
  const name = usePart(({ draft, lists }) => variantName(i18n, draft, lists, index))
  return (
    <span className={styles.ticked}>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
