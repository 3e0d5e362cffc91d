import type { InstallationState } from '#contract/installation.ts';
import { describePlace } from '#server/platform/backup/backup-place.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sayState, serverOf } from '#server/platform/services/services.ts';
import { version } from '#server/platform/version.ts';
import { findNewestVersion } from './public-queries.ts';
import { isUntouched } from './queries.ts';

const sourceOf = (isSet: boolean) => (isSet ? 'environment' : 'default');

/** What administrators see of the installation. */
export async function readState(
  platform: Pick<Platform, 'db' | 'config' | 'installation'>,
  language: string,
): Promise<InstallationState> {
  const { db, config, installation } = platform;
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
    newest: await describeNewest(platform, language),
  };
}

/** What the address that is asked for the newest version has said, or why it could not. */
async function describeNewest(
  platform: Parameters<typeof findNewestVersion>[0],
  language: string,
): Promise<InstallationState['newest']> {
  const { versionUrl } = platform.config;
  const server = versionUrl === undefined ? null : serverOf(versionUrl);
  const found = await findNewestVersion(platform);
  if (server === null || found === null)
    return { server, checkedAt: null, version: null, notes: null, isNewer: false, problem: null };
  const { checkedAt, version, notes, isNewer, fault, detail } = found;
  const problem =
    fault === null ? null : sayState({ server, setting: 'VERSION_URL', fault, detail }, language);
  return { server, checkedAt: checkedAt.toISOString(), version, notes, isNewer, problem };
}
