import { array, enums, type Infer, integer, object, string } from 'superstruct'
import { AudienceGroups } from '#api/contract/content/newsletter-sendings.ts'
import { Id, Switch, Text } from '#api/contract/platform/common.ts'
import { panelLanguages } from '#api/contract/platform/languages.ts'
import { EveryMailText } from '#api/contract/platform/mail-templates.ts'

/** A newsletter as the shop wrote it. */
export const Newsletter = object({
  id: Id,
  version: integer(),
  title: string(),
  texts: EveryMailText,
  updated_at: string(),
})
export type Newsletter = Infer<typeof Newsletter>

const Values = object({ shop_name: string(), customer_name: string() })

/** The templates of a shop, and what is needed to write and try one. */
export const Newsletters = object({
  rows: array(Newsletter),
  /** The words that a new one begins with. */
  starter: EveryMailText,
  /** What stands for the placeholders in a preview. */
  values: object({ tr: Values, en: Values }),
  /** The groups of customers that one may go to. */
  groups: AudienceGroups,
  /** The shop has a way to send mails. */
  mail: Switch,
})
export type Newsletters = Infer<typeof Newsletters>

const written = { title: Text, texts: EveryMailText }
export const NewNewsletter = object(written)
export const SavedNewsletter = object({ ...written, version: integer() })
export const NewsletterTest = object({ language: enums(panelLanguages), texts: EveryMailText })
export const NewsletterTested = object({ recipient: string() })
