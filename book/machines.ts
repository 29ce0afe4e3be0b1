import type { AnyStateMachine } from 'xstate'
import { recordFormMachine } from '#machines/record-form/record-form.machine.ts'
import { recordFormWords } from '#machines/record-form/record-form.words.ts'
import { recordListMachine } from '#machines/record-list/record-list.machine.ts'
import { recordListWords } from '#machines/record-list/record-list.words.ts'
import { forgotPasswordMachine } from '#machines/session/forgot-password.machine.ts'
import { forgotPasswordWords } from '#machines/session/forgot-password.words.ts'
import { resetPasswordMachine } from '#machines/session/reset-password.machine.ts'
import { resetPasswordWords } from '#machines/session/reset-password.words.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionWords } from '#machines/session/session.words.ts'
import { signInMachine } from '#machines/session/sign-in.machine.ts'
import { signInWords } from '#machines/session/sign-in.words.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import { toastsWords } from '#machines/toasts/toasts.words.ts'
import type { Words } from '#machines/words.ts'

/** A machine of the book, with the words it is told in. */
export interface Entry {
  readonly machine: AnyStateMachine
  readonly words: Words
}

/** The machines of the book, in its order. */
export const machines: readonly Entry[] = [
  { machine: sessionMachine, words: sessionWords },
  { machine: signInMachine, words: signInWords },
  { machine: forgotPasswordMachine, words: forgotPasswordWords },
  { machine: resetPasswordMachine, words: resetPasswordWords },
  { machine: recordListMachine, words: recordListWords },
  { machine: recordFormMachine, words: recordFormWords },
  { machine: toastsMachine, words: toastsWords },
]
