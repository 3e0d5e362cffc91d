import { sql } from 'drizzle-orm';
import {
  type InstallationSettings,
  installationSettings,
  type SettingName,
  type SettingSource,
  settingNames,
  usualSettings,
} from '#contract/installation-schemas.ts';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/drizzle.ts';
import { withinTime } from '../within-time.ts';
import { installationValues } from './tables.ts';

/** How old `recent` may be, in milliseconds. */
const freshMs = 1000;
/** How long `recent` waits for a database that does not answer, in milliseconds. */
const patienceMs = 500;

/** The settings in effect, and where each value comes from. */
export type SettingsInEffect = {
  readonly values: InstallationSettings;
  readonly sources: Readonly<Record<SettingName, SettingSource>>;
};

/** The settings that can change while the server runs, shared by all nodes through the database. */
export type Installation = {
  /** Reads the settings. Whatever lets somebody in or out uses this: no node then goes by an old value. */
  read(db: Db): Promise<SettingsInEffect>;
  /**
   * The settings as they were at most a second ago, for what is only shown. While the database cannot be read: the last
   * known ones, and before that those of the environment.
   */
  recent(): Promise<InstallationSettings>;
  /**
   * Stores these values.
   * @throws AppError setting_locked when the environment sets one of them to another value
   */
  change(tx: Db, values: Partial<InstallationSettings>): Promise<void>;
};

type Parts = { readonly db: Db; readonly config: Pick<Config, 'installation' | 'oidc'> };

export function createInstallation({ db, config }: Parts): Installation {
  const given = config.installation;
  /** Without a provider nobody could sign in, so the setting counts only beside one. */
  const possible = (values: InstallationSettings): InstallationSettings =>
    config.oidc === undefined ? { ...values, signIn: 'any' } : values;

  async function read(from: Db): Promise<SettingsInEffect> {
    const stored = await storedValues(from);
    const sources = settingNames.map((name) => {
      if (given[name] !== undefined) return [name, 'environment'] as const;
      return [name, stored[name] === undefined ? 'default' : 'page'] as const;
    });
    return {
      values: possible({ ...usualSettings, ...stored, ...given }),
      sources: Object.fromEntries(sources) as SettingsInEffect['sources'],
    };
  }

  let last = possible({ ...usualSettings, ...given });
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const { values } = await read(db);
    last = values;
    readAt = performance.now();
  }

  return {
    read,
    async recent() {
      if (performance.now() - readAt > freshMs) {
        reading ??= refresh().finally(() => {
          reading = null;
        });
        await withinTime(reading, patienceMs, () => new Error('timed out')).catch(() => {});
      }
      return last;
    },
    async change(tx, values) {
      const changed = Object.entries(values).map(([name, value]) => ({ name, value }));
      const isLocked = ({ name, value }: (typeof changed)[number]) => {
        const fixed = given[name as SettingName];
        return fixed !== undefined && JSON.stringify(fixed) !== JSON.stringify(value);
      };
      if (changed.some(isLocked)) throw new AppError('setting_locked');
      const free = changed.filter(({ name }) => given[name as SettingName] === undefined);
      if (free.length === 0) return;
      await tx
        .insert(installationValues)
        .values(free)
        .onConflictDoUpdate({
          target: installationValues.name,
          set: { value: sql`excluded.value` },
        });
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** The stored values that this version knows. A value that it does not accept, such as one of a newer version, is left out. */
async function storedValues(db: Db): Promise<Partial<InstallationSettings>> {
  const rows = await db.select().from(installationValues);
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const known = settingNames.flatMap((name) => {
    const parsed = installationSettings[name].schema.safeParse(stored.get(name));
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(known) as Partial<InstallationSettings>;
}
