// Rules about which modules may import which. They are explained in docs/decisions/0002-import-rules.md.
const { Visitor } = require('@swc/core/Visitor.js');

// swc parses `using`, but its own Visitor, which dependency-cruiser uses, does not support it.
const visitStatement = Visitor.prototype.visitStatement;
Visitor.prototype.visitStatement = function visitStatementOrUsing(statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  this.visitVariableDeclarators(statement.decls);
  return statement;
};

const tests = '\\.test\\.tsx?$';
const ours = '^(src|e2e|bench|scripts)/';
const pure = '^src/(domain|content)/';

/** Files of one part, except tests, may import our own code only from these parts. */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: [to] },
});

/** Files that match `from`, except tests, may not import files that match `to`. */
const never = (name, from, to) => ({
  name,
  severity: 'error',
  from: { pathNot: tests, ...from },
  to,
});

/** The server's features from top to bottom; each may read from those below it. Other features may read from all. */
const serverLayers = [
  ['recalculation'],
  ['dashboard', 'calendar-feed', 'challenges', 'coach', 'admin', 'landing'],
  ['push'],
  ['notifications'],
  ['feed'],
  ['friends'],
  ['achievements'],
  ['progress'],
  ['logbook'],
  ['training', 'handicap', 'second-step'],
  ['programs', 'accounts', 'settings', 'access-tokens', 'broadcasts', 'client-log'],
  ['installation'],
];

/** What both platforms may know of the contract and the rules: requests, sessions, texts; hardly anything about golf. */
const anyPlatform =
  'contract/(accounts|accounts-schemas|achievements-schemas|effects|endpoint|errors|field-fault|health|if-signed-in|installation-schemas|live|made-id|picture-content|revision|socket|upload-time|web-build)|domain/(calendar-date|language)';
const platformKnows = {
  // Drills, distances, handedness and reach: columns of an account and of videos.
  server: `${anyPlatform}|contract/(account-data|admin-acts|backups|exercises-schemas|fields|preview-page)|domain/(access-tokens/access-token|second-step/code|accounts/local-path|backups/(quiet-hour|superseded)|drills/(distance|handedness)|events|handicap/handicap|notifications/catalog|packs/canonical-json|skill-tests/ball-model)`,
  web: `${anyPlatform}|contract/(achievements|client-log|kept-reads|offline|push)|domain/(client-log/redact|packs/free-name)`,
};

/** The rooms of both platforms, folders and single files, from top to bottom. */
const platformRooms = {
  server: [
    ['feature'],
    ['after-commit', 'kept-sums'],
    ['platform'],
    ['personal-data'],
    ['live', 'web-files', 'http-server'],
    ['routes'],
    ['backup'],
    ['audit', 'administrators', 'pictures', 'shared-settings'],
    ['changes'],
    ['idempotency', 'mail', 'profile-import'],
    ['auth'],
    ['storage', 'video', 'installation'],
    ['services'],
    ['jobs', 'health', 'outgoing', 'import-rules'],
    ['database'],
    ['setting-names'],
    ['data-folder', 'exchange-folder', 'config', 'texts', 'unzip', 'heavy-work'],
    ['setting-schemas'],
    [
      'project-folder',
      'app-error',
      'start-error',
      'how-to-run',
      'clock',
      'within-time',
      'changed-message',
      'environment-settings',
    ],
    ['disk', 'metrics', 'media-hosts', 'request-id', 'version'],
  ],
  web: [
    ['form', 'date-field', 'screen'],
    ['action'],
    ['client'],
    ['persisted-queries'],
    ['queue'],
    ['live'],
    ['session'],
    ['i18n', 'language', 'theme', 'service-worker', 'install-prompt'],
    ['loading'],
    ['update'],
    ['device', 'client-log', 'error-text'],
    ['api'],
    ['toast', 'celebration', 'quiet-screen', 'browser', 'numbers'],
    [
      'store',
      'dates',
      'every-minute',
      'size-text',
      'retry-timer',
      'use-mounted',
      'push-subscription',
    ],
  ],
};

/** Creates a rule for each layer of a folder: its rooms may not import rooms of the same layer or above. */
const upward = (folder, layers) =>
  layers.map((rooms, index) => {
    const above = layers
      .slice(0, index + 1)
      .flat()
      .join('|');
    return never(
      `only-downward-from-${rooms.join('-')}`,
      { path: `^${folder}/(${rooms.join('|')})(/|\\.tsx?$)` },
      { path: `^${folder}/(${above})(/|\\.tsx?$)`, pathNot: `^${folder}/$1(/|\\.tsx?$)` },
    );
  });

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    never('nothing-imports-tests', {}, { path: tests }),
    only('domain-and-content-are-pure', pure, pure),
    only('drawing-knows-domain', '^src/drawing/', '^src/(drawing|domain)/'),
    only('contract-knows-domain', '^src/contract/', '^src/(contract|domain)/'),
    only('texts-know-types', '^src/i18n/', '^src/(i18n|domain|content|contract)/'),
    only('server-never-web', '^src/server/', '^src/(server|contract|domain|drawing|content|i18n)/'),
    only('web-never-server', '^src/web/', '^src/(web|contract|domain|drawing|content|i18n)/'),
    only('journeys-know-no-inside', '^e2e/', '^(e2e|scripts|src/(contract|domain))/'),
    never(
      'texts-take-types-only',
      { path: '^src/i18n/' },
      { path: '^src/(domain|content|contract)/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'pure-imports-only-zod',
      { path: '^src/(domain|content|contract)/' },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'],
        pathNot: '(^|/)node_modules/zod/',
      },
    ),
    never(
      'drawing-imports-only-what-draws',
      { path: '^src/drawing/' },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'],
        pathNot: '(^|/)node_modules/(@types/)?(d3-shape|d3-contour|simplify-js|svgo)/',
      },
    ),
    never('web-imports-no-node', { path: '^src/(web|i18n)/' }, { dependencyTypes: ['core'] }),
    // `npm start` builds and runs with what `npm ci --omit=dev` installs.
    never(
      'runs-and-builds-without-dev-tools',
      {
        path: '^src/(server|web)/|^scripts/(start|make-admin|reconcile|server-command|build|install|precompress|vite-[a-z-]+|catalogs|text-of-message|used-styles|open-graph)\\.mjs$',
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    // Foreign keys need other features' tables; the rest of what other features may read is in public-queries.ts.
    never(
      'server-features-read-public-queries',
      { path: '^src/server/features/([^/]+)/', pathNot: [tests, '/tables\\.ts$'] },
      {
        path: '^src/server/features/[^/]+/',
        pathNot: ['^src/server/features/$1/', '/public-queries\\.ts$'],
      },
    ),
    never(
      'tables-know-tables',
      { path: '^src/server/features/([^/]+)/tables\\.ts$' },
      {
        path: '^src/server/features/[^/]+/',
        pathNot: ['^src/server/features/$1/', '/tables\\.ts$'],
      },
    ),
    ...upward('src/server/features', serverLayers),
    ...Object.entries(platformRooms).flatMap(([side, layers]) => [
      ...upward(`src/${side}/platform`, layers),
      never(
        `${side}-platform-rooms-have-a-layer`,
        {},
        {
          path: `^src/${side}/platform/`,
          pathNot: `^src/${side}/platform/(${layers.flat().join('|')})(/|\\.tsx?$)`,
        },
      ),
    ]),
    never(
      'what-others-read-has-a-layer',
      { path: '^src/server/features/([^/]+)/' },
      {
        path: '^src/server/features/[^/]+/',
        pathNot: [
          '^src/server/features/$1/',
          `^src/server/features/(${serverLayers.flat().join('|')})/`,
        ],
      },
    ),
    never(
      'only-the-list-knows-server-features',
      { path: '^src/server/', pathNot: [tests, '^src/server/(features|platform)/'] },
      {
        path: '^src/server/features/',
        pathNot: ['^src/server/features/index\\.ts$'],
      },
    ),
    never(
      'platform-knows-no-feature',
      { path: '^src/server/platform/' },
      { path: '^src/server/(features/|app\\.ts|main\\.ts)' },
    ),
    // Except for the two files that name every request.
    ...Object.entries(platformKnows).map(([side, known]) =>
      never(
        `${side}-platform-knows-no-golf`,
        { path: `^src/${side}/platform/`, pathNot: [tests, '/(openapi|body-schema)\\.ts$'] },
        { path: '^src/(contract|domain)/', pathNot: `^src/(${known})\\.ts$` },
      ),
    ),
    never(
      'web-platform-knows-no-golf',
      { path: '^src/web/platform/' },
      // The lost ball of a missing page is drawn with golf's marks.
      { path: '^src/web/(golf|offline)/', pathNot: '/diagram-marks\\.css$' },
    ),
    never('golf-knows-no-queue', { path: '^src/web/golf/' }, { path: '^src/web/offline/' }),
    never(
      'web-features-do-not-meet',
      { path: '^src/web/features/([^/]+)/' },
      { path: '^src/web/(features|app|main)', pathNot: '^src/web/features/$1/' },
    ),
    never(
      'only-app-knows-features',
      { path: '^src/web/(ui|golf|offline|platform)/' },
      { path: '^src/web/(features|app|main)' },
    ),
    never(
      'router-knows-no-screen',
      { path: '^src/web/router/' },
      { path: '^src/(drawing|contract)/|^src/web/(features|app|main|golf|offline|platform|ui)' },
    ),
    never(
      'ui-knows-no-golf',
      { path: '^src/web/ui/' },
      { path: '^src/(drawing|contract)/|^src/web/(golf|offline|platform)/' },
    ),
    // `npm run contours` draws contours into files; the drawing code is never used at run time.
    never(
      'contours-are-drawn-beforehand',
      { path: '^src/(web|server)/' },
      { path: '^src/drawing/contours/' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
