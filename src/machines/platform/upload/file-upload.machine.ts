import { assign, sendParent, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { FileType } from '#api/contract/platform/files.ts'
import { fileSize, maxFileSize, megabyte, notUploaded } from '#api/rules/platform/files.ts'
import type { Uploaded } from '#api/rules/platform/gallery.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'

/** A file as machines know it: its bytes stay on the shelf of the wiring, under its key. */
export interface Dropped {
  readonly key: string
  readonly name: string
  readonly size: number
}

export interface FileUploadInput extends Dropped {
  readonly type: FileType
}

interface FileUploadContext extends FileUploadInput {
  /** How much of it is sent, from 0 to 1. */
  readonly progress: number
  /** Why it was not stored. */
  readonly reason: Refusal | null
  /** The Idempotency-Key: kept over retries, so that a file whose answer was lost is stored once. */
  readonly requestKey: string
}

export type FileUploadEvent =
  /** It is this file's turn. */
  { type: 'START' } | { type: 'PROGRESS'; progress: number } | { type: 'RETRY' } | { type: 'REMOVE' }

/** What a file tells the uploads that it belongs to. */
export type FileUpdate =
  | { type: 'FILE_QUEUED'; key: string }
  | { type: 'FILE_STORED'; key: string; file: Uploaded }
  | { type: 'FILE_FAILED'; key: string }
  | { type: 'FILE_REMOVED'; key: string }

export interface Sending extends FileUploadInput {
  readonly requestKey: string
  /** Told how much is sent, from 0 to 1. */
  readonly report: (progress: number) => void
}

/** One file on its way to the store. What it is is looked at before it is sent; what no rule forbids can be tried again. */
export const fileUploadMachine = setup({
  types: {
    context: {} as FileUploadContext,
    input: {} as FileUploadInput,
    events: {} as FileUploadEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the file's beginning and rejects when it is not what its name says. */
    check: unwired<unknown, FileUploadInput>('check'),
    send: unwired<Uploaded, Sending>('send'),
  },
  guards: {
    isForbidden: (_, { error }: { error: unknown }) => isForbidden(asFailure(error)),
  },
  actions: {
    note: assign((_, { error }: { error: unknown }) => ({ reason: reasonOf(asFailure(error)) })),
    reportQueued: sendParent(({ context: { key } }) => ({ type: 'FILE_QUEUED', key }) satisfies FileUpdate),
    reportStored: sendParent(
      ({ context: { key } }, file: Uploaded) => ({ type: 'FILE_STORED', key, file }) satisfies FileUpdate,
    ),
    reportFailed: sendParent(({ context: { key } }) => ({ type: 'FILE_FAILED', key }) satisfies FileUpdate),
    reportRemoved: sendParent(({ context: { key } }) => ({ type: 'FILE_REMOVED', key }) satisfies FileUpdate),
  },
}).createMachine({
  id: 'fileUpload',
  context: ({ input }) => ({ ...input, progress: 0, reason: null, requestKey: '' }),
  initial: 'queued',
  on: { REMOVE: '.removed' },
  states: {
    queued: { tags: 'busy', on: { START: 'checking' } },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { key, name, size, type } }) => ({ key, name, size, type }),
        onDone: 'sending',
        onError: [
          { guard: { type: 'isForbidden', params: ({ event }) => event }, target: 'refused', actions: noted() },
          { target: 'failed', actions: noted() },
        ],
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ progress: 0, requestKey: ({ context }) => context.requestKey || newRequestKey() }),
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { key, name, size, type, requestKey }, self }) => ({
          key,
          name,
          size,
          type,
          requestKey,
          report: (progress) => self.send({ type: 'PROGRESS', progress }),
        }),
        onDone: { target: 'stored', actions: { type: 'reportStored', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isForbidden', params: ({ event }) => event }, target: 'refused', actions: noted() },
          { target: 'failed', actions: noted() },
        ],
      },
      on: { PROGRESS: { actions: assign({ progress: ({ event }) => event.progress }) } },
    },
    failed: {
      description: 'It may go better the next time.',
      entry: 'reportFailed',
      on: { RETRY: { target: 'queued', actions: [assign({ reason: null }), 'reportQueued'] } },
    },
    refused: { description: 'A rule forbids this very file.', entry: 'reportFailed' },
    stored: { description: 'It waits until the files before it are through, so that their order stays.' },
    removed: { type: 'final', entry: 'reportRemoved' },
  },
})

function noted() {
  return { type: 'note', params: ({ event }: { event: { error: unknown } }) => event } as const
}

/** A rule stands against the file itself, here or on the server; whatever else went wrong may go better the next time. */
function isForbidden({ kind, status, rules, retryAfter }: ApiFailure): boolean {
  if (status === 413) return true
  return kind === 'refused' && (status === 0 || status === 422) && retryAfter === null && rules.length > 0
}

/** The server's own reason; without one the size was too much for something on the way, or the file did not get through (R196). */
function reasonOf(failure: ApiFailure): Refusal {
  if (failure.status === 413) return { id: fileSize.id, about: { max: maxFileSize / megabyte } }
  return failureMessages(failure, 'notUploaded')[0] ?? { id: notUploaded.id }
}
