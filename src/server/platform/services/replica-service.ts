import type { Replica } from '../database/open-replica.ts';
import { type Service, serverOf } from './services.ts';

/** Asks the replica at this address, as reads do before they leave it to the primary. */
export const replicaService = (replica: Replica, address: string): Service => ({
  name: 'replica',
  server: serverOf(address),
  setting: 'DATABASE_READ_URL',
  async use() {
    const client = await replica.connect();
    await client.query('select').finally(() => client.release());
  },
});
