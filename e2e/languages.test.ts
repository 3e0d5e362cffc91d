import { languages } from '../src/domain/language.ts';
import { signInAdministrator, speak } from './administrator.ts';
import { expect, type Page, test } from './fixtures.ts';
import { enrollInBreak100, newGolfer, signUp } from './golfer.ts';
import { checkLayout } from './layout.ts';
import { beginsLike, textsIn } from './texts.ts';

const html = (page: Page) => page.locator('html');

const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Goes to a screen and waits until it has everything. */
async function open(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Notes what does not fit, so that one run names everything that is too long. */
const expectFit = (page: Page) =>
  checkLayout(page).catch((error: unknown) => expect.soft(String(error)).toBe('fits'));

/** The dialog that is open now fits; it is closed afterwards. */
async function look(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    await expect(dialogs(page).last()).toBeVisible();
    await expectFit(page);
    while (await dialogs(page).count()) {
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-ending-style]')).toHaveCount(0);
    }
  });
}

test('a golfer who chooses another language has it everywhere, without a reload @once', async ({
  page,
  enrollment: _,
}) => {
  const [english, german] = [textsIn('en'), textsIn('de')];
  await open(page, '/profile');
  await page.evaluate(() => {
    document.body.dataset['before'] = 'true';
  });
  await page.getByLabel(english('accounts', 'profile.language')).selectOption('Deutsch');
  await page.getByRole('button', { name: english('accounts', 'profile.save') }).click();
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(
    page.getByRole('button', { name: german('accounts', 'profile.save') }),
  ).toBeVisible();
  const navigation = page.getByRole('navigation').filter({ visible: true });
  await navigation.getByRole('link', { name: german('app', 'nav.schedule') }).click();
  await expect(page.getByText(german('training', 'schedule.tiles.reschedule'))).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-before', 'true');
  await page.goto('/no-such-place');
  await expect(page.getByText(german('app', 'notFound.title'))).toBeVisible();
});

for (const language of languages.filter((each) => each !== 'en')) {
  const t = textsIn(language);

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`the administration fits in ${language} @once`, async ({ page, context, server }) => {
      await signInAdministrator(context, server);
      await speak(context, server.url, language);
      const press = (key: string) =>
        page
          .getByRole('button', { name: t('builder', key) })
          .first()
          .click();
      for (const at of ['/admin', '/admin/users', '/admin/reports', '/admin/audit-log']) {
        await open(page, at);
        await expectFit(page);
      }
      await open(page, '/admin/programs');
      await expect(html(page)).toHaveAttribute('lang', language);
      await expectFit(page);
      await press('programs.create');
      await look(page, 'creating a program');
      await open(page, '/admin/programs/break-100/builder');
      await expectFit(page);
      for (const key of ['add.week', 'add.session', 'add.exercise', 'plan.open']) {
        await press(key);
        await look(page, key);
      }
      await press('preview.open');
      await look(page, 'preview');
      await speak(context, server.url, 'en');
    });

    test(`a visitor reads ${language} from the first word, and can choose another @once`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const text = document.getElementById('root')?.textContent;
          if (text && document.documentElement.lang === 'en') seen.push(text);
        }).observe(document, { childList: true, subtree: true });
      });
      await open(page, '/');
      await expect(page.getByRole('heading', { name: t('landing', 'title') })).toBeVisible();
      await expect(html(page)).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
      await expectFit(page);
      const forms = ['/sign-in', '/sign-up', '/forgot-password'];
      const mailed = ['/unsubscribe?token=any', '/confirm-email?token=any', '/reset-password'];
      for (const at of [...forms, ...mailed, '/no-such-place']) {
        await open(page, at);
        await expectFit(page);
      }
      await open(page, '/');
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByText(textsIn('en')('landing', 'start')).first()).toBeVisible();
      await expect(html(page)).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(page.getByText(textsIn('en')('landing', 'start')).first()).toBeVisible();
    });

    test(`every screen and dialog fits in ${language} @once`, async ({
      context,
      page,
      server,
      today,
      browserErrors,
    }) => {
      browserErrors.allow(/status of 404 .*no-such-link/);
      await signUp(context, server.url, newGolfer({ preferredLanguage: language }));
      for (const at of ['/', '/my-schedule', '/welcome']) {
        await open(page, at);
        await expectFit(page);
      }
      await enrollInBreak100(context, server.url, today);
      const path = '/api/user/scheduled-sessions/current-program';
      const sessions: { id: string }[] = await page.request.get(path).then((a) => a.json());

      await open(page, `/my-schedule/session/${sessions[0]?.id}`);
      await expect(html(page)).toHaveAttribute('lang', language);
      await expectFit(page);
      const press = (feature: string, key: string) =>
        page
          .getByRole('button', { name: beginsLike(t(feature, key)) })
          .filter({ visible: true })
          .first()
          .click();
      await press('training', 'actions.complete');
      await look(page, 'completing a session');
      await press('training', 'ready.stretches');
      await look(page, 'warming up');
      await press('training', 'move.open');
      await look(page, 'moving a session');

      const screens = [
        ...['/', '/programs', '/programs/break-100', '/programs/putting-at-home', '/my-schedule'],
        ...['/my-schedule/week/1', '/my-schedule/week/99', '/calendar-list', '/progress'],
        ...['/achievements', '/notifications', '/profile', '/sign-out', '/coach/no-such-link'],
        ...['/social', '/social?tab=friends', '/social?tab=leaderboards'],
      ];
      for (const at of screens) {
        await test.step(at, async () => {
          await open(page, at);
          await expectFit(page);
        });
      }

      await open(page, '/profile');
      for (const [feature, key] of [
        ['settings', 'avatar.change'],
        ['accounts', 'signInCard.changeEmail'],
        ['accounts', 'signInCard.changePassword'],
        ['accounts', 'devices.everywhere'],
        ['account-data', 'import.title'],
        ['account-data', 'deletion.title'],
      ] as const) {
        await press(feature, key);
        await look(page, key);
      }

      await open(page, '/my-schedule');
      for (const tile of ['phoneCalendar', 'reschedule', 'pause', 'abandon']) {
        await press('training', `schedule.tiles.${tile}`);
        await look(page, tile);
      }
      for (const kind of ['practice', 'round']) {
        await press('app', 'addSession');
        await press('activities', `${kind}.title`);
        await expect(page.getByRole('dialog').last().getByRole('textbox').first()).toBeVisible();
        await look(page, kind);
      }
    });
  });
}
