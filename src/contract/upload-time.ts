/** The slowest line that a file may come by: 0.8 Mbit a second, in bytes a millisecond. */
const slowestLine = 100;

/** Milliseconds that files of so many bytes may take from the browser to the server. */
export const uploadMs = (bytes: number): number => bytes / slowestLine;
