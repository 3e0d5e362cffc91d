// Checks that a feature has the same name in the contract, domain, server, web and texts, or is absent there: `node
// scripts/feature-names.mjs [folder]`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The folders where each feature has a file or folder with its name, and other allowed entries, each with a reason. */
const places = {
  'src/contract': {
    'admin-acts': 'what the audit log of the feature admin records, for the rows of all features',
    effects: 'what a change caused, in the answers of all features',
    endpoint: 'the shape of an endpoint row',
    errors: 'error codes of all features',
    'coming-sessions':
      'the one answer that holds the sessions of two weeks, and how to take them out of it',
    fields: 'schemas that several features share',
    'if-signed-in': 'how a visitor asks for what only golfers have, without an error',
    'web-build': 'which build of the web a page and its server have',
    exercises: 'rows of the feature programs for the exercises themselves',
    'drill-swaps': 'rows of the feature training for what takes the place of a drill',
    reopening: 'rows of the feature training for what friends lose by a reopened session',
    revision: 'the header of changes that two people can make',
    'session-progress': 'how far a started session has come, for rows of the feature training',
    'diagram-schema': 'the marks of a drawing as administrators send them',
    'picture-content': 'how the content of a picture begins, for server and web',
    'preview-page': 'the one page that may be framed, for server, service worker and builder',
    'report-faults': 'faults that rules of the domain find, as a schema reports them',
    'field-fault': 'what is wrong with a field, from what its schema says',
    index: 'the table of all endpoints',
    'kept-reads': 'the rows of several features whose answers a device keeps',
    live: 'the shape of live messages',
    'made-id': 'how an id in a request is read, for the rows of all features',
    offline: 'how long a change that waited for a signal still counts for its own time',
    socket: 'where the socket is and why it closes',
    'upload-time': 'how long the files of a request may take to arrive',
    'local-path': 'which addresses lie within this site',
  },
  'src/domain': {
    'calendar-date': 'dates and weeks, which every rule builds on',
    'defined-fields': 'a partial change, without the fields that it leaves as they are',
    events: 'what happened, by name, for all features',
    language: 'what the app is written in, for web and server',
  },
  'src/server/features': { index: 'the list of the features' },
  'src/web/features': {},
  'src/i18n/en': {
    course: 'texts of rounds on the course, which logbook shows',
    rounds: 'texts of the pages of rounds, which logbook shows',
    swaps: 'texts of swapping drills, which training shows',
    app: 'texts of the frame around the screens',
    errors: 'a text for each error code',
    issues: 'a text for each fault of a field, for what a form or an answer refuses',
    queue: 'texts about changes that wait on the device',
    mail: 'texts of all mails, which the web never loads',
    ui: 'texts of components that know no golf',
    update: 'texts of new versions, and of what is installed',
  },
};

/** Features that exist in only one of the folders, each with a reason. */
const inOnePlace = {
  backups: 'rules about backups, which the platform of the server makes',
  drills: 'rules about drills, which are content',
  'skill-tests': 'rules about the tests of a skill, which are content',
};

/** @param {string} folder @returns {string[]} the names in a folder, without extensions and tests */
function namesIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    // A feature's schemas may be in their own file next to its endpoint rows.
    .map((name) => name.replace(/(-schemas)?\.\w+$/, ''));
  return [...new Set(names)];
}

const folder = process.argv[2] ?? root;
/** @type {Map<string, string[]>} */
const placesOf = new Map();
for (const [place, others] of Object.entries(places)) {
  for (const name of namesIn(join(folder, place))) {
    if (!Object.hasOwn(others, name)) placesOf.set(name, [...(placesOf.get(name) ?? []), place]);
  }
}
const alone = [...placesOf].filter(
  ([name, found]) => found.length === 1 && !Object.hasOwn(inOnePlace, name),
);
for (const [name, [place]] of alone) {
  console.log(
    `${place}/${name}: no feature has this name in another place; give it the name of its feature, or list it in scripts/feature-names.mjs`,
  );
}
console.log(`${placesOf.size} features, ${alone.length} names in one place only`);
process.exit(alone.length ? 1 : 0);
