import { storedSwitch } from './stored-switch.ts'

const sound = storedSwitch('sound')
export const useIsSoundOn = sound.useIsOn

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
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-indigo"
        checked={useIsSoundOn()}
        onChange={({ currentTarget: { checked } }) => {
          sound.set(checked)
          if (checked) playChime()
        }}
      />
      Sound for new bookings
    </label>
  )
}
