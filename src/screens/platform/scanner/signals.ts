import { panelPart } from '#screens/platform/wiring/panel.ts'

/** What a scan that counts sounds and feels like: one short high tone. */
export function signalTaken(): void {
  signal([[1_320, 0, 0.08]], 30)
}

/** A scan that does not count: two low tones. */
export function signalWrong(): void {
  signal(
    [
      [220, 0, 0.18],
      [180, 0.24, 0.28],
    ],
    [120, 60, 120],
  )
}

const sound = panelPart(
  () => new AudioContext(),
  (audio) => void audio.close(),
)

type Tones = readonly (readonly [hertz: number, from: number, seconds: number])[]

/** What the scan became is shown first: a tone is made in its own time, a moment later. */
function signal(tones: Tones, shake: number | number[]): void {
  setTimeout(() => {
    navigator.vibrate?.(shake)
    play(tones)
  })
}

function play(tones: Tones): void {
  if (typeof AudioContext === 'undefined') return
  const audio = sound()
  for (const [hertz, from, seconds] of tones) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    volume.gain.value = 0.1
    tone.frequency.value = hertz
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + from)
    tone.stop(audio.currentTime + from + seconds)
  }
}
