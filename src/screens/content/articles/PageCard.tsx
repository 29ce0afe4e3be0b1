import type { CardProps } from '#screens/cards.ts'
import { AddressCard } from './AddressCard.tsx'
import { CopyCard } from './CopyCard.tsx'
import { StorefrontCard } from './StorefrontCard.tsx'

/** What stands under the form of a page. */
export default function PageCard({ id, unsaved }: CardProps) {
  return (
    <>
      <StorefrontCard of="pages" id={id} unsaved={unsaved} />
      <CopyCard of="pages" id={id} />
      <AddressCard of="pages" id={id} />
    </>
  )
}
