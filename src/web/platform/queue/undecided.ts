/** Whether a response leaves open what happens: after timeouts, rate limits, and server errors, send the same again. */
export const isUndecided = (status: number): boolean =>
  status === 408 || status === 429 || status >= 500;
