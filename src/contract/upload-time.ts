/** The slowest supported upload speed: 0.8 Mbit/s, in bytes per millisecond. */
const slowestLine = 100;

/** Returns how long an upload of this many bytes may take from the browser to the server, in milliseconds. */
export const uploadMs = (bytes: number): number => bytes / slowestLine;
