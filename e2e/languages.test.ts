import { languages } from '../src/domain/language.ts';
import { speak } from './administrator.ts';
import { inEachLanguage } from './each-language.ts';
import { expect, type Page, test } from './fixtures.ts';
import { enrollInBreak100, newGolfer, signUp } from './golfer.ts';
import { checkLayout } from './layout.ts';
import { beginsLike, textsIn } from './texts.ts';

const html = (page: Page) => page.locator('html');

const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Goes to a screen and waits until it has loaded completely. */
async function open(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Reports layout faults as soft failures, so that one run lists everything that is too long. */
const expectFit = (page: Page) =>
  checkLayout(page).catch((error: unknown) => expect.soft(String(error)).toBe('fits'));

const english = textsIn('en');
const others = languages.filter((language) => language !== 'en');
/** Has the longest words. */
const longest = 'de';

/** Presses the button with this English text, ignoring a placeholder at the end. */
const press = (page: Page, feature: string, key: string) =>
  page
    .getByRole('button', { name: beginsLike(english(feature, key)) })
    .filter({ visible: true })
    .first()
    .click();

type Looking = { readonly page: Page; readonly url: string };

/** Checks a screen in every language. */
const screenFits = ({ page, url }: Looking, at: string) =>
  test.step(at, async () => {
    await open(page, at);
    await inEachLanguage(page, url, () => expectFit(page));
  });

/** Checks a screen outside the app shell, which picks up changes only when it is opened. */
const screenAloneFits = ({ page, url }: Looking, at: string) =>
  test.step(at, async () => {
    for (const language of others) {
      await speak(page.context(), url, language);
      await open(page, at);
      await expect(html(page)).toHaveAttribute('lang', language);
      await expectFit(page);
    }
    await speak(page.context(), url, 'en');
  });

/** Checks the open dialog in every language, then closes it. */
const dialogFits = ({ page, url }: Looking, what: string) =>
  test.step(what, async () => {
    await expect(dialogs(page).last()).toBeVisible();
    await inEachLanguage(page, url, async () => {
      await expect(dialogs(page).last()).toBeVisible();
      await expectFit(page);
    });
    while (await dialogs(page).count()) {
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-ending-style]')).toHaveCount(0);
    }
  });

test('a golfer who chooses another language sees it everywhere, without a reload @once', async ({
  page,
  enrollment: _,
}) => {
  const german = textsIn('de');
  await open(page, '/profile');
  await page.evaluate(() => {
    document.body.dataset['before'] = 'true';
  });
  await page.getByLabel(english('settings', 'profile.language')).selectOption('Deutsch');
  await page.getByRole('button', { name: english('settings', 'profile.save') }).click();
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(
    page.getByRole('button', { name: german('settings', 'profile.save') }),
  ).toBeVisible();
  const navigation = page.getByRole('navigation').filter({ visible: true });
  await navigation.getByRole('link', { name: german('app', 'nav.schedule') }).click();
  await expect(page.getByText(german('training', 'schedule.tiles.reschedule'))).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-before', 'true');
  await page.goto('/no-such-place');
  await expect(page.getByText(german('app', 'notFound.title'))).toBeVisible();
});

test('every screen fits in every language @long', async ({
  context,
  page,
  server: { url },
  today,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404 .*no-such-link/);
  await signUp(context, url, newGolfer());
  for (const at of ['/', '/my-schedule']) await screenFits({ page, url }, at);
  for (const at of ['/welcome', '/sign-out', '/coach/no-such-link'])
    await screenAloneFits({ page, url }, at);
  await enrollInBreak100(context, url, today);
  const path = '/api/user/scheduled-sessions/current-program';
  const [session]: { id: string }[] = await page.request.get(path).then((answer) => answer.json());
  const screens = [
    ...['/', '/programs', '/programs/break-100', '/programs/break-90', '/programs/putting-at-home'],
    ...['/my-schedule'],
    ...[`/my-schedule/session/${session?.id}`, '/my-schedule/week/1', '/my-schedule/week/99'],
    ...[
      '/calendar-list',
      '/rounds',
      '/progress',
      '/progress/practice',
      '/achievements',
      '/notifications',
      '/profile',
    ],
    ...['/social', '/social?tab=friends', '/social?tab=leaderboards'],
  ];
  for (const at of screens) await screenFits({ page, url }, at);
});

test('every dialog fits in every language @long', async ({
  page,
  enrollment: _,
  server: { url },
}) => {
  const path = '/api/user/scheduled-sessions/current-program';
  const [session]: { id: string }[] = await page.request.get(path).then((answer) => answer.json());
  await open(page, `/my-schedule/session/${session?.id}`);
  for (const keys of [
    ['actions.complete'],
    ['menu.open'],
    ['menu.open', 'ready.stretches'],
    ['menu.open', 'move.open'],
  ]) {
    for (const key of keys) await press(page, 'training', key);
    await dialogFits({ page, url }, keys.join(', '));
  }
  await page.locator('.drill-row').nth(1).click();
  await dialogFits({ page, url }, 'a drill');
  await open(page, '/profile');
  for (const [feature, key] of [
    ['settings', 'avatar.change'],
    ['settings', 'signIn.changeEmail'],
    ['settings', 'signIn.changePassword'],
    ['settings', 'devices.everywhere'],
    ['account-data', 'import.title'],
    ['account-data', 'deletion.title'],
  ] as const) {
    await press(page, feature, key);
    await dialogFits({ page, url }, key);
  }
  await open(page, '/my-schedule');
  for (const tile of ['phoneCalendar', 'reschedule', 'pause', 'abandon']) {
    await press(page, 'training', `schedule.tiles.${tile}`);
    await dialogFits({ page, url }, tile);
  }
  for (const kind of ['practice', 'round']) {
    await press(page, 'app', 'addSession');
    await press(page, 'logbook', `${kind}.title`);
    await expect(dialogs(page).last().getByRole('textbox').first()).toBeVisible();
    await dialogFits({ page, url }, kind);
  }
});

test('every administration screen and dialog fits in every language @long', async ({
  page,
  administrator: _,
  server: { url },
}) => {
  const sent = await page.request.post('/api/admin/broadcasts', {
    headers: { origin: url },
    data: { title: 'Fast greens', message: 'Rolled.', targetAudience: 'active_users' },
  });
  expect(sent.ok()).toBe(true);
  for (const at of [
    '/admin',
    '/admin/users',
    '/admin/installation',
    '/admin/backups',
    '/admin/reports',
    '/admin/audit-log',
  ])
    await screenFits({ page, url }, at);

  await screenFits({ page, url }, '/admin/broadcasts');
  await press(page, 'broadcasts', 'new');
  await press(page, 'broadcasts', 'send');
  await expect(page.getByText(english('broadcasts', 'faults.message'))).toBeVisible();
  await dialogFits({ page, url }, 'a broadcast without a title');

  await screenFits({ page, url }, '/admin/programs');
  await press(page, 'builder', 'programs.create');
  await dialogFits({ page, url }, 'creating a program');
  await screenFits({ page, url }, '/admin/programs/break-100/builder');
  for (const key of ['add.week', 'add.session', 'add.exercise', 'plan.open', 'preview.open']) {
    await press(page, 'builder', key);
    await dialogFits({ page, url }, key);
  }

  await screenFits({ page, url }, '/admin/exercises');
  await press(page, 'exercises', 'actions.more');
  await dialogFits({ page, url }, 'what can be done with an exercise');
  for (const key of ['media', 'edit', 'delete']) {
    await press(page, 'exercises', 'actions.more');
    await dialogs(page)
      .getByRole('button', { name: english('exercises', `actions.${key}`), exact: true })
      .click();
    // Only the menu contains all actions.
    const inMenu = { name: english('exercises', 'actions.media'), exact: true };
    await expect(dialogs(page).getByRole('button', inMenu)).toBeHidden();
    const more = page.getByText(english('exercises', 'form.more'), { exact: true });
    if (key === 'edit') await more.click();
    await dialogFits({ page, url }, key);
  }
});

for (const language of others) {
  const t = textsIn(language);
  const tag = language === longest ? '@once' : '@long';

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`a visitor reads ${language} from the first word, and can choose another`, {
      tag,
    }, async ({ page }) => {
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const text = document.querySelector('main')?.textContent;
          if (text && document.documentElement.lang === 'en') seen.push(text);
        }).observe(document, { childList: true, subtree: true });
      });
      await open(page, '/');
      await expect(page.getByRole('heading', { name: t('landing', 'title') })).toBeVisible();
      await expect(html(page)).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
      await expectFit(page);
      const forms = ['/sign-in', '/sign-up', '/forgot-password'];
      const mailed = [
        '/unsubscribe?token=any',
        '/confirm-email?token=any',
        '/verify-email?token=any',
        '/reset-password',
      ];
      for (const at of [...forms, ...mailed, '/no-such-place']) {
        await open(page, at);
        await expectFit(page);
      }
      await open(page, '/');
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.getByText(textsIn('en')('landing', 'start')).first()).toBeVisible();
      await expect(html(page)).toHaveAttribute('lang', 'en');
      await page.goto('/');
      await expect(page.getByText(textsIn('en')('landing', 'start')).first()).toBeVisible();
      await open(page, '/sign-in');
      await expect(html(page)).toHaveAttribute('lang', 'en');
    });
  });
}
