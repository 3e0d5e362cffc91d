import { serverEnvironment, serverFlags } from './server-flags.mjs';

/** The words of a shell that set the memory settings for this kind of database. @param {string} [DATABASE_URL] */
const memorySettings = (DATABASE_URL) =>
  Object.entries(serverEnvironment({ DATABASE_URL }))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/**
 * The command `pinhigh` of the image: the server, or what its first word names. By the title of its process, sentences
 * for operators call commands `pinhigh …` and not `npm run …`.
 * @param {string} folder with the server and its Node
 */
export const programIn = (folder) => `#!/bin/sh
if [ -n "$DATABASE_URL" ]; then
  export ${memorySettings('postgres:')}
else
  export ${memorySettings()}
fi
exec ${folder}/bin/node --title=pinhigh ${serverFlags.join(' ')} ${folder}/dist/server/main.js "$@"
`;
