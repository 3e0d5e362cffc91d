import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { greenOutline } from '../src/web/golf/green-outline.ts';
import { inRoot } from './root.mjs';

/** The picture shown with links to the page, in a size that most sites do not crop. */
const size = { width: 1200, height: 630 };

/** @param {string} file */
const read = (file) => readFileSync(inRoot('src', 'web', ...file.split('/')), 'utf8');

/** The colors of the light theme. */
function lightColors() {
  const declared = read('golf/scene.css').split('[data-theme="dark"]')[0] ?? '';
  const values = declared.matchAll(
    /--scene-([\w-]+): (?:light-dark\(((?:rgb\(.*?\)|[^,])+),.*|(.*));/g,
  );
  return new Map([...values].map(([, name, light, value]) => [name, light ?? value ?? '']));
}

/** What src/web/golf/scene.tsx adds before and after the drawing. */
const definitions = `<clipPath id="green"><path d="${greenOutline}"/></clipPath>
  <linearGradient id="light" x1="0" y1="0" x2="1" y2=".55" stop-color="var(--scene-light)">
    <stop stop-color="inherit" stop-opacity=".3"/>
    <stop stop-color="inherit" offset=".55" stop-opacity=".05"/>
    <stop stop-color="inherit" offset="1" stop-opacity="0"/>
  </linearGradient>`;
const light = '<rect y="-420" width="1400" height="1320" fill="url(#light)"/>';

/** Draws the dawn scene of the landing page with the product's logo, as PNG. */
export async function drawOpenGraph() {
  const colors = lightColors();
  const scene = read('golf/scene.svg')
    .replace(
      'viewBox="60 70 1300 800"',
      `viewBox="60 70 1300 ${(1300 * size.height) / size.width}"`,
    )
    .replace('<g id="slopes">', `${definitions}<g clip-path="url(#green)">`)
    .replace('</svg>', `${light}</svg>`)
    .replaceAll(/var\(--scene-([\w-]+)\)/g, (_, name) => colors.get(name) ?? '')
    .replace('<svg', `<svg width="${size.width}" height="${size.height}"`);
  const icon = read('public/app-icon.svg');
  const mark = await sharp(Buffer.from(icon), { density: 300 }).resize(200).png().toBuffer();
  return sharp(Buffer.from(scene))
    .resize(size)
    .composite([{ input: mark, left: 96, top: 96 }])
    .png({ palette: true })
    .toBuffer();
}
