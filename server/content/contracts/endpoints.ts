import { eq } from 'drizzle-orm'
import {
  type Contract,
  type ContractKind,
  contractKinds,
  type EveryContractText,
} from '#api/contract/content/contracts.ts'
import { contractOperations as operations } from '#api/operations/content/contracts.ts'
import { contractInEvery, wrongInContract } from '#api/rules/content/contracts.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { storeTemplate } from '#server/content/templates/stored.ts'
import type { Database } from '#server/db/open.ts'
import { contract_texts } from '#server/db/schema/contracts.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { cleanHtml } from '#server/platform/texts/rich-text.ts'
import { builtContract, ownContract } from './texts.ts'
import { contractValues } from './values.ts'

const list = endpoint(operations.list, async ({ db, actor: { shop_id } }) => {
  const own = await db.select().from(contract_texts).where(eq(contract_texts.shop_id, shop_id))
  return {
    rows: contractKinds.map((kind) => {
      const changed = own.find((one) => one.kind === kind)
      return {
        ...{ id: idOf(kind), kind, own: Boolean(changed?.texts) },
        updated_at: changed ? new Date(changed.updated_at).toISOString() : null,
      }
    }),
  }
})

const read = endpoint(operations.read, ({ db, actor, params }) => readContract(db, actor.shop_id, kindAt(params.id)))

const save = endpoint(operations.save, async (context) => {
  const { db, actor, params, body } = context
  const { shop_id } = actor
  const kind = kindAt(params.id)
  const cleaned = contractInEvery((language) => ({
    title: body.texts[language].title,
    content: cleanWords(body.texts[language].content),
  }))
  const wrong = wrongInContract({ texts: cleaned })
  if (wrong.length > 0) throw new Refused(422, wrong)
  const before = await readContract(db, shop_id, kind)
  const texts = isSame(cleaned, before.built) ? null : cleaned
  await storeTemplate(db, {
    ...{ table: contract_texts, subject: 'contracts', id: params.id },
    ...{ shop_id, kind, version: body.version, set: { texts } },
  })
  await audit(context, {
    ...{ subject: 'contracts', subject_id: params.id, event: texts ? 'EDIT' : 'PUT_BACK' },
    ...{ before: before.texts, after: cleaned },
  })
  return readContract(db, shop_id, kind)
})

const values = endpoint(operations.values, ({ db, actor, params, query }) => {
  kindAt(params.id)
  return contractValues(db, actor, query.order?.trim() ?? '')
})

/** The calls for the contracts of the shop. */
export const contractEndpoints: readonly Endpoint[] = [list, read, save, values]

async function readContract(db: Database, shop_id: number, kind: ContractKind): Promise<Contract> {
  const own = await ownContract(db, shop_id, kind)
  const built = builtContract(kind)
  return { id: idOf(kind), kind, version: own?.version ?? 0, texts: own?.texts ?? built, built }
}

function idOf(kind: ContractKind): number {
  return contractKinds.indexOf(kind) + 1
}

function kindAt(id: number): ContractKind {
  const kind = contractKinds[id - 1]
  if (!kind) throw refuse(404, notFound)
  return kind
}

/** A contract is words: what is kept with orders for years points to no file of the shop that could go. */
function cleanWords(html: string): string {
  return cleanHtml(html)
    .replace(/<img\b[^>]*>/gi, '')
    .trim()
}

/** As the editor writes a text and as it was built are the same where their tags and words are, whatever blanks stand between tags. */
function isSame(one: EveryContractText, other: EveryContractText): boolean {
  const flat = ({ tr, en }: EveryContractText) =>
    [tr, en].flatMap(({ title, content }) => [title, cleanWords(content).replace(/>\s+</g, '><')])
  return flat(one).join('\u0000') === flat(other).join('\u0000')
}
