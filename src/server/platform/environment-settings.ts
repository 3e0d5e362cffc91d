import {
  type InstallationSettings,
  installationSettings,
  settingNames,
} from '#contract/installation-schemas.ts';

/** The variables of the environment that are not empty. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Splits a comma-separated list. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The settings of the installation that the environment sets, and a sentence for each value that it cannot have. */
export function settingsInEnvironment(given: Environment) {
  const faults: string[] = [];
  const read = settingNames.flatMap((name) => {
    const { schema, variable, wanted } = installationSettings[name];
    const text = given[variable];
    if (text === undefined) return [];
    const { success, data } = schema.safeParse(name === 'mailDomains' ? listOf(text) : text);
    if (success) return [[name, data] as const];
    faults.push(`${variable} has to be ${wanted}.`);
    return [];
  });
  const values = Object.fromEntries(read) as Partial<InstallationSettings>;
  if (values.signIn === 'provider' && given['OIDC_ISSUER'] === undefined)
    faults.push('SIGN_IN is provider, so the OIDC settings have to be set.');
  if (values.versionCheck === 'daily' && given['VERSION_URL'] === undefined)
    faults.push('VERSION_CHECK is daily, so VERSION_URL has to be set.');
  return { values, faults };
}
