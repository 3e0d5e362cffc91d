// Code that every golfer needs at once, as one file: the frame around the screens, and the home screen.
export { Dashboard } from './screens/dashboard.tsx';
export { Shell } from './shell.tsx';
