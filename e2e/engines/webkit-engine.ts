import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import type { Engine, Look, Point } from './engine.ts';

/** Returns the answer of a WebDriver. https://www.w3.org/TR/webdriver2/ */
type Send = <Value = unknown>(method: string, path: string, body?: object) => Promise<Value>;

const answersWithinMs = 60_000;
const escapeKey = '\uE00C';

function driverAt(port: number): Send {
  return async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answersWithinMs),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** The paths of a browser and of its WebDriver. */
type WebKitPrograms = { readonly browser: string; readonly driver: string };

/** Starts a screen without a monitor. @returns its name for DISPLAY, and a function that ends it */
async function startDisplay(xvfb: string) {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(screen.stdout.setEncoding('utf8'), 'data')) as [string];
  return { display: `:${number.trim()}`, end: () => screen.kill() };
}

async function startDriver(path: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], { env, stdio: 'ignore' });
  const send = driverAt(port);
  for (let tries = 0; ; tries += 1) {
    const ready = await send('GET', '/status').catch(() => undefined);
    if (ready) return { send, end: () => driver.kill() };
    if (tries === 100) throw new Error('WebKitWebDriver does not answer.');
    await delay(100);
  }
}

/**
 * Makes a window of this size the one that further commands go to. A page has to open it: the browser's first window has
 * a toolbar, which cannot be as narrow as a phone.
 */
async function openWindow(send: Send, session: string, { width, height }: Look['size']) {
  const features = `toolbar=no,menubar=no,location=no,status=no,width=${width},height=${height}`;
  const opener = `data:text/html,<button onclick="open('about:blank', '', '${features}')">Open`;
  const first = await send<string>('GET', `${session}/window`);
  await send('POST', `${session}/url`, { url: opener });
  const button = await send<object>('POST', `${session}/element`, {
    using: 'css selector',
    value: 'button',
  });
  await send('POST', `${session}/element/${Object.values(button)[0]}/click`, {});
  for (let tries = 0; tries < 100; tries += 1) {
    const handles = await send<string[]>('GET', `${session}/window/handles`);
    const handle = handles.find((one) => one !== first);
    if (handle !== undefined) return void (await send('POST', `${session}/window`, { handle }));
    await delay(100);
  }
  throw new Error('WebKit opened no second window.');
}

const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 20, x, y });

type Driver = Awaited<ReturnType<typeof startDriver>>;

/** Starts a browser. @returns the path of its session, and its version */
async function startSession({ send }: Driver, capabilities: object) {
  const { sessionId, capabilities: given } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  return { session: `/session/${sessionId}`, version: given.browserVersion };
}

const pageOf = ({ send, end }: Driver, session: string, name: string): Engine => ({
  name,
  open: async (url) => void (await send('POST', `${session}/url`, { url })),
  reload: async () => void (await send('POST', `${session}/refresh`, {})),
  async run(body) {
    const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => {${body}}).then(
          (result) => done(JSON.stringify({ result })),
          (error) => done(JSON.stringify({ error: String(error) })));`;
    const answer = await send<string>('POST', `${session}/execute/async`, { script, args: [] });
    const { result, error } = JSON.parse(answer);
    if (error !== undefined) throw new Error(error);
    return result;
  },
  async drag([first, ...others]) {
    const actions = [
      moveTo(first),
      { type: 'pointerDown', button: 0 },
      ...others.map(moveTo),
      { type: 'pointerUp', button: 0 },
    ];
    await send('POST', `${session}/actions`, {
      actions: [{ type: 'pointer', id: 'mouse', actions }],
    });
  },
  async type(text) {
    const keys = text === 'Escape' ? [escapeKey] : [...text];
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
  },
  picture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
  async close() {
    await send('DELETE', session).catch(() => undefined);
    end();
  },
});

const environment = {
  ...process.env,
  LANG: 'C.UTF-8',
  LIBGL_ALWAYS_SOFTWARE: '1',
  // Its sandbox needs rights that a container does not give.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/** Starts the browser of WebKitGTK, the WebKit of today, on a screen of its own. */
export async function startWebKit(
  { browser: binary, driver: path, xvfb }: WebKitPrograms & { readonly xvfb: string },
  { size, theme }: Look,
): Promise<Engine> {
  const { display, end: endDisplay } = await startDisplay(xvfb);
  const GTK_THEME = theme === 'dark' ? 'Adwaita:dark' : 'Adwaita';
  const driver = await startDriver(path, { ...environment, DISPLAY: display, GTK_THEME });
  const { session, version } = await startSession(driver, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  await openWindow(driver.send, session, size);
  const page = pageOf(driver, session, `WebKitGTK ${version}`);
  const close = async () => {
    await page.close();
    endDisplay();
  };
  return { ...page, close };
}

/** Starts the browser of WPE, which Debian keeps at the WebKit of Safari 16.0: 1280 by 720, light, without a window. */
export async function startOldWebKit({ browser: binary, driver: path }: WebKitPrograms) {
  const driver = await startDriver(path, environment);
  const { session, version } = await startSession(driver, {
    'wpe:browserOptions': { binary, args: ['--automation', '--headless'] },
  });
  return pageOf(driver, session, `WPE WebKit ${version}`);
}
