import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import project from '../package.json' with { type: 'json' };
import { notesOf } from './changelog.mjs';
import { inRoot } from './root.mjs';

const changelog = `# Changelog

What it is.

## [Unreleased]

## [1.1.0] - 2026-06-01

### Added

- Ten more drills.

## [1.1] - a number that only begins like another

- Nothing.
`;

test('the notes of a release are its section, without the heading and what follows', () => {
  expect(notesOf(changelog, '1.1.0')).toBe('### Added\n\n- Ten more drills.');
});

test('a version without a section, or with nothing in it, is refused by name', () => {
  expect(() => notesOf(changelog, '1.2.0')).toThrow(
    'no section [1.2.0]. It has: Unreleased, 1.1.0, 1.1.',
  );
  expect(() => notesOf(changelog, 'Unreleased')).toThrow('[Unreleased] of CHANGELOG.md is empty');
});

test('the command prints the notes of the version in package.json', () => {
  const script = inRoot('scripts', 'release-notes.mjs');
  const printed = execFileSync(process.execPath, [script, project.version], { encoding: 'utf8' });
  expect(printed).toBe(
    `${notesOf(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), project.version)}\n`,
  );
  expect(printed).toMatch(/^### Added$/m);
});

test('the changelog says nothing twice', () => {
  const lines: readonly string[] =
    readFileSync(inRoot('CHANGELOG.md'), 'utf8').match(/^- .*$/gm) ?? [];
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});
