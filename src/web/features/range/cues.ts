import { rangeSettings } from './range-settings.ts';

/** What a golfer hears and feels without looking: hertz of each note, and milliseconds of vibration. */
const cues = {
  hit: { notes: [880], vibration: [30] },
  miss: { notes: [330], vibration: [60] },
  saved: { notes: [660], vibration: [30] },
  undone: { notes: [440], vibration: [20, 40, 20] },
  finished: { notes: [660, 880, 1100], vibration: [80, 60, 160] },
  time: { notes: [988, 988], vibration: [200, 100, 200] },
} as const;
export type Cue = keyof typeof cues;

const noteS = 0.12;
/** Below the voices of the neighbours on the range. */
const loudness = 0.14;

// One for the whole session: browsers allow only a few.
let context: AudioContext | null = null;

/** Soft at both ends, so that no note clicks. */
function ring(on: AudioContext, hertz: number, at: number) {
  const tone = new OscillatorNode(on, { frequency: hertz });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + noteS);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + noteS);
}

/** Whether this device can vibrate: no iPhone does it for a web app. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Sounds a cue and vibrates, unless the golfer has turned it off. Where a device can do neither, nothing happens. */
export function playCue(cue: Cue): void {
  const { notes, vibration } = cues[cue];
  const wanted = rangeSettings.get();
  if (wanted.vibration && canVibrate()) navigator.vibrate([...vibration]);
  if (!wanted.sound) return;
  try {
    context ??= new AudioContext();
    const { currentTime } = context;
    for (const [index, hertz] of notes.entries()) {
      ring(context, hertz, currentTime + index * noteS);
    }
  } catch {
    // The screen says the same.
  }
}
