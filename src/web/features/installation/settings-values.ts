import type { BodyOf } from '#contract/endpoint.ts';
import type { InstallationState, installation } from '#contract/installation.ts';
import type { InstallationSettings, SettingName } from '#contract/installation-schemas.ts';

/** The settings as the form holds them: a list is text, separated by commas. A switch is not part of the form. */
export type SettingsValues = Omit<InstallationSettings, 'mailDomains' | 'versionCheck'> & {
  readonly mailDomains: string;
};

export const valuesOf = ({
  values: { mailDomains, versionCheck: _, ...values },
}: InstallationState): SettingsValues => ({ ...values, mailDomains: mailDomains.join(', ') });

/** Whether the environment sets it, so that nobody can change it here. */
export const isLocked = ({ sources }: InstallationState, name: SettingName): boolean =>
  sources[name] === 'environment';

/** What is sent: everything that may be changed here. */
export function bodyOf(
  state: InstallationState,
  { mailDomains, ...others }: SettingsValues,
): BodyOf<typeof installation.change> {
  const domains = mailDomains
    .split(/[\s,]+/)
    .map((domain) => domain.replace(/^@/, ''))
    .filter(Boolean);
  const all = Object.entries({ ...others, mailDomains: domains });
  return Object.fromEntries(all.filter(([name]) => !isLocked(state, name as SettingName)));
}
