import { randomUUID } from 'node:crypto';
import pg from 'pg';

export type ServerDatabase = { readonly url: string; drop(): Promise<void> };

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/**
 * Creates an empty database on the PostgreSQL server in TEST_DATABASE_URL.
 * @throws when that is not set or cannot be reached
 */
export async function createServerDatabase(): Promise<ServerDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (!adminUrl) {
    throw new Error('TEST_DATABASE_URL names no PostgreSQL server; `npm test` starts one.');
  }
  const name = `pinhigh_journey_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
