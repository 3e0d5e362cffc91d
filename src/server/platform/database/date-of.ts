/** Converts an instant to a Date, which is the type of `timestamptz` columns in Drizzle. */
export const dateOf = ({ epochMilliseconds }: Temporal.Instant): Date =>
  new Date(epochMilliseconds);
