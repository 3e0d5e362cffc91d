// `npm run image`: builds the Dockerfile without a container engine, on a base made of Debian's packages, starts the image
// as a container would (its own user and process ids, nothing writable but /data), drives the main job in it over HTTP,
// and prints its size. Needs Linux, root, and Debian's packages buildah and mmdebstrap, which it installs.
import { main } from './command.mjs';
import { buildImage } from './image-build.mjs';
import { tryImage } from './image-trial.mjs';
import { ensureInstalled } from './install.mjs';

/** Compressed, as a registry keeps it. In MB. */
const largest = 250;

await main(async () => {
  await ensureInstalled({ tools: false });
  const { size, ...image } = await buildImage();
  console.log(`Built for ${process.arch}: ${size} MB compressed (at most ${largest}).`);
  await tryImage(image);
  console.log('Not tried: another architecture, a container engine, the compose files.');
  return size > largest ? 1 : 0;
});
