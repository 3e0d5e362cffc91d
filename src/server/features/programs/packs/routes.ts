import type { packs } from '#contract/packs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { clientGone } from '#server/platform/routes/client-gone.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { readBuilderProgram } from '../builder/read-program.ts';
import { importPack } from './import-pack.ts';
import { readPack } from './read-pack.ts';
import { storePackMedia } from './store-pack-media.ts';
import { packOf } from './write-pack.ts';
import { zipOf } from './zip-pack.ts';

export function packHandlers(platform: Platform): Handlers<typeof packs> {
  return {
    async exportPack({ params, reply, caller }) {
      const pack = await packOf(platform.db, params.id);
      const signal = clientGone(reply);
      const content = await platform.heavyWork.files(caller.id, () =>
        zipOf(platform, pack, signal),
      );
      reply.header('content-disposition', `attachment; filename="${fileNameOf(pack.program)}"`);
      return content;
    },

    importPack: {
      async beforeChange({ files, caller, query }) {
        const { path } = files.pack;
        const pack = await platform.heavyWork.files(caller.id, async () => {
          const read = await readPack(path);
          await storePackMedia(platform, path, read);
          return read;
        });
        return async ({ change }) => {
          const { programId, exercises } = await importPack(platform, change, {
            pack,
            again: query.again !== undefined,
          });
          const program = await readBuilderProgram(change.tx, programId, caller);
          return { program, exercises };
        };
      },
    },
  };
}

/** Makes a file name that every operating system and HTTP header accepts. */
function fileNameOf({ name }: { readonly name: string }): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w\s-]/g, '');
  const slug = plain
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
  return `${slug || 'program'}.pinhigh.zip`;
}
