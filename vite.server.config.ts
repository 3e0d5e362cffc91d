import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { defineConfig, type Plugin } from 'vite';

const libraries = /node_modules/;

/** These packages read their own files or load a native module, with paths that would be wrong in a bundle. */
const withFilesOfTheirOwn = ['@electric-sql/pglite', '@fastify/swagger-ui', 'sharp'];

/** A non-ASCII character, including a backslash before it that has no effect. */
const beyondAscii = /(?<!\\)((?:\\\\)*)\\?([^\0-\x7f])/g;

type Line = { readonly text: string; readonly moves: readonly Move[] };
/** From column `from` on, the rest of the line moves right by `by` columns. */
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

/** Returns the source map with the columns of these lines adjusted. */
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

/**
 * Drops the libraries' source maps, which would be ten times as large as ours; stack traces need only our TypeScript.
 */
const withoutMap = (code: string) => code.replace(/\n\/\/# sourceMappingURL=.*/, '');

/**
 * V8 keeps the source text of code it runs. One non-ASCII character makes Node pass it with two bytes per character.
 */
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

// The build for `npm start`: a few files instead of 1,500, which halves the time until the first response.
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
        // Lazily imported libraries stay in separate files.
        codeSplitting: { groups: [{ name: 'libraries', test: libraries, entriesAware: true }] },
      },
    },
  },
});
