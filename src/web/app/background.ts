// What comes right behind the first screen, as one file of the build, since it could not be fetched without a signal: it
// keeps changes on the device and sends them, hears from the server, follows new versions, and knows all screens.
export { MonthlyHandicap } from '#web/features/handicap/monthly-handicap.tsx';
export { listen } from '#web/platform/live/listen.ts';
export { Queue } from '#web/platform/queue/queue.ts';
export { watchForUpdates, watchServerBuild } from '#web/platform/update/app-update.ts';
export { moreRoutes } from './more-routes.ts';
export { sendProgress } from './send-progress.ts';
