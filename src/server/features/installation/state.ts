import type { InstallationState } from '#contract/installation.ts';
import { describePlace } from '#server/platform/backup/backup-place.ts';
import type { Platform } from '#server/platform/platform.ts';
import { serverOf } from '#server/platform/services/services.ts';
import { version } from '#server/platform/version.ts';
import { isUntouched } from './queries.ts';

const sourceOf = (isSet: boolean) => (isSet ? 'environment' : 'default');

/** What administrators see of the installation. */
export async function readState({
  db,
  config,
  installation,
}: Pick<Platform, 'db' | 'config' | 'installation'>): Promise<InstallationState> {
  const { publicUrl, smtpUrl, mailFrom, oidc, given } = config;
  const { values, sources } = await installation.read(db);
  return {
    version,
    isNew: await isUntouched(db),
    values,
    sources,
    provider: oidc?.name ?? null,
    address: { url: publicUrl.origin, source: sourceOf(given.has('PUBLIC_URL')) },
    mail: {
      server: smtpUrl === undefined ? null : serverOf(smtpUrl),
      from: mailFrom,
      source: sourceOf(given.has('SMTP_URL')),
    },
    backup: await describePlace(config),
  };
}
