/**
 * The header that names the revision which the client of a `revised` row has shown. In a file of its own, because the
 * app does not load the schemas of the rows.
 */
export const revisionHeader = 'opened-revision';
