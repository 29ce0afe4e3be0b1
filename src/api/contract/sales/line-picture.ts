import { nullable, optional, string } from 'superstruct'

/** The variant's own first picture, or else the product's. A basket that was kept before lines had pictures goes without. */
export const LinePicture = optional(nullable(string()))
