import { rangeSettings } from './range-settings.ts';

/** Sounds and vibrations that need no look at the screen: notes in hertz, vibration in milliseconds. */
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
/** Quieter than the voices of the neighbors on the range. */
const loudness = 0.14;

// One AudioContext for the whole visit: browsers allow only a few.
let context: AudioContext | null = null;

/** Plays a note that fades in and out, so that it does not click. */
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

/** Whether this device can vibrate. iPhones do not support it for web apps. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Plays a cue's sound and vibration, unless the golfer turned them off or the device supports neither. */
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
    // Ignore the error: the screen shows the same information.
  }
}
