import { dirname, join } from 'node:path';

/** The project's folder, whatever folder the command was called from. */
export const root = dirname(import.meta.dirname);

/**
 * A path inside the project.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(root, ...parts);
