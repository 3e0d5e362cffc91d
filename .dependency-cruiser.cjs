// Who may import whom. The prose is in docs/decisions/0002-import-rules.md.
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: to },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('domain-and-content-are-pure', '^src/(domain|content)/', '^src/(domain|content)/'),
    only('contract-knows-domain', '^src/contract/', '^src/(contract|domain)/'),
    only('texts-know-types', '^src/i18n/', '^src/(i18n|domain|content|contract)/'),
    only('server-never-web', '^src/server/', '^src/(server|contract|domain|content|i18n)/'),
    only('web-never-server', '^src/web/', '^src/(web|contract|domain|content|i18n)/'),
    {
      name: 'pure-imports-only-zod',
      severity: 'error',
      from: { path: '^src/(domain|content|contract)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'], pathNot: 'node_modules/zod' },
    },
    {
      name: 'server-features-meet-through-events',
      comment: 'Another feature is known by its tables alone: foreign keys and joins need them.',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/features/[^/]+/', pathNot: ['^src/server/features/$1/', '/tables\\.ts$'] },
    },
    {
      name: 'web-features-do-not-meet',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'only-app-knows-features',
      severity: 'error',
      from: { path: '^src/web/(ui|platform)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/(features|app)/' },
    },
    {
      name: 'ui-knows-no-platform',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/platform/(api|session)' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Accounts own the golfer and the session rows that the platform reads on each request.',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/features/', pathNot: '/accounts/tables\\.ts$' },
    },
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
