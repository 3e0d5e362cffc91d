// Code that is loaded after the first screen, as one file because it cannot be loaded offline: it stores and sends
// changes, listens to the server, follows new versions, and has all routes.
export { MonthlyHandicap } from '#web/features/handicap/monthly-handicap.tsx';
export { offlineActions } from '#web/offline/actions/all.ts';
export { listen } from '#web/platform/live/listen.ts';
export { Queue } from '#web/platform/queue/queue.ts';
export { watchForUpdates, watchServerBuild } from '#web/platform/update/app-update.ts';
export { moreRoutes } from './more-routes.ts';
export { sendProgress } from './send-progress.ts';
