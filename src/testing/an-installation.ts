import type { InstallationState } from '#contract/installation.ts';
import { settingNames, usualSettings } from '#contract/installation-schemas.ts';

/** An installation that nobody has set up yet. Tests override only the relevant parts. */
export const anInstallation = (changes: Partial<InstallationState> = {}): InstallationState => ({
  version: '1.0.0',
  isNew: true,
  values: usualSettings,
  sources: Object.fromEntries(
    settingNames.map((name) => [name, 'default']),
  ) as InstallationState['sources'],
  provider: null,
  address: { url: 'https://golf.example', source: 'environment' },
  mail: { server: 'smtp.example:587', from: 'golf@golf.example', source: 'environment' },
  backup: {
    folder: '/data/backups',
    source: 'default',
    canWrite: true,
    freeBytes: 73_000_000_000,
    isEncrypted: false,
  },
  newest: {
    server: null,
    checkedAt: null,
    version: null,
    notes: null,
    isNewer: false,
    problem: null,
  },
  ...changes,
});
