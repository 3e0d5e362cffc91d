/** How the program of the image calls its process. */
const program = 'pinhigh';

/** How an operator runs a command with these words: `pinhigh verify FILE` in the image, elsewhere through npm. */
export function howToRun(command: string, words = ''): string {
  if (process.title === program) return `${program} ${command} ${words}`.trimEnd();
  return words === '' ? `npm run ${command}` : `npm run ${command} -- ${words}`;
}
