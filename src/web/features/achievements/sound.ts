import { deviceValue } from '#web/platform/device/stored-value.ts';

/** Whether celebrations play a sound on this device. */
export const celebrationSound = deviceValue<'on' | 'off'>('sound', 'on');

/** A rising major chord, ending an octave above its first note. In hertz. */
const notes = [880, 1108, 1319, 1760];
const noteEveryS = 0.13;
const ringS = 0.45;
/** Quiet, because the phone may be close to somebody's ear. */
const loudness = 0.12;

const lengthMs = (noteEveryS * notes.length + ringS) * 1000;

/** Plays a note with a fade-in and a fade-out, so that it does not click. */
function ring(context: AudioContext, { hertz, at }: { hertz: number; at: number }) {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + ringS);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + ringS);
}

/** Plays four rising notes, or nothing if the browser has no sound or forbids it. */
export function playFanfare(): void {
  try {
    const context = new AudioContext();
    notes.forEach((hertz, index) => {
      ring(context, { hertz, at: context.currentTime + index * noteEveryS });
    });
    setTimeout(() => void context.close().catch(() => {}), lengthMs);
  } catch {
    // The celebration works without sound.
  }
}
