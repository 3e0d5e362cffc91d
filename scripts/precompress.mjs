import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:js|css|html|svg)$/;

/** In bytes. Compressing a smaller file saves less than the overhead of its request. */
const smallestBytes = 1024;

/**
 * Writes a `.br` and a `.gz` next to every text file in a folder, with maximum compression: they are written once and
 * sent many times.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((name) => text.test(name) && !name.startsWith('.'))
      .map(async (name) => {
        const path = join(folder, name);
        const content = await readFile(path);
        if (content.length < smallestBytes) return;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        const brotli = await promisify(brotliCompress)(content, { params: quality });
        await writeFile(`${path}.br`, brotli);
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}
