import { expect, test } from './fixtures.ts';

/** What a phone asks the server for until the home screen stands, and behind it. */
const most = 26;

test('the first visit to the home screen takes few requests @once', async ({
  page,
  enrollment: _,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(most);
});
