import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { defineConfig, type Plugin } from 'vite';

const libraries = /node_modules/;

/**
 * These read files of their own package, or load a native module of it, by paths that would no longer
 * be right in a bundle.
 */
const withFilesOfTheirOwn = ['@electric-sql/pglite', '@fastify/swagger-ui', 'sharp'];

/** A character beyond ASCII, with the backslash before it that does nothing there. */
const beyondAscii = /(?<!\\)((?:\\\\)*)\\?([^\0-\x7f])/g;

type Line = { readonly text: string; readonly moves: readonly Move[] };
/** From this column on, a line goes on so many columns farther right. */
type Move = { readonly from: number; readonly by: number };

function escapedLine(line: string): Line {
  const moves: Move[] = [];
  let [text, end] = ['', 0];
  for (const { 0: found, 1: before = '', 2: letter = '', index } of line.matchAll(beyondAscii)) {
    const code = letter.charCodeAt(0).toString(16).padStart(4, '0');
    text += `${line.slice(end, index)}${before}\\u${code}`;
    end = index + found.length;
    moves.push({ from: end, by: text.length - end });
  }
  return { text: text + line.slice(end), moves };
}

/** What a source map says of these lines, at the columns where it is now. */
function movedMap(json: string, lines: readonly Line[]): string {
  const map = JSON.parse(json);
  const mappings = decode(map.mappings).map((segments, line) => {
    const moves = [...(lines[line]?.moves ?? [])];
    let by = 0;
    return segments.map(([column, ...source]) => {
      while (moves[0] !== undefined && moves[0].from <= column) by = moves.shift()?.by ?? by;
      return [column + by, ...source] as SourceMapSegment;
    });
  });
  return JSON.stringify({ ...map, mappings: encode(mappings) });
}

/** A stack trace shows our TypeScript. The libraries' maps would be ten times as large as ours. */
const withoutMap = (code: string) => code.replace(/\n\/\/# sourceMappingURL=.*/, '');

/** V8 keeps the text of what it runs, and Node hands it over with two bytes for each character if one is not ASCII. */
const asciiFiles: Plugin = {
  name: 'ascii-files',
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type === 'asset') continue;
      const isLibrary = name.startsWith('libraries');
      const lines = (isLibrary ? withoutMap(file.code) : file.code).split('\n').map(escapedLine);
      file.code = lines.map(({ text }) => text).join('\n');
      const map = bundle[`${name}.map`];
      if (map?.type !== 'asset') continue;
      if (isLibrary) delete bundle[`${name}.map`];
      else map.source = movedMap(String(map.source), lines);
    }
  },
};

// What `npm start` runs: a few files instead of 1,500, which halves the time until the first answer.
export default defineConfig({
  plugins: [asciiFiles],
  publicDir: false,
  ssr: { noExternal: true, external: withFilesOfTheirOwn },
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    target: 'node26',
    sourcemap: true,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        sourcemapExcludeSources: true,
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        // Libraries that are imported lazily stay in files of their own.
        codeSplitting: { groups: [{ name: 'libraries', test: libraries, entriesAware: true }] },
      },
    },
  },
});
