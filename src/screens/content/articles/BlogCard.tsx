import type { CardProps } from '#screens/cards.ts'
import { AddressCard } from './AddressCard.tsx'
import { CopyCard } from './CopyCard.tsx'
import { StorefrontCard } from './StorefrontCard.tsx'

/** What stands under the form of a post. */
export default function BlogCard({ id, unsaved }: CardProps) {
  return (
    <>
      <StorefrontCard of="blogs" id={id} unsaved={unsaved} />
      <CopyCard of="blogs" id={id} />
      <AddressCard of="blogs" id={id} />
    </>
  )
}
