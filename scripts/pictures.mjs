// `npm run pictures`: takes the README's pictures, which installing the app shows as well, of the club that
// `npm run demo` shows. Look at each before committing it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';
import { atEnd, main } from './command.mjs';
import { freePort } from './free-port.mjs';
import { ensureInstalled } from './install.mjs';
import { endChild } from './processes.mjs';
import { inRoot } from './root.mjs';
import { SetupError } from './setup-error.mjs';

const day = '2026-05-14';
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 4 / 3,
  hasTouch: true,
  permissions: ['screen-wake-lock'],
};
const desktop = { viewport: { width: 1280, height: 800 } };

/** @typedef {import('@playwright/test').Page} Page */

/** Starts the demo. @returns {Promise<{ golfer: string, administrator: string }>} addresses that sign in once */
async function startDemo() {
  const args = ['--day', day, '--port', String(await freePort())];
  const demo = spawn(process.execPath, [inRoot('scripts', 'demo.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  atEnd(() => endChild(demo));
  const ended = once(demo, 'exit').then(() => {
    throw new SetupError('The demo has ended.');
  });
  let printed = '';
  for await (const text of demo.stdout.setEncoding('utf8')) {
    printed += text;
    const [golfer, administrator] = printed.match(/http:\S+\/demo\/\S+/g) ?? [];
    if (golfer && administrator) return { golfer, administrator };
  }
  return ended;
}

/** Waits until nothing loads and every picture on the screen is drawn. @param {Page} page */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.evaluate(
    'Promise.all([...document.images].map((image) => image.decode().catch(() => {})))',
  );
}

/** @param {Page} page @param {string} name */
async function take(page, name) {
  await settle(page);
  await page.screenshot({ path: inRoot('docs', 'images', `${name}.png`), animations: 'disabled' });
  console.log(`docs/images/${name}.png`);
}

/**
 * Finds the next session with a drill.
 * @param {Page} page
 * @param {string} drill its id
 */
async function sessionWith(page, drill) {
  const read = async (/** @type {string} */ path) =>
    (await page.request.get(new URL(path, page.url()).href)).json();
  for (const { id, status } of await read('/api/user/scheduled-sessions/current-program')) {
    if (status !== 'planned') continue;
    const { session } = await read(`/api/user/scheduled-session-details/${id}`);
    const at = session.exercises.findIndex(
      (/** @type {{ exerciseId: string }} */ { exerciseId }) => exerciseId === drill,
    );
    if (at >= 0) return { path: `/my-schedule/session/${id}`, at };
  }
  throw new SetupError(`No session that is left has the drill ${drill}.`);
}

/** @param {Page} page */
async function takePhonePictures(page) {
  await take(page, 'today');
  const { path, at } = await sessionWith(page, 'clock-putting');
  await page.goto(new URL(path, page.url()).href);
  await page.getByRole('heading', { name: 'Drills' }).waitFor();
  await take(page, 'session');
  const key = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('heading', { name: /^Drill/ }).waitFor();
  for (let number = 0; number < at; number += 1) await key('Next drill').click();
  for (const name of ['Hit', 'Hit', 'Miss', 'Hit', 'Hit']) await key(name).click();
  await take(page, 'range');
}

await main(async () => {
  await ensureInstalled();
  const { golfer, administrator } = await startDemo();
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  /** @param {string} link @param {import('@playwright/test').BrowserContextOptions} options */
  const open = async (link, options) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'en-GB',
      ...options,
    });
    const page = await context.newPage();
    await page.clock.setSystemTime(`${day}T17:30:00`);
    await page.goto(link);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
  const nora = await open(golfer, phone);
  const { cookies } = await nora.context().storageState();
  const origin = new URL(golfer).origin;
  const wide = { ...desktop, colorScheme: /** @type {const} */ ('dark') };
  const storageState = { cookies, origins: [] };
  const schedule = await open(`${origin}/my-schedule`, { ...wide, storageState });
  await take(schedule, 'schedule');
  await takePhonePictures(nora);
  const ruth = await open(administrator, { viewport: { width: 1280, height: 860 } });
  await ruth.goto(`${origin}/admin/programs/break-90/builder`);
  await ruth.getByRole('heading', { level: 1 }).waitFor();
  await take(ruth, 'builder');
  await browser.close();
  return 0;
});
