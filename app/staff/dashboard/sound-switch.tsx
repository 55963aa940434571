import { useSyncExternalStore } from 'react'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'

const kept = browserStorage<boolean>(() => localStorage, 'sound')
const listeners = new Set<() => void>()
// The switch of a browser that keeps nothing, too.
let isLoud: boolean | null = null

const readSound = () => (isLoud ??= kept.read() ?? false)

/** Whether new bookings are heard on this device, and how to change that. */
export function useSound(): [isLoud: boolean, setLoud: (isLoud: boolean) => void] {
  const present = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readSound,
    () => false,
  )
  const setLoud = (loud: boolean) => {
    isLoud = loud
    kept.write(loud)
    for (const listener of listeners) listener()
  }
  return [present, setLoud]
}

let audio: AudioContext | undefined

/** Two short notes, as of the bell on a counter. Browsers keep silent until somebody has touched the page. */
export function ring(): void {
  audio ??= new AudioContext()
  const begins = audio.currentTime
  for (const [at, hertz] of [
    [0, 988],
    [0.15, 1319],
  ] as const) {
    const note = audio.createOscillator()
    const volume = audio.createGain()
    note.frequency.value = hertz
    volume.gain.setValueAtTime(0.2, begins + at)
    volume.gain.exponentialRampToValueAtTime(0.001, begins + at + 0.4)
    note.connect(volume).connect(audio.destination)
    note.start(begins + at)
    note.stop(begins + at + 0.4)
  }
}

/** Whether this device rings for a new booking. */
export function SoundSwitch() {
  const [isLoud, setLoud] = useSound()
  return (
    <label className="flex items-center gap-2 py-1 noscript:hidden">
      <input
        type="checkbox"
        className="size-4 accent-indigo"
        checked={isLoud}
        onChange={({ currentTarget: { checked } }) => {
          setLoud(checked)
          if (checked) ring()
        }}
      />
      Ring for new bookings
    </label>
  )
}
