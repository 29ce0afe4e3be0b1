import { is } from 'superstruct'
import { type ItemType, itemTypes } from '#api/contract/content/page-builder.ts'
import { animationHero } from './animation-hero.ts'
import { bannerBlockGrid } from './banner-block-grid.ts'
import { bannerSlider } from './banner-slider.ts'
import { blogSection } from './blog-section.ts'
import { brandBlockGrid } from './brand-block-grid.ts'
import { brandSlider } from './brand-slider.ts'
import { categorySlider } from './category-slider.ts'
import { certificates } from './certificates.ts'
import { commentSlider } from './comment-slider.ts'
import { heroAndBanner } from './hero-and-banner.ts'
import { heroSlider } from './hero-slider.ts'
import { imageText } from './image-text.ts'
import { information } from './information.ts'
import { type ItemData, type PageItem, structOf } from './item.ts'
import { mainMenu } from './main-menu.ts'
import { productSlider } from './product-slider.ts'
import { scrollingBoard } from './scrolling-board.ts'
import { testComponent } from './test-component.ts'
import { videoGrid } from './video-grid.ts'

/** Every kind of block (R29), by its name. */
const pageItems: Readonly<Record<ItemType, PageItem>> = {
  heroslider: heroSlider,
  bannerslider: bannerSlider,
  bannerblockgrid: bannerBlockGrid,
  productslider: productSlider,
  commentslider: commentSlider,
  blogsection: blogSection,
  imagetext: imageText,
  categoryslider: categorySlider,
  brandslider: brandSlider,
  mainmenu: mainMenu,
  brandblockgrid: brandBlockGrid,
  testcomponent: testComponent,
  kayanpano: scrollingBoard,
  heroandbanner: heroAndBanner,
  information,
  videogrid: videoGrid,
  certificates,
  animationhero: animationHero,
}

/** The kind of a block; none where no storefront knows it. */
export function itemOf(type: string): PageItem | undefined {
  return (itemTypes as readonly string[]).includes(type) ? pageItems[type as ItemType] : undefined
}

/** What a block says, where it is of a kind that is known and says what that kind says. */
export function dataOf(item: PageItem, text: string): ItemData | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return is(data, structOf(item)) ? (data as ItemData) : undefined
  } catch {
    return undefined
  }
}
