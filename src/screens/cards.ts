import { type ComponentType, lazy } from 'react'
import type { ResourceName } from '#api/registry/resources.ts'
import type { Draft } from '#api/resources/platform/resource.ts'

export interface CardProps {
  readonly id: number
  /** Another after each save. */
  readonly version: number
  /** The record as it is stored. */
  readonly stored: Draft
  /** The form holds changes that are not saved. */
  readonly unsaved: boolean
}

/** What stands under the fields of a stored record, beyond its own: loaded when a form of that resource opens. */
export const cards: Partial<Record<ResourceName, ComponentType<CardProps>>> = {
  blogs: lazy(() => import('./content/articles/BlogCard.tsx')),
  categories: lazy(() => import('./catalog/categories/MarketplaceAttributes.tsx')),
  coupons: lazy(() => import('./sales/coupons/CouponCard.tsx')),
  pages: lazy(() => import('./content/articles/PageCard.tsx')),
  'user-roles': lazy(() => import('./settings/roles/RoleCard.tsx')),
  users: lazy(() => import('./settings/users/UserCard.tsx')),
}

/** Cards with fields of their own: they stay over a save of the record, and take up what it changed themselves. */
export const cardsWithFields: readonly ResourceName[] = ['categories']
