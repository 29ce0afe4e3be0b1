import { boolean, enums, number, tuple } from 'superstruct'
import type { ArticleName } from '#server/content/articles/articles.ts'
import type { Services } from '#server/platform/http/endpoint.ts'

/** What a link to a draft opens, and until when. */
export interface DraftLink {
  readonly shop_id: number
  readonly name: ArticleName
  readonly id: number
  readonly until: Date
  /** Its working copy is opened, and not what is stored of it. */
  readonly copy: boolean
}

/** A link to a draft is good for an hour: long enough to be looked at, too short to go round. */
export const draftMinutes = 60

const Sealed = tuple([number(), enums(['pages', 'blogs'] as const), number(), number(), boolean()])
const place = 'draft link'

/** The key of a link: whoever has it sees that one draft, until then. Nobody else can make or change one. */
export function sealDraftLink(
  { secrets }: Pick<Services, 'secrets'>,
  { shop_id, name, id, until, copy }: DraftLink,
): string {
  return secrets.seal(JSON.stringify([shop_id, name, id, until.getTime(), copy]), place)
}

/** What a key opens, or `null` for one that is none, or is over. */
export function openDraftLink({ secrets }: Pick<Services, 'secrets'>, key: string, now = new Date()): DraftLink | null {
  const opened = secrets.open(key, place)
  if (opened === null) return null
  const sealed: unknown = JSON.parse(opened)
  if (!Sealed.is(sealed)) return null
  const [shop_id, name, id, until, copy] = sealed
  return until > now.getTime() ? { shop_id, name, id, until: new Date(until), copy } : null
}
