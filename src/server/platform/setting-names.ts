import { installationSettings } from '#contract/installation-schemas.ts';
import { settings } from './config.ts';

/** Set by the system or by `npm start`. */
const notByOperators = ['PATH', 'PINHIGH_RESTARTS', 'PINHIGH_LAST_EXIT'];

/** The names of all settings that an operator makes. */
export const settingNames: readonly string[] = [
  ...Object.keys(settings.shape).filter((name) => !notByOperators.includes(name)),
  ...Object.values(installationSettings).map(({ variable }) => variable),
];
