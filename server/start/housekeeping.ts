import { Cron } from 'croner'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { daysKept } from '#api/contract/platform/imports.ts'
import { followListings, judgeChanged } from '#server/catalog/listings/follow.ts'
import { publishDueCopies } from '#server/content/articles/scheduled-copy.ts'
import { tellDueCheques } from '#server/money/cheques/notices.ts'
import { checkFiles, removeLooseFiles } from '#server/platform/files/clean.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { findBroken, linesOf } from '#server/platform/invariants.ts'
import { sendMails } from '#server/platform/mails/send.ts'
import { sendPhoneMessages } from '#server/platform/phone-messages/send.ts'
import { sendLinks } from '#server/platform/session/send-links.ts'
import { emptyTrash } from '#server/platform/trash/empty.ts'
import { followInvoices } from '#server/sales/invoices/follow.ts'
import { followParcels } from '#server/sales/shipping/follow.ts'
import { voidLabels } from '#server/sales/shipping/void-labels.ts'
import { runDueCrons } from '#server/settings/crons/run.ts'

/** What is of no use any more: keys that are not repeated after two days (those of sales that a till keeps, after more than a year), changes that every till has read, files that were taken in and notices that were given a month ago, ended sessions, links and counts, jobs, mails and messages to phones of last season. */
const outdated = [
  sql`delete from idempotency_keys
       where created_at < now() - interval '2 days' and (key not like 'sale-%' or created_at < now() - interval '400 days')`,
  sql`delete from variant_changes where created_at < now() - interval '3 days'`,
  sql`delete from refusals where at < now() - interval '13 months'`,
  sql`delete from sessions where expires_at < now() - interval '1 day'`,
  sql`delete from password_resets where expires_at < now() - interval '1 day'`,
  sql`delete from imports where created_at < now() - make_interval(days => ${daysKept})`,
  sql`delete from rate_limits where expire < now() - interval '1 day'`,
  sql`delete from notifications where created_at < now() - interval '30 days'`,
  sql`delete from jobs where finished_at < now() - interval '90 days'`,
  sql`delete from mails where state <> 'queued' and created_at < now() - interval '90 days'`,
  sql`delete from phone_messages where state <> 'queued' and created_at < now() - interval '90 days'`,
]

/**
 * Does what a running shop needs from time to time, beginning with a look at its data now. Answers how to stop it: what is under way then may
 * lose its database, and that is no failure to tell of.
 */
export function runHousekeeping(services: Services, pool: Pool): () => void {
  const { log } = services
  let stopped = false
  const guarded = (name: string, work: () => Promise<unknown>) => async () => {
    await work().catch((error) => stopped || log.error({ error }, `${name} failed`))
  }
  const verify = guarded('verifying the data', () => verifyData(services, pool))
  const jobs = [
    new Cron('0 3 * * *', { protect: true }, verify),
    new Cron(
      '30 3 * * *',
      { protect: true },
      guarded('removing what is outdated', () => removeOutdated(services)),
    ),
    new Cron(
      '45 3 * * *',
      { protect: true },
      guarded('emptying the trash', () => emptyTrash(services)),
    ),
    new Cron(
      '* * * * *',
      { protect: true },
      guarded('sending mails', () => sendMails(services)),
    ),
    new Cron(
      '* * * * *',
      { protect: true },
      guarded('sending messages to phones', () => sendPhoneMessages(services)),
    ),
    new Cron(
      '* * * * *',
      { protect: true },
      guarded('sending reset links', () => sendLinks(services)),
    ),
    new Cron(
      '* * * * *',
      { protect: true },
      guarded('asking for invoices', () => followInvoices(services, () => stopped)),
    ),
    new Cron(
      '* * * * *',
      { protect: true },
      guarded('asking for parcels', () => followParcels(services, () => stopped)),
    ),
    new Cron(
      '* * * * *',
      { protect: true },
      guarded('withdrawing parcels', () => voidLabels(services, () => stopped)),
    ),
    new Cron(
      '* * * * *',
      { protect: true },
      guarded('asking for listed products', () => followListings(services, () => stopped)),
    ),
    new Cron(
      '* * * * *',
      { protect: true },
      guarded('judging products for marketplaces', () => judgeChanged(services)),
    ),
    new Cron(
      '* * * * *',
      { protect: true },
      guarded('publishing copies', () => publishDueCopies(services, () => stopped)),
    ),
    new Cron(
      '* * * * *',
      { protect: true },
      guarded('running what is due', () => runDueCrons(services, () => stopped)),
    ),
    new Cron(
      '20 * * * *',
      { protect: true },
      guarded('telling of cheques that come due', () => tellDueCheques(services)),
    ),
    new Cron(
      '15 4 * * *',
      { protect: true },
      guarded('checking files', () => checkFiles(services)),
    ),
    new Cron(
      '15 * * * *',
      { protect: true },
      guarded('removing loose files', () => removeLooseFiles(services)),
    ),
  ]
  verify()
  return () => {
    stopped = true
    for (const job of jobs) job.stop()
  }
}

async function verifyData({ log }: Services, pool: Pool): Promise<void> {
  const broken = await findBroken(pool)
  if (broken.length === 0) return log.info('the data is sound')
  log.error({ broken: linesOf(broken) }, 'the data is not sound; npm run verify-data tells more')
}

/** Removes what is of no use any more. */
export async function removeOutdated({ db }: Services): Promise<void> {
  for (const statement of outdated) await db.execute(statement)
}
