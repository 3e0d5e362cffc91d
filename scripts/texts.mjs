// Checks that every language has all English texts in their current version, uses the words of its glossary and none
// of the wordings it avoids, and that the types of messages match the English catalogs: `npm run texts -- [--write]
// [--accept <language> [--unchanged <key>]…] [folder]`. With `--write`, it writes the types first. With `--accept`, it
// records that the translations of a language were compared with the English texts. A translation that has not changed
// although its English text has is accepted only if `--unchanged` names it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogFaults } from './catalog-faults.mjs';
import { readCatalogs, source } from './catalogs.mjs';
import { contentFaults } from './content-faults.mjs';
import { glossaryFaults, readGlossary, unusedTerms } from './glossary.mjs';
import { messageTypes, writeMessageTypes } from './message-types.mjs';
import { inRoot } from './root.mjs';
import { acceptSources, readSources, sourceFaults } from './text-sources.mjs';
import { contentTexts, messageTexts } from './translated-texts.mjs';
import { readWordings, wordingFaults } from './wording.mjs';

const { values, positionals } = parseArgs({
  options: {
    write: { type: 'boolean' },
    accept: { type: 'string' },
    unchanged: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const ownFolder = inRoot('src', 'i18n');
const [folder = ownFolder] = positionals;
const types = join(folder, 'messages.ts');
const catalogs = readCatalogs(folder);
const english = catalogs.get(source) ?? new Map();

/** The content belongs to the project's own catalogs; other folders, as in tests, have none. */
async function readContent() {
  if (folder !== ownFolder) return new Map();
  const { shippedContent } = await import('../src/content/content.ts');
  return new Map(
    Object.entries({ [source]: shippedContent.words, ...shippedContent.translations }),
  );
}

const content = await readContent();

/** @param {string} language */
function textsOf(language) {
  const messages = messageTexts(catalogs.get(language) ?? new Map());
  return new Map([...messages, ...contentTexts(content.get(language))]);
}

const englishTexts = textsOf(source);
const englishTerms = readGlossary(folder, source);
const others = [...catalogs.keys()].filter((language) => language !== source);

/** @param {string} language */
function translationFaults(language) {
  const texts = textsOf(language);
  const sources = readSources(folder, language);
  const terms = readGlossary(folder, language);
  return [
    ...(content.size === 0
      ? []
      : contentFaults(language, content.get(source), content.get(language))),
    ...sourceFaults(language, { english: englishTexts, translated: texts, sources }),
    ...(englishTerms === null
      ? []
      : glossaryFaults(language, { terms: englishTerms, texts: englishTexts }, { terms, texts })),
    ...wordingFaults(language, readWordings(folder, language), texts),
  ];
}

/** @param {string} language */
function accept(language) {
  const given = { english: englishTexts, translated: textsOf(language), ...values };
  const { accepted, forgotten } = acceptSources(folder, language, given);
  for (const key of accepted) console.log(`accepted ${key}`);
  for (const key of forgotten) {
    console.log(
      `not accepted ${key}: the English text has changed and the translation has not; if it still says the same, ` +
        `run npm run texts -- --accept ${language} --unchanged ${key}`,
    );
  }
}

if (values.accept !== undefined) accept(values.accept);

// The types depend only on the English catalogs, so a developer can use a new text before it is translated.
if (values.write) writeMessageTypes(types, english);
const faults = catalogFaults(catalogs);
if (faults.length === 0) {
  if (readFileSync(types, 'utf8') !== messageTypes(english)) {
    faults.push('messages.ts is out of date: run npm run texts -- --write');
  }
}
if (englishTerms !== null) faults.push(...unusedTerms(englishTerms, englishTexts));
faults.push(...others.flatMap(translationFaults));
for (const fault of faults) console.log(fault);
console.log(`${catalogs.size} languages, ${english.size} files each`);
process.exit(faults.length ? 1 : 0);
