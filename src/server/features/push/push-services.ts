import type { Platform } from '#server/platform/platform.ts';
import { type Service, serverOf } from '#server/platform/services/services.ts';
import { findServices } from './queries.ts';

/** The push services with the most devices. Browsers choose among a handful. */
const mostServices = 5;

/** The push services that devices use, with an HTTPS connection to each. */
export async function pushServices({
  db,
  config,
  outgoing,
}: Platform): Promise<readonly Service[]> {
  const addresses = await findServices(db, mostServices);
  return addresses.map((address) => ({
    name: 'push',
    server: serverOf(address),
    setting: 'PUSH_ALLOWED_HOSTS',
    use: () => outgoing.reach(new URL(address), config.pushAllowedHosts),
  }));
}
