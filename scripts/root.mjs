import { dirname, join } from 'node:path';

/** The project's folder, independent of the current folder. */
export const root = dirname(import.meta.dirname);

/**
 * Returns a path inside the project.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(root, ...parts);
