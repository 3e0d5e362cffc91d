import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { allSums, features } from './features/index.ts';
import { afterCommitListener, afterCommitWorker } from './platform/after-commit.ts';
import { namesOf, oldAuditEntriesWorker } from './platform/audit/audit-log.ts';
import { tokenCallerFinder } from './platform/auth/access-tokens.ts';
import { accountLimits } from './platform/auth/account-limits.ts';
import { createAttempts } from './platform/auth/attempts.ts';
import { createAuth, type Passwords } from './platform/auth/auth.ts';
import { tokenDeriver } from './platform/auth/derived-token.ts';
import { callerFinder, renameOldCookies } from './platform/auth/find-caller.ts';
import { registerNavigation } from './platform/auth/navigation.ts';
import { secondStepCheck } from './platform/auth/second-step.ts';
import { backupWorkers } from './platform/backup/backup-workers.ts';
import { createBackups, handOutBackups } from './platform/backup/backups.ts';
import { createHandOver } from './platform/backup/hand-over.ts';
import { createChanges, type RunChange } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { withinCall } from './platform/database/call-faults.ts';
import type { Database } from './platform/database/database.ts';
import { createDb } from './platform/database/drizzle.ts';
import { createReadAnywhere } from './platform/database/replica.ts';
import { watchDisk } from './platform/disk.ts';
import { createHealth } from './platform/health.ts';
import { createHeavyWork } from './platform/heavy-work.ts';
import { createHttpServer } from './platform/http-server.ts';
import { oldAnswersWorker } from './platform/idempotency/delete-old-answers.ts';
import { createInstallation } from './platform/installation/installation.ts';
import { StoppedError } from './platform/jobs/job.ts';
import { createQueue, type Queue } from './platform/jobs/queue.ts';
import { restartJobs } from './platform/jobs/restart-jobs.ts';
import { sumsWorker } from './platform/kept-sums.ts';
import { oldMessagesWorker } from './platform/live/delete-old-messages.ts';
import { createLive } from './platform/live/live.ts';
import { openRedis } from './platform/live/redis.ts';
import { confirmMail, resetMail } from './platform/mail/account-mails.ts';
import { createMailer } from './platform/mail/delivery.ts';
import { type Deliver, type Mail, sendMail } from './platform/mail/mail.ts';
import { mailWorker } from './platform/mail/mail-worker.ts';
import { linkSealer, sealingLinks } from './platform/mail/sealed-link.ts';
import { createMediaHosts } from './platform/media-hosts.ts';
import type { Metrics } from './platform/metrics.ts';
import { createOutgoing, type OutgoingSettings } from './platform/outgoing.ts';
import { personalDataOf } from './platform/personal-data.ts';
import { createPictures } from './platform/pictures/pictures.ts';
import type { Platform } from './platform/platform.ts';
import { withRequestId } from './platform/request-id.ts';
import { serveApiPage } from './platform/routes/api-page.ts';
import { guard } from './platform/routes/guard.ts';
import { findFirstAnswer } from './platform/routes/idempotency.ts';
import { warnOfOtherHost } from './platform/routes/other-host.ts';
import { makeRateLimits } from './platform/routes/rate-limits.ts';
import { registerBindings } from './platform/routes/register.ts';
import { sharedRateStore } from './platform/routes/shared-rate-store.ts';
import { warnOfUnknownProxies } from './platform/routes/unknown-proxies.ts';
import { createServices } from './platform/services/services.ts';
import { createMedia } from './platform/storage/media.ts';
import { openStorage, type Storage } from './platform/storage/storage.ts';
import { openTemporary } from './platform/storage/temporary.ts';
import { type Ffmpeg, findFfmpeg } from './platform/video/ffmpeg.ts';
import { builtWeb, inlineSources, sayBuild, serveWeb } from './platform/web-files.ts';
import { serviceSources } from './service-sources.ts';

export type AppSettings = {
  readonly config: Config;
  readonly database: Database;
  readonly secret: string;
  readonly clock: Clock;
  readonly announce: (line: string) => void;
  /** Delays responses. If left out, a timer is used. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Delivers mail. If left out, the config decides how. */
  readonly deliver?: Deliver;
  /** Hashes passwords; tests pass a cheap one. Defaults to the scrypt of better-auth. */
  readonly passwords?: Passwords;
  /** How requests to other servers are sent. If left out, host names are resolved by the system. */
  readonly outgoing?: OutgoingSettings;
  /** The folder with the built web app. If left out, dist/web. */
  readonly webRoot?: string;
  /** Called when the embedded database has been moved to a server, so that this process is of no use any more. */
  readonly onMoved?: () => void;
  /** Receives the log lines. If left out, they go to standard output. */
  readonly logTo?: { write(line: string): void };
};

export type App = {
  /** Ready to listen. Changes wait until the job queue has started. */
  readonly app: FastifyInstance;
  /** Starts the job queue. This takes as long as the rest of the start, but reads do not have to wait for it. */
  readonly startJobs: () => Promise<void>;
  /** Makes load balancers send requests elsewhere: the server serves on, but is not ready, and keeps no connection. */
  readonly drain: () => void;
};

/** Builds the whole server on an open, migrated database. */
export async function buildApp(settings: AppSettings): Promise<App> {
  const { config, webRoot = builtWeb } = settings;
  const app = createHttpServer(settings);
  await sayBuild(app, webRoot);
  const mediaHosts = createMediaHosts(async () => {
    const found = features.map((feature) => feature.mediaAddresses?.(platform.db) ?? []);
    return (await Promise.all(found)).flat();
  }, config.s3?.publicEndpoint?.origin);
  app.addHook('onClose', async () => mediaHosts.stop());
  const inline = await inlineSources(webRoot);
  await guard(app, config, { mediaSources: mediaHosts.sources, ...inline });
  renameOldCookies(app, { publicUrl: config.publicUrl, secret: settings.secret });
  warnOfUnknownProxies(app);
  warnOfOtherHost(app, config.publicUrl);

  const metrics = await measure(app, settings);
  const storage = await openStorage(config);
  const redis = config.redisUrl === undefined ? null : await openRedis(config.redisUrl, app.log);
  app.addHook('onClose', async () => redis?.disconnect());
  const ffmpeg = await findFfmpeg(config.programPath);
  const stopping = new AbortController();
  const assembled = { ...settings, metrics, storage, redis, ffmpeg, stopping: stopping.signal };
  const { platform, live, queue, startJobs } = assemble(app.log, assembled);
  const limits = await makeRateLimits(app, {
    scale: config.rateLimitScale,
    takeAttempt: platform.attempts.takeOrThrow,
    store: redis ? sharedRateStore(redis, platform.deriveToken('rate limits')) : undefined,
  });
  app.addHook('onClose', queue.stop);
  app.addHook('preClose', async () => stopping.abort(new StoppedError('The server stops')));
  if (config.databaseUrl === undefined) {
    await serveCommands(app, platform, { ...assembled, queue });
  }
  const disk = await watchDisk(config.dataDir, app.log);
  app.addHook('onClose', async () => disk.stop());
  app.addHook('preHandler', ({ id }, _reply, done) => withRequestId(id, () => withinCall(done)));
  serveApiPage(app, config.publicUrl, limits);
  const findCaller = callerFinder({ ...platform, ...settings, publicUrl: config.publicUrl });
  // Registered before all routes, because it also answers upgrade requests for URLs that are not sockets.
  await live.serve(app, { publicUrl: config.publicUrl, limits, findCaller });
  registerNavigation(app, platform.auth, findCaller);
  registerBindings(
    app,
    features.flatMap((feature) => feature.bindings?.(platform) ?? []),
    {
      publicUrl: config.publicUrl,
      clock: settings.clock,
      temporary: platform.temporary,
      runChange: platform.runChange,
      readAnywhere: createReadAnywhere({ ...settings, ...platform, log: app.log }),
      names: namesOf(features),
      findFirstAnswer: (...repeated) => findFirstAnswer(platform.db, ...repeated),
      limits,
      findCaller,
      findTokenCaller: tokenCallerFinder(platform),
      lacksSecondStep: secondStepCheck(platform),
    },
  );
  app.addHook('onListen', async () => void platform.services.log(app.log));
  await serveWeb(app, { root: webRoot, limits });
  for (const feature of features) await feature.serve?.(app, { platform, webRoot });
  for (const feature of features) await feature.prepare?.(platform);
  await platform.temporary.clean();
  await mediaHosts.watch();
  return { app, startJobs, drain: () => drain(app, platform) };
}

/** Tells the load balancer to send no more, and keeps no connection open for another request. */
function drain(app: FastifyInstance, { health }: Platform): void {
  health.drain();
  app.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/** Lets commands back up and move the embedded database, which only this process can read. */
async function serveCommands(
  app: FastifyInstance,
  platform: Platform,
  { database, stopping, onMoved = () => {}, queue }: Assembled & { readonly queue: Queue },
): Promise<void> {
  const jobs = { pause: queue.pause, resume: () => queue.restart(randomUUID()) };
  const handOver = createHandOver({ ...platform, database, jobs, onMoved });
  app.addHook('onRequest', async () => handOver.refuseMeanwhile());
  app.addHook('onClose', await handOutBackups({ ...platform, database, stopping }, handOver));
}

/** Collects metrics only if a token is set, because nobody can read them without one. */
async function measure(app: FastifyInstance, { config, database }: AppSettings) {
  if (config.metricsToken === undefined) return null;
  const { createMetrics } = await import('./platform/metrics.ts');
  const metrics = createMetrics(app, database.pool);
  const { restarts } = config;
  if (restarts) metrics.gauge('pinhigh_restarts', 'restarts by npm start', () => restarts.count);
  return metrics;
}

type Assembled = AppSettings & {
  readonly metrics: Metrics | null;
  readonly storage: Storage;
  readonly redis: Redis | null;
  readonly ffmpeg: Ffmpeg | null;
  readonly stopping: AbortSignal;
};

/** How links are mailed by which golfers prove an address. Without SMTP, nobody is asked to confirm one. */
const mailedLinks = (
  { publicUrl, smtpUrl }: Config,
  send: (mail: Mail) => Promise<void>,
): Pick<Parameters<typeof createAuth>[0], 'sendResetLink' | 'sendConfirmLink'> => ({
  sendResetLink: (link) => send(resetMail(link, publicUrl)),
  sendConfirmLink: smtpUrl === undefined ? undefined : (link) => send(confirmMail(link, publicUrl)),
});

/** The jobs of the platform and of all features. */
const workersOf = (platform: Platform, { config, database, stopping }: Assembled) => [
  afterCommitWorker(features, platform),
  oldAnswersWorker(platform),
  sumsWorker(platform, allSums),
  oldAuditEntriesWorker(platform),
  oldMessagesWorker(platform),
  ...(config.backups.isDaily ? backupWorkers({ ...platform, database, stopping }) : []),
  ...features.flatMap((feature) => feature.workers?.(platform) ?? []),
];

/** What reacts to every change, in order. */
const listenersOf = (
  parts: Pick<Platform, 'sendJob' | 'db'> & { readonly live: ReturnType<typeof createLive> },
) => [
  ...features.flatMap((feature) => feature.listener?.(parts) ?? []),
  afterCommitListener(features, parts.sendJob),
  parts.live.listener,
];

/** Creates the parts of the platform that features use: database, accounts, events and jobs. */
function assemble(log: FastifyBaseLogger, settings: Assembled) {
  const { config, database, secret, clock, announce, metrics, storage, redis, ffmpeg } = settings;
  const db = createDb(database.pool);
  const installation = createInstallation({ db, config });
  const mailer = createMailer({ config, log, installation, deliver: settings.deliver });
  const queue = createQueue(database, { log, metrics });
  const sendJob = sealingLinks(queue.send, linkSealer(secret));
  const deriveToken = tokenDeriver(secret);
  const scale = config.rateLimitScale;
  const attempts = createAttempts({ db, clock, deriveToken, scale });
  const limits = accountLimits({ attempts, scale, wait: settings.wait ?? delay });
  const auth = createAuth({
    db,
    forgetGuesses: limits.forgetGuesses,
    passwords: settings.passwords,
    onSessionEnded: (userId) => live.sessionEnded(userId),
    onConfirmed: async (userId) => {
      await runChange(userId, (change) => change.record('accountCreated', { userId }));
    },
    secret,
    publicUrl: config.publicUrl,
    ...mailedLinks(config, (payload) => sendJob(db, sendMail, { payload })),
  });
  const onRestart = (id: string) =>
    void queue.restart(id).catch((error) => log.error({ fault: String(error) }, 'job queue'));
  const live = createLive({ database, db, clock, log, redis, deriveToken, onRestart });
  metrics?.gauge('pinhigh_sockets', 'open sockets', live.socketCount);
  const changes = createChanges({ db, clock, listeners: listenersOf({ sendJob, db, live }) });
  const runChange: RunChange = async (...call) => {
    await queue.accepting();
    return changes(...call);
  };
  const { workers: pictureWorkers, ...pictures } = createPictures({ db, storage, clock, sendJob });
  const platform: Platform = {
    config,
    clock,
    db,
    auth,
    runChange,
    sendJob,
    live,
    deriveToken,
    metrics,
    log,
    announce,
    pictures,
    storage,
    media: createMedia({ db, storage, clock, config }),
    temporary: openTemporary(config.dataDir),
    ffmpeg,
    personalData: personalDataOf(features),
    restartJobs: restartJobs({ live, queue }),
    health: createHealth(database, config.dataDir),
    backups: createBackups({ config, clock, metrics }),
    heavyWork: createHeavyWork(),
    attempts,
    accountLimits: limits,
    tryMail: mailer.attempt,
    outgoing: createOutgoing(settings.outgoing),
    installation,
    services: createServices(serviceSources(() => platform, database)),
  };
  const mail = mailWorker({ db, installation, ...mailer, links: linkSealer(secret) });
  const startJobs = () => queue.start([...workersOf(platform, settings), ...pictureWorkers, mail]);
  return { platform, live, queue, startJobs };
}
