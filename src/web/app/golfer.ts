// What every golfer needs at once, as one file of the build: the frame around the screens, the home screen, and
// what keeps changes on the device and hears from the server. None of it could be fetched without a signal.
export { MonthlyHandicap } from '#web/features/handicap/monthly-handicap.tsx';
export { listen } from '#web/platform/live/listen.ts';
export { Queue } from '#web/platform/queue/queue.ts';
export { DiskNotice } from './disk-notice.tsx';
export { Dashboard } from './screens/dashboard.tsx';
export { sendProgress } from './send-progress.ts';
export { Shell } from './shell.tsx';
