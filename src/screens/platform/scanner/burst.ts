/** A key as it was pressed, as much of it as tells a scanner from a person. */
export interface Stroke {
  /** What it writes in the layout of this computer. */
  readonly key: string
  /** When it was pressed, in milliseconds; later strokes have later moments. */
  readonly at: number
  /** It is held down, or a part of something that is composed: an input method, a dead key. Or it is a command. */
  readonly apart: boolean
}

/** What was written quickly so far. */
export interface Burst {
  readonly text: string
  readonly since: number
  readonly at: number
}

export const noBurst: Burst = { text: '', since: 0, at: 0 }

/** No two keys of a scanner are further apart, in milliseconds. */
const longestGap = 50
/** Nobody types so many keys so quickly one after the other: on average, in milliseconds. */
const typedBy = 30
/** Shorter codes are not told from typing. */
const shortest = 5

interface Heard {
  readonly burst: Burst
  /** The code that ended with this stroke; it is to be kept from what has the focus. */
  readonly scan: string | null
  /** With this stroke something new begins: what the field holds now is what somebody typed. */
  readonly begins: boolean
}

/**
 * Tells a scan from typing by its timing, stroke by stroke: many keys, each right after the other, ended by Enter or Tab. Whatever is held
 * down, composed, pasted or slower is typing, and stays where it was written.
 */
export function heard(burst: Burst, stroke: Stroke): Heard {
  if (stroke.key === 'Shift' || stroke.key === 'CapsLock') return { burst, scan: null, begins: false }
  const gap = stroke.at - burst.at
  const follows = burst.text !== '' && gap >= 0 && gap <= longestGap
  if (stroke.apart) return { burst: noBurst, scan: null, begins: false }
  if (stroke.key === 'Enter' || stroke.key === 'Tab') {
    const quick = follows && (stroke.at - burst.since) / burst.text.length <= typedBy
    const scan = quick && burst.text.length >= shortest ? burst.text : null
    return { burst: noBurst, scan, begins: false }
  }
  if ([...stroke.key].length !== 1) return { burst: noBurst, scan: null, begins: false }
  const before = follows ? burst : { ...noBurst, since: stroke.at }
  return { burst: { ...before, text: before.text + stroke.key, at: stroke.at }, scan: null, begins: !follows }
}
