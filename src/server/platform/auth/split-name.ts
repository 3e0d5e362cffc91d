import { nameLength } from '#contract/accounts-schemas.ts';

/** Splits "Nora Devlin" into first name Nora and last name Devlin; a single word is a first name. */
export function splitName(name: string) {
  const [firstName = name, ...rest] = name.split(/\s+/);
  const fitting = (part: string) => part.slice(0, nameLength.part).trim();
  return { firstName: fitting(firstName), lastName: fitting(rest.join(' ')) };
}
