import { type Actor, createActor, waitFor } from 'xstate'
import { failureMessages, type Outcome } from '#api/rules/platform/outcomes.ts'
import { newFileCache } from '#screens/platform/wiring/file-cache.ts'
import { importsFrom } from '#screens/platform/wiring/imports.ts'
import { workOff } from '#tests/jobs.ts'
import { english, turkish } from '#tests/seed.ts'
import { type Act, nothing, type Place } from './acts.ts'

const path = '/v1/panel/imports'

/** A file of brands on its way in. Whoever meets a fault tries again where it was met. */
const sending: Act = {
  name: 'sending a file of records',
  at: ['POST', '/v1/panel/imports'],
  says: 'notSent',
  changes: 1,
  file: true,
  ready: async () => {
    const fileCache = newFileCache()
    const actor = createActor(importsFrom(fileCache), { input: { kind: 'brands' } }).start()
    const [file = { key: '', name: '', size: 0 }] = fileCache.put([new File(['Name;Other\nDalga;Wave\n'], 'a.csv')])
    return {
      actor: () => actor,
      go: () => actor.send(actor.getSnapshot().matches('notRead') ? { type: 'RETRY' } : { type: 'FILE', file }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'notRead' && context.failure ? failureMessages(context.failure, 'notSent') : nothing
      },
      kept: () => actor.getSnapshot().context.kind,
      done: () => actor.getSnapshot().matches('mapping'),
    }
  },
}

type Importing = Actor<ReturnType<typeof importsFrom>>
type Where = Parameters<ReturnType<Importing['getSnapshot']>['matches']>[0]

function begin(id?: number): Importing {
  // A job is looked at anew soon, so that nobody waits for it here.
  const machine = importsFrom(newFileCache()).provide({ delays: { pause: 20 } })
  return createActor(machine, { input: { kind: 'brands', id } })
}

/** What is told where an act has failed. */
function messagesAt(actor: Importing, where: Where, says: Outcome) {
  const now = actor.getSnapshot()
  return now.matches(where) && now.context.failure ? failureMessages(now.context.failure, says) : nothing
}

const listing: Act = {
  name: 'the files that are not finished',
  at: ['GET', path],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const actor = begin()
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        if (begun) actor.send({ type: 'LIST' })
        else actor.start()
        begun = true
      },
      told: () => messagesAt(actor, { choosing: 'notListed' }, 'notLoaded'),
      kept: () => actor.getSnapshot().context.kind,
      done: () => actor.getSnapshot().matches({ choosing: 'listed' }),
    }
  },
}

/** A file of brands, sent past the panel: one good row and one faulty. */
async function uploaded({ add }: Place): Promise<number> {
  made += 1
  const content = btoa(`Marka ad${made};Other\nDalga ${made};Wave\n;Night\n`)
  return add(path, { kind: 'brands', name: 'a.csv', content })
}

let made = 0

/** The machine over a file with its columns matched, and checked where `CHECK` is no part of the act. */
async function opened(place: Place, checked: boolean): Promise<Importing> {
  const actor = begin(await uploaded(place)).start()
  await waitFor(actor, (now) => now.matches('mapping'))
  const [name, other] = [turkish, english].map((language) => `translations.name.${language}`)
  actor.send({ type: 'MAP', at: 0, key: name ?? '' })
  actor.send({ type: 'MAP', at: 1, key: other ?? '' })
  if (!checked) return actor
  actor.send({ type: 'CHECK' })
  await waitFor(actor, (now) => now.matches('checked'))
  return actor
}

const goingOn: Act = {
  name: 'going on with a file that was begun before',
  at: ['GET', `${path}/:id`],
  says: 'notLoaded',
  changes: 0,
  ready: async (place) => {
    const actor = begin(await uploaded(place))
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        if (begun) actor.send({ type: 'RETRY' })
        else actor.start()
        begun = true
      },
      told: () => messagesAt(actor, 'notOpened', 'notLoaded'),
      kept: () => actor.getSnapshot().context.id,
      done: () => actor.getSnapshot().matches('mapping'),
    }
  },
}

const throwing: Act = {
  name: 'throwing away a file that was begun before',
  at: ['DELETE', `${path}/:id`],
  says: 'notDeleted',
  changes: 1,
  empty: true,
  ready: async (place) => {
    const actor = begin().start()
    const id = await uploaded(place)
    await waitFor(actor, (now) => !now.hasTag('busy'))
    const file = { id, kind: 'brands', name: 'a.csv', state: 'mapping', total: 2, faulty: 0 } as const
    actor.send({ type: 'DISCARD', file: { ...file, updated_at: '', kept_until: '' } })
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        actor.send({ type: begun ? 'RETRY' : 'CONFIRM' })
        begun = true
      },
      told: () => messagesAt(actor, 'notDiscarded', 'notDeleted'),
      kept: () => actor.getSnapshot().context.toDelete,
      done: () => begun && actor.getSnapshot().matches('choosing'),
    }
  },
}

const renaming: Act = {
  name: 'taking another row of a file for its headers',
  at: ['PUT', `${path}/:id/header`],
  says: 'notSaved',
  changes: 1,
  ready: async (place) => {
    const actor = begin(await uploaded(place)).start()
    await waitFor(actor, (now) => now.matches('mapping'))
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        actor.send(begun ? { type: 'RETRY' } : { type: 'HEADER', row: 2 })
        begun = true
      },
      told: () => messagesAt(actor, 'notReread', 'notSaved'),
      kept: () => actor.getSnapshot().context.kind,
      done: () => begun && actor.getSnapshot().matches('mapping'),
    }
  },
}

/** The check, first and again with mended rows. */
function checking(name: string, again: boolean): Act {
  return {
    name,
    at: ['PUT', again ? `${path}/:id/rows` : `${path}/:id/mapping`],
    says: 'notSaved',
    changes: 1,
    ready: async (place) => {
      const actor = await opened(place, again)
      if (again) {
        actor.send({ type: 'MEND', position: 3, at: 0, text: `Gece ${made}` })
        await waitFor(actor, (now) => now.matches({ checked: 'kept' }))
      }
      let begun = false
      return {
        actor: () => actor,
        go: () => {
          actor.send({ type: begun ? 'RETRY' : 'CHECK' })
          begun = true
        },
        told: () => messagesAt(actor, 'notChecked', 'notSaved'),
        kept: () => actor.getSnapshot().context.columns,
        done: () => begun && actor.getSnapshot().matches('checked'),
      }
    },
  }
}

const keeping: Act = {
  name: 'keeping what is being mended',
  at: ['PUT', `${path}/:id/mended`],
  says: 'notSaved',
  changes: 1,
  // What is mended by then is kept anew, as it stands: the same cells, told in the log again.
  lost: { changes: 2, says: [] },
  ready: async (place) => {
    const actor = await opened(place, true)
    const text = `Gece ${made}`
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        actor.send(begun ? { type: 'RETRY' } : { type: 'MEND', position: 3, at: 0, text })
        begun = true
      },
      told: () => messagesAt(actor, { checked: 'notKept' }, 'notSaved'),
      kept: () => actor.getSnapshot().context.columns,
      done: () => begun && actor.getSnapshot().matches({ checked: 'kept' }),
    }
  },
}

const applying: Act = {
  name: 'applying a file',
  at: ['POST', `${path}/:id/apply`],
  says: 'notApplied',
  changes: 1,
  ready: async (place) => {
    const actor = await opened(place, true)
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        actor.send(begun ? { type: 'RETRY' } : { type: 'APPLY', leave_faulty: 1 })
        begun = true
      },
      told: () => messagesAt(actor, 'notApplied', 'notApplied'),
      kept: () => actor.getSnapshot().context.columns,
      done: () => actor.getSnapshot().context.job !== null,
    }
  },
}

/** A file that was applied and whose job is over. */
async function over(place: Place): Promise<Importing> {
  const actor = await opened(place, true)
  actor.send({ type: 'APPLY', leave_faulty: 1 })
  await waitFor(actor, (now) => now.context.job !== null)
  await workOff(place.shop)
  await waitFor(actor, (now) => now.matches('done'))
  return actor
}

const undoing: Act = {
  name: 'undoing a file that was applied',
  at: ['POST', '/v1/panel/jobs/:id/undo'],
  says: 'notApplied',
  changes: 1,
  ready: async (place) => {
    const actor = await over(place)
    const job = actor.getSnapshot().context.job?.id
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().matches('notUndone') ? 'RETRY' : 'UNDO' }),
      told: () => messagesAt(actor, 'notUndone', 'notApplied'),
      kept: () => actor.getSnapshot().context.columns,
      done: () => actor.getSnapshot().context.job?.id !== job,
    }
  },
}

export const importActs: readonly Act[] = [
  sending,
  listing,
  goingOn,
  throwing,
  renaming,
  checking('checking the rows of a file', false),
  checking('checking mended rows again', true),
  keeping,
  applying,
  undoing,
]
