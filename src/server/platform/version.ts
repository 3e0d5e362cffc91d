import project from '../../../package.json' with { type: 'json' };

/** The version of this server, such as 1.0.0. */
export const { version } = project;
