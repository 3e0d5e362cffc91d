import { expect, test } from 'vitest';
import {
  FrontendReader,
  message,
  readAnswer,
  readyForQuery,
  simpleQuery,
  sync,
} from './protocol.ts';

const startUp = Buffer.concat([Buffer.from([0, 0, 0, 9, 0, 3, 0, 0]), Buffer.from([0])]);

test('the reader returns complete messages, wherever the stream is split', () => {
  const stream = Buffer.concat([startUp, simpleQuery('SELECT 1'), sync]);
  for (let cut = 0; cut <= stream.length; cut += 1) {
    const reader = new FrontendReader();
    const seen: ('start-up' | Buffer)[] = [];
    reader.push(stream.subarray(0, cut), (bytes) => seen.push(bytes));
    reader.push(stream.subarray(cut), (bytes) => seen.push(bytes));
    expect(seen).toEqual(['start-up', simpleQuery('SELECT 1'), sync]);
  }
});

test('the last transaction state in a response counts, and notifications are extracted from it', () => {
  const notification = message('A', Buffer.from([0, 0, 0, 1]), 'round_saved', 'round 7');
  const output = Buffer.concat([
    readyForQuery('T'),
    message('D', Buffer.from('row with a Z in it')),
    notification,
    readyForQuery('I'),
  ]);
  expect(readAnswer(output)).toEqual({ state: 'I', notifications: [notification] });
  expect(readAnswer(message('1'))).toEqual({ state: undefined, notifications: [] });
});
