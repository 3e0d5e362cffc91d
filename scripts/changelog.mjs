import { SetupError } from './setup-error.mjs';

/**
 * Returns the section of a version in the text of CHANGELOG.md, without its heading, as the notes of its release.
 * @param {string} changelog
 * @param {string} version such as 1.0.0, or Unreleased
 * @returns {string}
 * @throws {SetupError} when there is no such section, or nothing in it
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const named = sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { name: /^\[([^\]]+)\]/.exec(heading)?.[1] ?? '', notes: lines.join('\n').trim() };
  });
  const notes = named.find(({ name }) => name === version)?.notes;
  if (notes === undefined) {
    const known = named.map(({ name }) => name).join(', ');
    throw new SetupError(`CHANGELOG.md has no section [${version}]. It has: ${known}.`);
  }
  if (notes === '') throw new SetupError(`The section [${version}] of CHANGELOG.md is empty.`);
  return notes;
}
