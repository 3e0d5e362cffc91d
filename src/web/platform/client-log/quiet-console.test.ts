import { expect, test } from 'vitest';
import { quietConsole } from './quiet-console.ts';

function aConsole() {
  const printed: unknown[][] = [];
  const print = (...parts: unknown[]) => {
    printed.push(parts);
  };
  const target = { error: print, warn: print };
  quietConsole(target);
  return { target, printed };
}

test('errors about a local WebSocket without a port are not printed', () => {
  const { target, printed } = aConsole();
  target.error("WebSocket connection to 'ws://localhost:undefined/?token=a' failed");
  target.warn(
    new SyntaxError("The URL 'ws://localhost:undefined/' is invalid."),
    'while connecting',
  );
  expect(printed).toEqual([]);
});

test('all other messages are printed unchanged', () => {
  const { target, printed } = aConsole();
  const fault = new TypeError('x is undefined');
  target.error('render failed', fault);
  target.warn("WebSocket connection to 'ws://localhost:5000/ws' failed");
  expect(printed).toEqual([
    ['render failed', fault],
    ["WebSocket connection to 'ws://localhost:5000/ws' failed"],
  ]);
});
