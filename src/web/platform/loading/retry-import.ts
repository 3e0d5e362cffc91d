const retryMs = 3000;

/** Loads code that is most useful on a bad connection: retries until it is loaded. */
export const retryImport = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return retryImport(load);
  });
