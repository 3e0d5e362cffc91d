// What works behind the screens of a golfer, as one file of the build: it keeps changes on the device and sends them, and
// hears from the server. It comes right behind the first screen, since it could not be fetched without a signal.
export { listen } from '#web/platform/live/listen.ts';
export { Queue } from '#web/platform/queue/queue.ts';
export { sendProgress } from './send-progress.ts';
