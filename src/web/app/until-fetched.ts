const retryMs = 3000;

/** Fetches code that matters most on a bad connection: it is tried again until it is here. */
export const untilFetched = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return untilFetched(load);
  });
