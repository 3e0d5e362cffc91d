import { settings } from './config.ts';

/** Set by the system or by `npm start`. */
const notByOperators = ['PATH', 'PINHIGH_RESTARTS', 'PINHIGH_LAST_EXIT'];

/** The names of all settings that an operator makes. */
export const settingNames = Object.keys(settings.shape).filter(
  (name) => !notByOperators.includes(name),
);
