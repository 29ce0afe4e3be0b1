import { and, eq } from 'drizzle-orm'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { MailKind } from '#api/contract/platform/mail-templates.ts'
import { type MailPlaceholder, mailOf } from '#api/rules/platform/mail-templates.ts'
import type { Database } from '#server/db/open.ts'
import { mail_templates } from '#server/db/schema/mail-templates.ts'
import { builtMail } from './built-mails.ts'

/** What a mail tells: which one it is, and its values in a language. */
export interface MailToWrite {
  readonly kind: MailKind
  values(language: PanelLanguage): MailValuesOf
}

/** A record that mails are tried with. */
export interface MailToTry {
  readonly number: string
  values(language: PanelLanguage): MailValuesOf
}

export type MailValuesOf = Partial<Readonly<Record<MailPlaceholder, string>>>

/** A mail of a shop in its own words, or else in those that were built. */
export async function composeMail(
  db: Database,
  shop_id: number,
  language: PanelLanguage,
  { kind, values }: { readonly kind: MailKind; readonly values: MailValuesOf },
): Promise<{ subject: string; body: string }> {
  const own = await ownTemplate(db, shop_id, kind)
  return mailOf(own?.texts?.[language] ?? builtMail(kind, language), values as Record<string, string>)
}

/** What a shop made of a template; nothing where it never did. */
export async function ownTemplate(db: Database, shop_id: number, kind: MailKind) {
  const [own] = await db
    .select()
    .from(mail_templates)
    .where(and(eq(mail_templates.shop_id, shop_id), eq(mail_templates.kind, kind)))
  return own
}
