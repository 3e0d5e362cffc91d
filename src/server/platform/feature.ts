import type { FastifyInstance } from 'fastify';
import type { AfterCommit } from './after-commit.ts';
import type { ThingNames } from './audit/audit-log.ts';
import type { Change, Listener } from './changes.ts';
import type { Db } from './database/drizzle.ts';
import type { Worker } from './jobs/job.ts';
import type { KeptSum } from './kept-sums.ts';
import type { Live } from './live/live.ts';
import type { PersonalTable } from './personal-data.ts';
import type { Platform } from './platform.ts';
import type { Binding } from './routes/handler.ts';
import type { Service } from './services/services.ts';

/** The parts of the platform that reactions may use in addition to their change. */
type ListenerParts = Pick<Platform, 'sendJob' | 'db'> & { readonly live: Pick<Live, 'nudge'> };

/** The parts that HTML pages are built from; `webRoot` is the folder of the built web app. */
type PageParts = { readonly platform: Platform; readonly webRoot: string };

/** Everything a feature adds to the server; `features/index.ts` lists all features, in the order in which they react. */
export type Feature = {
  readonly name: string;
  readonly bindings?: (platform: Platform) => readonly Binding[];
  readonly listener?: (platform: ListenerParts) => Listener;
  /** Work to do after the commit of a change, as a background job. */
  readonly afterCommit?: AfterCommit;
  /** Whether the feature has work to do after this change; if left out, it always has. */
  readonly hasWorkAfter?: (change: Change) => Promise<boolean>;
  /** URLs of the pictures and videos on its screens, which decide the hosts that pages may load media from. */
  readonly mediaAddresses?: (db: Db) => Promise<readonly string[]>;
  /** Its tables with rows that belong to a golfer, and which of them the export contains. */
  readonly personalData?: readonly PersonalTable[];
  /** The sums that it keeps beside their rows, which are compared with them every day. */
  readonly sums?: readonly KeptSum[];
  /** How to find the names of its things for the audit log. */
  readonly names?: Partial<ThingNames>;
  /** Services on other machines that the feature uses. */
  readonly services?: (platform: Platform) => Promise<readonly Service[]>;
  /** Serves pages and files for browsers, outside the API. */
  readonly serve?: (app: FastifyInstance, parts: PageParts) => Promise<void>;
  readonly workers?: (platform: Platform) => readonly Worker[];
  /** Prepares everything needed before the first request, such as built-in content. */
  readonly prepare?: (platform: Platform) => Promise<void>;
};
