import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRoot } from './root.mjs';

/** The picture shown with links to the page, in a size that most sites do not crop. */
const size = { width: 1200, height: 630 };

/** The values of the light theme in src/web/golf/scene.css. @type {Record<string, string>} */
const colors = {
  rough: '#14402f',
  day: '1',
  night: '0',
  shade: '#06231a',
  cast: 'rgb(6 35 26 / 0.38)',
  'ground-opacity': '0.022',
  'green-opacity': '0.03',
};

/** Draws the dawn scene of the landing page with the product's logo, as PNG. */
export async function drawOpenGraph() {
  const scene = readFileSync(inRoot('src', 'web', 'golf', 'scene.svg'), 'utf8')
    .replace(
      'viewBox="60 70 1300 800"',
      `viewBox="60 70 1300 ${(1300 * size.height) / size.width}"`,
    )
    .replaceAll(/var\(--scene-([\w-]+)\)/g, (_, name) => colors[name] ?? '')
    .replace('<svg', `<svg width="${size.width}" height="${size.height}"`);
  const icon = readFileSync(inRoot('src', 'web', 'public', 'app-icon.svg'));
  const mark = await sharp(icon, { density: 300 }).resize(200).png().toBuffer();
  return sharp(Buffer.from(scene))
    .resize(size)
    .composite([{ input: mark, left: 96, top: 96 }])
    .png({ palette: true })
    .toBuffer();
}
