/** The IndexedDB database of the persisted reads. */
export const queryDatabase = 'reads';
