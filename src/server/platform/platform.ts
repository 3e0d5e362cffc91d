import type { FastifyBaseLogger } from 'fastify';
import type { AccountLimits } from './auth/account-limits.ts';
import type { Attempts } from './auth/attempts.ts';
import type { Auth } from './auth/auth.ts';
import type { DeriveToken } from './auth/derived-token.ts';
import type { Backups } from './backup/backups.ts';
import type { RunChange } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database/drizzle.ts';
import type { Health } from './health.ts';
import type { HeavyWork } from './heavy-work.ts';
import type { Installation } from './installation/installation.ts';
import type { SendJob } from './jobs/job.ts';
import type { Live } from './live/live.ts';
import type { Mailer } from './mail/mail.ts';
import type { Metrics } from './metrics.ts';
import type { Outgoing } from './outgoing.ts';
import type { PersonalTable } from './personal-data.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Services } from './services/services.ts';
import type { Media } from './storage/media.ts';
import type { Storage } from './storage/storage.ts';
import type { Temporary } from './storage/temporary.ts';
import type { Ffmpeg } from './video/ffmpeg.ts';

/** The services every feature may use. A feature may depend on this, and on other features only through events. */
export type Platform = {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
  readonly auth: Auth;
  readonly runChange: RunChange;
  readonly sendJob: SendJob;
  readonly live: Live;
  /**
   * Restarts the job queue on every node. Resolves when this node's queue works again.
   * @throws AppError jobs_ending while the jobs of the restart before take more than ten seconds to finish, unavailable when
   * the restart itself does
   */
  readonly restartJobs: () => Promise<void>;
  readonly deriveToken: DeriveToken;
  readonly health: Health;
  readonly backups: Backups;
  readonly installation: Installation;
  readonly services: Services;
  readonly heavyWork: HeavyWork;
  readonly pictures: Pictures;
  readonly media: Media;
  readonly storage: Storage;
  readonly temporary: Temporary;
  /** Null when ffmpeg is not installed. */
  readonly ffmpeg: Ffmpeg | null;
  /** Every table with rows that belong to a golfer. */
  readonly personalData: readonly PersonalTable[];
  readonly attempts: Attempts;
  readonly accountLimits: AccountLimits;
  /** Null without METRICS_TOKEN. */
  readonly metrics: Metrics | null;
  /** Sends a mail at once, for whoever tests whether that works. Others use `sendJob` with `sendMail`. */
  readonly tryMail: Mailer['attempt'];
  readonly outgoing: Outgoing;
  readonly log: FastifyBaseLogger;
  /** Prints one line for the person who started the server. */
  readonly announce: (line: string) => void;
};
