// Components that may have to appear over any screen while offline. Built as one file, which is loaded after the
// first screen.
export { WaitingSheet } from './queue/waiting-sheet.tsx';
export { reopenQuestionOf } from './reopening/reopen-question.tsx';
export { Toaster } from './toast/toaster.tsx';
