import { rangeSettings } from './range-settings.ts';

/** Whether this browser can read aloud. */
export const hasVoice = (): boolean => 'speechSynthesis' in window;

/** Reads a text aloud in its language (BCP 47) if the voice is on. Interrupts the text being read. */
export function say(text: string, language: string): void {
  if (!rangeSettings.get().voice || !hasVoice()) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  speechSynthesis.speak(words);
}

/** Stops reading. */
export function hush(): void {
  if (hasVoice()) speechSynthesis.cancel();
}
