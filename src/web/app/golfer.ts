// What every golfer needs at once, as one file of the build: the frame around the screens, and the home screen.
export { MonthlyHandicap } from '#web/features/handicap/monthly-handicap.tsx';
export { DiskNotice } from './disk-notice.tsx';
export { Dashboard } from './screens/dashboard.tsx';
export { Shell } from './shell.tsx';
