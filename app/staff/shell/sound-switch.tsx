import { useSyncExternalStore } from 'react'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'

const storage = browserStorage<boolean>(() => localStorage, 'sound')
const listeners = new Set<() => void>()
// In memory, for browsers without storage.
let isOn: boolean | null = null

const readSetting = () => (isOn ??= storage.read() ?? false)

export function useSoundSetting(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readSetting,
    () => false,
  )
  const setOn = (value: boolean) => {
    isOn = value
    storage.write(value)
    for (const listener of listeners) listener()
  }
  return [current, setOn]
}

let audio: AudioContext | undefined

/** Browsers block sound until the first user gesture. */
export function playChime(): void {
  audio ??= new AudioContext()
  const startTime = audio.currentTime
  for (const [offset, hertz] of [
    [0, 988],
    [0.15, 1319],
  ] as const) {
    const note = audio.createOscillator()
    const volume = audio.createGain()
    note.frequency.value = hertz
    volume.gain.setValueAtTime(0.2, startTime + offset)
    volume.gain.exponentialRampToValueAtTime(0.001, startTime + offset + 0.4)
    note.connect(volume).connect(audio.destination)
    note.start(startTime + offset)
    note.stop(startTime + offset + 0.4)
  }
}

export function SoundSwitch() {
  const [isOn, setOn] = useSoundSetting()
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-indigo"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked)
          if (checked) playChime()
        }}
      />
      Sound for new bookings
    </label>
  )
}
