const storageKey = 'sound';

/** Whether this browser may make a sound; it may until told otherwise. */
export function soundIsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice for the next celebration. A browser that forbids storage just forgets it. */
export function storeSound(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Private windows may refuse; the choice still holds for this celebration.
  }
}

/** A major chord going up, closed an octave above its first note. In hertz. */
const notes = [880, 1108, 1319, 1760];
const noteEveryS = 0.13;
const ringS = 0.45;
/** Well below full: a phone may lie at the ear of somebody else. */
const loudness = 0.12;

const lengthMs = (noteEveryS * notes.length + ringS) * 1000;

/** Soft at both ends, so that no note clicks. */
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

/** Plays four rising notes. Where a browser has no sound or forbids it, nothing happens. */
export function playFanfare(): void {
  try {
    const context = new AudioContext();
    notes.forEach((hertz, index) => {
      ring(context, { hertz, at: context.currentTime + index * noteEveryS });
    });
    setTimeout(() => void context.close().catch(() => {}), lengthMs);
  } catch {
    // A celebration without a sound is still one.
  }
}
