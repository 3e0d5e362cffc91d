import { expect, test } from 'vitest';
import { isWebVtt } from './web-vtt.ts';

const cue = '00:01.000 --> 00:03.500\nKeep the head still.';

test.each([
  ['one caption', `WEBVTT\n\n${cue}\n`],
  ['a byte order mark, a title and Windows line ends', `\uFEFFWEBVTT Putting\r\n\r\n${cue}`],
  [
    'hours, a position, a number and a note',
    `WEBVTT\n\nNOTE by Ada\n\n1\n01:00:01.000 --> 01:00:03.000 line:0\nHi`,
  ],
])('captions with %s are WebVTT', (_what, text) => {
  expect(isWebVtt(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no header', cue],
  ['another header', `WEBVTTX\n\n${cue}`],
  ['no empty line after the header', `WEBVTT\n${cue}`],
  ['no caption', 'WEBVTT\n\nKeep the head still.'],
  ['times of SubRip', 'WEBVTT\n\n00:00:01,000 --> 00:00:03,500\nHi'],
  ['an end before its start', 'WEBVTT\n\n00:03.000 --> 00:01.000\nHi'],
  ['a second of sixty', 'WEBVTT\n\n00:60.000 --> 01:01.000\nHi'],
  ['one wrong caption of two', `WEBVTT\n\n${cue}\n\n00:04 --> 00:05\nHi`],
  ['a character that no text has', `WEBVTT\n\n${cue}\0`],
])('a text with %s is refused', (_what, text) => {
  expect(isWebVtt(text)).toBe(false);
});
