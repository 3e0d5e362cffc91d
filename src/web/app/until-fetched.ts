const retryMs = 3000;

/** Loads code that is most useful on a bad connection: retries until it is loaded. */
export const untilFetched = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return untilFetched(load);
  });
