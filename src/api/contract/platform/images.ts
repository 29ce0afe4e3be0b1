import { type Infer, integer, nullable, object, optional, string } from 'superstruct'
import { Id, Switch, Text } from './common.ts'

/** 0 normal, 1 front, 2 back, 3 sample. */
export const imageTypes = { normal: 0, front: 1, back: 2, sample: 3 } as const
export type ImageType = (typeof imageTypes)[keyof typeof imageTypes]

/** A picture of a product: `image` is the stored name, `url` where it is had. */
export const Image = object({
  id: optional(nullable(Id)),
  type: integer(),
  image: Text,
  url: optional(string()),
  status: Switch,
  deleted: Switch,
})
export type Image = Infer<typeof Image>
