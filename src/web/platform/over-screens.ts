// What may have to be shown over any screen when there is no signal, as one file of the build: it is fetched behind
// the first screen.
export { WaitingSheet } from './queue/waiting-sheet.tsx';
export { Toaster } from './toast/toaster.tsx';
