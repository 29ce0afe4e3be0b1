import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { memo, useState } from 'react'
import { type PageBlock, type PreviewWidth, previewWidths } from '#api/contract/content/page-builder.ts'
import { itemOf } from '#api/resources/content/page-items/page-items.ts'
import { readable } from '#machines/content/page-builder/blocks.ts'
import { blocksIn } from '#machines/content/page-builder/page-builder.context.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { useMedia } from '#ui/useMedia.ts'
import type { BuilderActor } from './builder-actor.ts'
import { DrawnBlock } from './DrawnBlock.tsx'
import styles from './pagebuilder.module.css'

/** How much smaller a page is drawn beside its blocks. */
const scales: Readonly<Record<PreviewWidth, number>> = { 390: 1, 820: 0.75, 1440: 0.45 }

/** The page as its blocks declare it, at the width of a phone, a tablet and a desk. */
export function BuilderPreview({ actor }: { actor: BuilderActor }) {
  const { i18n } = useLingui()
  // Whoever builds on a phone looks at it as on a phone first.
  const onPhone = useMedia('(max-width: 600px)')
  const [width, setWidth] = useState<PreviewWidth>(onPhone ? 390 : 1440)
  const blocks = useSelector(actor, ({ context }) => blocksIn(context))
  return (
    <Section title={i18n._(words.preview)}>
      <RadioGroup
        segmented
        label={i18n._(words.width)}
        value={String(width)}
        onChange={(chosen) => setWidth(previewWidths.find((one) => String(one) === chosen) ?? 1440)}
        options={previewWidths.map((one) => ({ value: String(one), label: `${one} px` }))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key */}
      <section className={styles.preview} aria-label={i18n._(words.page)} tabIndex={0}>
        <div className={styles.paper} style={{ width, zoom: scales[width] }} data-width={width}>
          {blocks.map((block) => (
            <PreviewBlock key={block.key} block={block} width={width} />
          ))}
        </div>
      </section>
    </Section>
  )
}

/** One block of the page; only what was changed is drawn anew. */
const PreviewBlock = memo(function PreviewBlock({ block, width }: { block: PageBlock; width: PreviewWidth }) {
  const { i18n } = useLingui()
  const item = itemOf(block.type)
  const data = readable(block)
  return item && data ? (
    <DrawnBlock name={i18n._(item.name)} drawn={item.draw(data)} width={width} />
  ) : (
    <p className={styles.placeholder}>{i18n._({ ...words.unknown, values: { type: block.type } })}</p>
  )
})

const words = {
  preview: /*i18n*/ { id: 'pagebuilder.preview', message: 'Önizleme' },
  page: /*i18n*/ { id: 'pagebuilder.page', message: 'Sayfanın görünüşü' },
  width: /*i18n*/ { id: 'pagebuilder.width', message: 'Ekran genişliği' },
  unknown: /*i18n*/ { id: 'pagebuilder.unknown', message: 'Tanınmayan blok: {type}' },
}
