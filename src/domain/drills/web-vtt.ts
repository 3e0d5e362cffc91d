/** The most characters in the captions of a video. An hour of speech has about a third of that. */
export const captionsLength = 200_000;

const header = /^\uFEFF?WEBVTT(?:[ \t].*)?$/;
const moment = '(?:(\\d{2,}):)?([0-5]\\d):([0-5]\\d\\.\\d{3})';
const timing = new RegExp(`^${moment}[ \\t]+-->[ \\t]+${moment}(?:[ \\t].*)?$`);

const secondsOf = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

/** Whether a line with an arrow says from when to when a caption is shown. */
function isTiming(line: string): boolean {
  const [, ...parts] = timing.exec(line) ?? [];
  if (parts.length === 0) return false;
  const [fromHours, fromMinutes, fromSeconds, toHours, toMinutes, toSeconds] = parts;
  const from = secondsOf(fromHours, fromMinutes, fromSeconds);
  return from < secondsOf(toHours, toMinutes, toSeconds);
}

/**
 * Whether a text is a WebVTT file that a browser shows completely: the header, at least one caption, and no caption
 * whose times are wrong, which browsers would leave out silently.
 */
export function isWebVtt(text: string): boolean {
  const [first = '', second = '', ...rest] = text.split(/\r\n|\n|\r/);
  if (text.includes('\0') || !header.test(first) || second !== '') return false;
  const timings = rest.filter((line) => line.includes('-->'));
  return timings.length > 0 && timings.every(isTiming);
}
