import type { I18n } from '@lingui/core'
import type { PageBlock } from '#api/contract/content/page-builder.ts'
import { itemOf } from '#api/resources/content/page-items/page-items.ts'
import { readable } from '#machines/content/page-builder/blocks.ts'

/** What a block is called: its kind, and its title where it has one. */
export function blockName(i18n: I18n, block: PageBlock): string {
  const item = itemOf(block.type)
  if (!item) return block.type
  const title = readable(block)?.title
  return title ? `${i18n._(item.name)}: ${String(title)}` : i18n._(item.name)
}
