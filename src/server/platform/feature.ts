import type { FastifyInstance } from 'fastify';
import type { AfterCommit } from './after-commit.ts';
import type { Change, ChangeListener } from './changes.ts';
import type { Db } from './database/drizzle.ts';
import type { Worker } from './jobs/job.ts';
import type { Live } from './live/live.ts';
import type { LiveReads } from './live/live-reads.ts';
import type { PersonalTable } from './personal-data.ts';
import type { Platform } from './platform.ts';
import type { Binding } from './routes/handler.ts';

/** What reactions may use besides their change. */
type ListenerParts = Pick<Platform, 'sendJob' | 'db'> & { readonly live: Pick<Live, 'hint'> };

/** What pages are made of; `webRoot` is the folder of the built web. */
type PageParts = { readonly platform: Platform; readonly webRoot: string };

/** What a feature gives to the server; `features/index.ts` lists them all. */
export type Feature = {
  readonly name: string;
  readonly bindings?: (platform: Platform) => readonly Binding[];
  readonly listener?: (platform: ListenerParts) => ChangeListener;
  /** Features whose reactions to the same event have to be done before this one's begin. */
  readonly after?: readonly string[];
  /** What it does after the commit of a change, as a job. */
  readonly afterCommit?: AfterCommit;
  /** Whether it has anything to do after this change; it has when left out. */
  readonly actsFor?: (change: Change) => Promise<boolean>;
  /** What the golfer's open tabs show differently after an event. */
  readonly live?: LiveReads;
  /** Addresses of the pictures and films on its screens: the hosts that pages may load from. */
  readonly mediaAddresses?: (db: Db) => Promise<readonly string[]>;
  /** Its tables with rows that belong to a golfer: what the export contains, and what not. */
  readonly personalData?: readonly PersonalTable[];
  /** Serves addresses that are pages and files for browsers, and no calls. */
  readonly serve?: (app: FastifyInstance, parts: PageParts) => Promise<void>;
  readonly workers?: (platform: Platform) => readonly Worker[];
  /** What has to stand before the first request, such as shipped content. */
  readonly prepare?: (platform: Platform) => Promise<void>;
};
