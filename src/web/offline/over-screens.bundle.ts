// Components that may have to appear over any screen while offline. Built as one file, which is loaded after the
// first screen.

export { Toaster } from '#web/platform/toast/toaster.tsx';
export { reopenQuestionOf } from './reopening/reopen-question.tsx';
export { WaitingSheet } from './sheets/waiting-sheet.tsx';
