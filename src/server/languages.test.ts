import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { languages } from '#domain/language.ts';
import { textsIn } from '#server/platform/texts.ts';
import { aGolfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

const translated = languages.filter((language) => language !== 'en');

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('server');
});
afterAll(() => server.close());

describe.each(translated)('in %s', (language) => {
  const texts = textsIn(language, 'errors');
  const issue = textsIn(language, 'issues');
  const english = textsIn('en', 'errors');
  const inLanguage = async () => {
    const golfer = await aGolfer(server);
    await ok(golfer.send('PUT', '/api/user/profile', { preferredLanguage: language }));
    return golfer;
  };

  test('a visitor reads errors for each field in the language of the browser', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      headers: { origin: 'http://localhost:5000', 'accept-language': `${language}, en;q=0.5` },
      payload: { email: 'nora@example.com', password: 'short', name: '' },
    });
    const { message, issues } = answer.json<ErrorBody>();
    expect(message).toBe(texts.t('invalid_input'));
    expect(message).not.toBe(english.t('invalid_input'));
    const sentences = Object.fromEntries(issues.map((issue) => [issue.path, issue.message]));
    expect(sentences).toEqual({
      password: issue.t('password_short', { min: 8 }),
      name: issue.t('name_required'),
    });
  });

  test('a golfer reads errors in the language of the account', async () => {
    const golfer = await inLanguage();
    const { body } = await golfer.get('/api/programs/none');
    expect(body).toMatchObject({ message: texts.t('not_found') });
  });

  test('a new golfer gets the welcome mail in the language of the sign-up', async () => {
    const email = `nora.${language}@example.com`;
    const account = { email, password: 'fairway-finder', name: 'Nora Devlin' };
    const known = { ...account, preferredLanguage: language };
    await ok(visitor(server).send('POST', '/api/auth/sign-up/email', known));
    const { t } = textsIn(language, 'mail');
    const { text } = await server.mailTo(email, t('welcome.subject'));
    expect(text).toContain(t('welcome.choose'));
  });

  test('a golfer who forgot the password gets the mail in the language of the account', async () => {
    const golfer = await inLanguage();
    const body = { email: golfer.email };
    await ok(visitor(server).send('POST', '/api/auth/request-password-reset', body));
    const { t } = textsIn(language, 'mail');
    const { text } = await server.mailTo(golfer.email, t('reset.subject'));
    expect(text).toContain(t('reset.asked'));
  });

  test('the calendar feed is in the language of the account', async () => {
    const golfer = await inLanguage();
    await followsBreak100(golfer);
    const { subscriptionUrl } = await ok<{ subscriptionUrl: string }>(
      golfer.get('/api/user/calendar/subscription-url'),
    );
    const feed = await ok<string>(visitor(server).get(new URL(subscriptionUrl).pathname));
    const calendar = new ICAL.Component(ICAL.parse(feed));
    const [event] = calendar.getAllSubcomponents('vevent');
    const state = textsIn(language, 'calendar-feed').t('feed.states.planned');
    expect(String(event?.getFirstPropertyValue('description'))).toContain(`, ${state}`);
    expect(calendar.getFirstPropertyValue('prodid')).toBe(
      `-//Pinhigh//Calendar//${language.toUpperCase()}`,
    );
    expect(String(event?.getFirstPropertyValue('summary'))).not.toBe('Test: short game');
  });
});
