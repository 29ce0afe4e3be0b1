/**
 * The second half of every bulk machine: what would come of each record is shown, a page at a time, and then the job is begun. Before what
 * cannot be taken back it is asked once more (`asksFirst`). The machine brings the actors `check` and `begin` and the actions.
 */
export function verdictStates<Context, Checked, Begun, const Back extends string>(
  back: Back,
  inputs: { check: (of: { context: Context }) => Checked; begin: (of: { context: Context }) => Begun },
) {
  return {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: inputs.check,
        onDone: { target: 'checked', actions: 'takeVerdict' },
        onError: { target: 'notChecked', actions: 'takeFailure' },
      },
    },
    notChecked: { on: { AGAIN: 'checking', BACK: back } },
    checked: {
      description: 'What would come of each is shown, a page at a time.',
      on: {
        SET_PAGE: { target: 'checking', actions: 'turn' },
        SEND: [
          { guard: 'asksFirst', target: 'confirming', actions: 'makeKey' },
          { target: 'sending', actions: 'makeKey' },
        ],
        BACK: back,
      },
    },
    confirming: { tags: 'asking', on: { CONFIRM: 'sending', CANCEL: 'checked' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: inputs.begin,
        onDone: { target: 'begun', actions: 'tellBegun' },
        onError: { target: 'notSent', actions: 'takeFailure' },
      },
    },
    notSent: { tags: 'asking', on: { AGAIN: 'sending', CANCEL: 'checked' } },
    begun: { tags: 'asking', description: 'The job is shown instead.' },
  } as const
}
