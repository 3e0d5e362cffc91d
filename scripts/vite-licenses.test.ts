import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './root.mjs';
import { licensesText } from './vite-licenses.mjs';

test('the licenses name the program, its typeface and every package it is made with, and no tool', () => {
  const text = licensesText();
  const { dependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies))
    expect(text).toContain(`\n${name} ${version} (`);
  expect(text).toMatch(/^Pinhigh \(MIT\)/);
  expect(text).toContain('Instrument Sans (OFL-1.1)');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).not.toContain('\nvitest ');
});

test('no package is without a license', () => {
  expect(licensesText()).not.toContain('(undefined)');
});
