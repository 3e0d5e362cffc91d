import puppeteer from 'puppeteer-core';
import type { Engine, Look } from './engine.ts';

const start = {
  chromium: (executablePath: string) =>
    puppeteer.launch({
      browser: 'chrome',
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    }),
  // Firefox has no command for the theme, only a setting: 0 is dark, 1 is light.
  firefox: (executablePath: string, theme: Look['theme']) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
        'intl.accept_languages': 'en-US',
      },
    }),
};

/** Starts Chromium or Firefox without a window. */
export async function startWithPuppeteer(
  browserName: keyof typeof start,
  executablePath: string,
  { size, theme }: Look,
): Promise<Engine> {
  const browser = await start[browserName](executablePath, theme);
  const page = await browser.newPage();
  await page.setViewport({ ...size, deviceScaleFactor: 1 });
  if (browserName === 'chromium')
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
  return {
    name: await browser.version(),
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    async reload() {
      await page.reload({ waitUntil: 'load' });
    },
    run: async (body) =>
      JSON.parse(
        (await page.evaluate(`(async () => {
      const result = await (() => {${body}})();
      return JSON.stringify(result ?? null);
    })()`)) as string,
      ),
    async drag([first, ...others]) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    async type(text) {
      if (text === 'Escape') await page.keyboard.press('Escape');
      else await page.keyboard.type(text);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
