import { useLingui } from '@lingui/react'
import type { PreviewWidth } from '#api/contract/content/page-builder.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import type { Drawn, DrawnCard, DrawnPicture, Stocked } from '#api/resources/content/page-items/item.ts'
import { classes } from '#ui/classes.ts'
import drawing from './drawing.module.css'

interface DrawnBlockProps {
  name: string
  drawn: Drawn
  width: PreviewWidth
}

/** One block as a storefront would draw it. What people typed is text, and links lead nowhere here. */
export function DrawnBlock({ name, drawn, width }: DrawnBlockProps) {
  const { title, text, look, columns, cards = [], stock, background, colour, side, motion } = drawn
  const isEmpty = !title && !text && cards.length === 0 && !stock
  return (
    <div
      className={classes(drawing.block, drawing[look])}
      data-side={side}
      data-motion={motion}
      style={{ background, color: colour, ...(columns ? { ['--columns' as string]: columns } : {}) }}
    >
      {isEmpty && <p className={drawing.empty}>{name}</p>}
      {title && <p className={drawing.title}>{title}</p>}
      {text && <p className={drawing.text}>{text}</p>}
      {(cards.length > 0 || stock) && (
        <div className={drawing.cards}>
          {cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place among the cards
            <Card key={at} card={card} width={width} />
          ))}
          {stock && <Stock of={stock.of} count={stock.count} />}
        </div>
      )}
    </div>
  )
}

function Card({ card: { picture, title, text, button }, width }: { card: DrawnCard; width: PreviewWidth }) {
  return (
    <div className={drawing.card}>
      {picture ? <img src={urlOf(pictureAt(picture, width))} alt="" loading="lazy" /> : null}
      <div className={drawing.words}>
        {title && <p className={drawing.cardTitle}>{title}</p>}
        {text && <p className={drawing.text}>{text}</p>}
        {button && <span className={drawing.button}>{button}</span>}
      </div>
    </div>
  )
}

function pictureAt({ web, tablet, mobile }: DrawnPicture, width: PreviewWidth): string {
  if (width === 390) return mobile
  return width === 820 ? tablet : web
}

/** Places for what the storefront takes from the shop's own records. */
function Stock({ of, count }: { of: Stocked; count: number }) {
  const { i18n } = useLingui()
  const shown = Math.min(Number.isFinite(count) ? Math.max(count, 0) : 0, 12)
  return Array.from({ length: shown }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all places are alike
    <div key={at} className={classes(drawing.card, drawing.stock)}>
      {i18n._({ ...stocked[of], values: { at: at + 1 } })}
    </div>
  ))
}

const stocked: Readonly<Record<Stocked, { id: string; message: string }>> = {
  products: /*i18n*/ { id: 'pagebuilder.stock_product', message: '{at}. ürün' },
  categories: /*i18n*/ { id: 'pagebuilder.stock_category', message: '{at}. kategori' },
  brands: /*i18n*/ { id: 'pagebuilder.stock_brand', message: '{at}. marka' },
  comments: /*i18n*/ { id: 'pagebuilder.stock_comment', message: '{at}. yorum' },
  posts: /*i18n*/ { id: 'pagebuilder.stock_post', message: '{at}. yazı' },
  menu: /*i18n*/ { id: 'pagebuilder.stock_menu', message: '{at}. menü öğesi' },
}
