import { flow } from './flow.ts'
import { payloadOf } from './payload.ts'

/** On its way to the server. There is no second submission here (R39). */
export const submitting = flow.createStateConfig({
  tags: ['busy', 'saving'],
  entry: 'makeKey',
  invoke: {
    id: 'save',
    src: 'save',
    input: ({ context }) => ({
      id: context.id,
      version: context.version,
      key: context.key,
      product: payloadOf(context),
    }),
    onDone: { target: '#productForm.saved', actions: ['takeSaved', 'clearImages'] },
    onError: [
      { guard: 'isExpired', target: 'expired', actions: 'takeFailure' },
      { guard: 'isStale', target: 'comparing', actions: 'rememberWho' },
      { guard: 'isMissing', target: 'gone', actions: 'takeFailure' },
      { target: 'editing.filling.failed', actions: 'takeRefusal' },
    ],
  },
})

/** The session ended. What was typed is kept; signing in again sends it once more by itself, and after that a person does. */
export const expired = flow.createStateConfig({
  invoke: { id: 'renewals', src: 'renewals' },
  on: {
    RENEWED: [
      { guard: 'wasReplayed', target: 'editing.filling.failed' },
      { target: 'submitting', actions: 'noteReplay' },
    ],
  },
})

/** Somebody else saved the product since it was opened (D5): their version is fetched and set beside mine. */
export const comparing = flow.createStateConfig({
  tags: ['busy', 'saving'],
  invoke: {
    id: 'compare',
    src: 'compare',
    input: ({ context }) => ({ id: context.id ?? 0 }),
    onDone: { target: 'conflict', actions: 'compare' },
    onError: [
      { guard: 'isExpired', target: 'expired', actions: 'takeFailure' },
      { guard: 'isMissing', target: 'gone', actions: 'takeFailure' },
      { target: 'editing.filling.failed', actions: 'takeRefusal' },
    ],
  },
})

export const conflict = flow.createStateConfig({
  tags: ['asking'],
  description: 'Mine and theirs stand side by side, field by field.',
  on: {
    CHOOSE: { actions: 'choose' },
    MERGE: { guard: 'conflict.unchosen', target: 'editing', actions: ['reconcile', 'saveAgain'] },
    TAKE_THEIRS: { target: 'editing', actions: 'takeTheirs' },
    BACK: 'editing',
  },
})

export const gone = flow.createStateConfig({
  tags: ['asking'],
  description: 'Somebody else deleted the product since it was opened.',
  on: {
    RESTORED: { target: 'submitting', actions: 'askAnew' },
    ADD_AGAIN: { target: 'editing', actions: 'becomeNew' },
    BACK: 'editing',
  },
})
