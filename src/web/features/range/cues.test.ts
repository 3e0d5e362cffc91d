import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playCue } from './cues.ts';
import { chooseSettings } from './range-settings.ts';
import { hush, say } from './voice.ts';

/** The played frequencies in hertz. `vibrate` receives milliseconds. */
let hertz: number[] = [];
const vibrate = vi.fn((_pattern: number[]) => true);

class Sounding {
  readonly gain = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  connect = <Next>(next: Next) => next;
}

beforeEach(() => {
  hertz = [];
  vibrate.mockClear();
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
    },
  );
  vi.stubGlobal('GainNode', Sounding);
  vi.stubGlobal(
    'OscillatorNode',
    class extends Sounding {
      readonly #frequency: number;
      constructor(_on: AudioContext, { frequency }: { frequency: number }) {
        super();
        this.#frequency = frequency;
      }
      start() {
        hertz.push(this.#frequency);
      }
      stop() {}
    },
  );
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  chooseSettings({ sound: true, vibration: true, voice: false });
  vi.unstubAllGlobals();
});

test('a hit and a miss have different sounds and vibrations', () => {
  playCue('hit');
  playCue('miss');
  expect(hertz).toEqual([880, 330]);
  expect(vibrate.mock.calls).toEqual([[[30]], [[60]]]);
});

test('the end of a drill plays three tones and a longer vibration', () => {
  playCue('finished');
  expect([hertz.length, vibrate.mock.calls[0]?.[0]]).toEqual([3, [80, 60, 160]]);
});

test.each([
  [{ sound: false, vibration: true }, 0, 1],
  [{ sound: true, vibration: false }, 1, 0],
  [{ sound: false, vibration: false }, 0, 0],
])(
  'with the settings %o, a hit plays %i sounds and %i vibrations',
  (settings, sounds, vibrations) => {
    chooseSettings(settings);
    playCue('hit');
    expect([hertz.length, vibrate.mock.calls.length]).toEqual([sounds, vibrations]);
  },
);

test('a device without sound or vibration plays no cue and throws no error', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.stubGlobal('AudioContext', undefined);
  expect(() => playCue('saved')).not.toThrow();
});

test('text is read aloud only when the voice is on, in the language of the text, and can be stopped', () => {
  const spoken: { text: string; lang: string }[] = [];
  const cancel = vi.fn();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    speak: (words: { text: string; lang: string }) => spoken.push(words),
    cancel,
  });
  say('Take the 8-iron.', 'en');
  expect(spoken).toEqual([]);
  chooseSettings({ voice: true });
  say('Nimm das Eisen 8.', 'de');
  expect(spoken).toMatchObject([{ text: 'Nimm das Eisen 8.', lang: 'de' }]);
  hush();
  expect(cancel).toHaveBeenCalledTimes(2);
});
