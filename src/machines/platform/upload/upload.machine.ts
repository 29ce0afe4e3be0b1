import { type AnyMachineSnapshot, and, assign, emit, enqueueActions, setup } from 'xstate'
import { uploadRules } from '#api/rules/platform/files.ts'
import type { Uploaded } from '#api/rules/platform/gallery.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { type Dropped, type FileUpdate, fileUploadMachine } from './file-upload.machine.ts'
import {
  deliverable,
  dropOf,
  isLive,
  sortedDrop,
  startable,
  type UploadContext,
  type UploadInput,
  withPhase,
} from './upload.context.ts'

/** `present` is how many pictures the place shows now, without the uploads. */
type UploadEvent =
  | { type: 'DROP'; files: readonly Dropped[]; present: number }
  /** The refusal of the last drop was read. */
  | { type: 'DISMISS' }
  | FileUpdate

const ids = ['files.allowed_number', 'files.allowed_formats', 'files.max_size_exceeded'] as const

const flow = setup({
  types: {
    context: {} as UploadContext,
    input: {} as UploadInput,
    events: {} as UploadEvent,
    emitted: {} as { type: 'added'; images: readonly Uploaded[] } | { type: 'busy'; busy: boolean },
    tags: {} as 'live',
  },
  actors: { fileUpload: fileUploadMachine },
  guards: {
    ...(asGuards(uploadRules, factsOf) as Record<(typeof ids)[number], RuleGuard>),
    someFit: ({ context, event }) => sorted(context, event).fitting.length > 0,
    nothingLive: ({ context }) => !context.uploads.some(isLive),
  },
  actions: {
    admit: enqueueActions(({ context, event, enqueue }) => {
      const { fitting, refused } = sorted(context, event)
      const fresh = fitting.map((file) => ({ ...file, phase: 'waiting', file: null }) as const)
      enqueue.assign({ uploads: [...context.uploads, ...fresh], refused })
      for (const { key, name, size } of fitting)
        enqueue.spawnChild('fileUpload', { id: key, input: { key, name, size, type: context.type } })
    }),
    refuse: assign(({ context, event }) => ({ refused: sorted(context, event).refused })),
    forgetRefusal: assign({ refused: [] }),
    /** At most three files are on their way at once. */
    startNext: enqueueActions(({ context, enqueue }) => {
      const keys = startable(context.uploads)
      for (const key of keys) enqueue.sendTo(key, { type: 'START' })
      enqueue.assign({ uploads: withPhase(context.uploads, keys, 'working') })
    }),
    queue: assign(({ context, event }) => ({ uploads: withPhase(context.uploads, keysOf(event), 'waiting') })),
    fail: assign(({ context, event }) => ({ uploads: withPhase(context.uploads, keysOf(event), 'failed') })),
    keep: assign(({ context, event }) => ({
      uploads: withPhase(context.uploads, keysOf(event), 'stored', event.type === 'FILE_STORED' ? event.file : null),
    })),
    remove: assign(({ context, event }) => ({
      uploads: context.uploads.filter(({ key }) => !keysOf(event).includes(key)),
    })),
    /** Stored files take their places, and are uploads no more. */
    deliver: enqueueActions(({ context, enqueue }) => {
      const ready = deliverable(context.uploads)
      if (ready.length === 0) return
      enqueue.emit({ type: 'added', images: ready.flatMap(({ file }) => file ?? []) })
      for (const { key } of ready) enqueue.stopChild(key)
      enqueue.assign({ uploads: context.uploads.filter((one) => !ready.includes(one)) })
    }),
    emitBusy: emit({ type: 'busy' as const, busy: true }),
    emitIdle: emit({ type: 'busy' as const, busy: false }),
  },
})

const admitted = { actions: ['admit', 'startNext'] } as const
const refused = { actions: 'refuse' } as const
const removed = { actions: ['remove', 'deliver', 'startNext'] } as const

/**
 * Files on their way into one place of pictures: a variant's gallery, a logo. Of a drop is taken what fits, and every other file is named (R96–R100); then each
 * lives for itself, in a child named by its key, and one that fails leaves the others alone (R196). What is stored is told as `added`,
 * in the order of the drop (R46).
 */
export const uploadMachine = flow.createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, uploads: [], refused: [] }),
  initial: 'resting',
  on: { DISMISS: { actions: 'forgetRefusal' } },
  states: {
    resting: {
      on: {
        DROP: [
          { guard: and(ids), target: 'uploading', ...admitted },
          { guard: 'someFit', target: 'uploading', ...admitted },
          refused,
        ],
        FILE_QUEUED: { target: 'uploading', actions: ['queue', 'startNext'] },
        FILE_REMOVED: removed,
      },
    },
    uploading: {
      tags: 'live',
      entry: 'emitBusy',
      exit: 'emitIdle',
      always: { guard: 'nothingLive', target: 'resting' },
      on: {
        DROP: [{ guard: and(ids), ...admitted }, { guard: 'someFit', ...admitted }, refused],
        FILE_QUEUED: { actions: ['queue', 'startNext'] },
        FILE_STORED: { actions: ['keep', 'deliver', 'startNext'] },
        FILE_FAILED: { actions: ['fail', 'deliver', 'startNext'] },
        FILE_REMOVED: removed,
      },
    },
  },
})

/** Whether something would be lost by leaving now (the form's guard of unsaved changes asks). */
export function hasLiveUploads(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.hasTag('live')
}

function factsOf({ context, event }: { context: UploadContext; event: UploadEvent }) {
  return event.type === 'DROP' ? dropOf(context, event.files, event.present) : dropOf(context, [], 0)
}

function sorted(context: UploadContext, event: UploadEvent) {
  return event.type === 'DROP' ? sortedDrop(context, event.files, event.present) : { fitting: [], refused: [] }
}

function keysOf(event: UploadEvent): string[] {
  return 'key' in event ? [event.key] : []
}
