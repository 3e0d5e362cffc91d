/** Preloaded into a server by a test: SIGUSR2 causes an error that nobody catches, with a golfer's words in it. */
process.on('SIGUSR2', () => {
  setTimeout(() => {
    throw new Error('a round of 83');
  });
});
