import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Mailer } from './mailer.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** The mailer that the configuration names: a mail server where there is an `SMTP_URL`, else the folder `outbox` of `DATA_DIR`. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : outboxMailer(join(dataDir, 'outbox'))
}
