import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { userQuery } from '#web/platform/session/user.ts';
import { SetupScreen } from './setup-screen.tsx';

const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);
afterEach(() => fetchStub.mockReset());

const answer = (claim: () => Response) =>
  fetchStub.mockImplementation(async (url) =>
    url === '/api/setup/claim'
      ? claim()
      : new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );

async function claim(claimed: () => Response) {
  answer(claimed);
  const view = await renderScreen(<SetupScreen token="abc" />, { user: aGolfer() });
  await view.golfer.click(screen.getByRole('button', { name: 'Become the administrator' }));
  return view;
}

test('a visitor signs in or up first and comes back to the link', async () => {
  answer(() => Response.json({}));
  await renderScreen(<SetupScreen token="abc" />);
  for (const [name, path] of [
    ['Create an account', '/sign-up'],
    ['Sign in', '/sign-in'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    const href = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(href.pathname).toBe(path);
    expect(href.search).toContain('setup');
  }
});

test('the golfer who presses becomes the administrator', async () => {
  const { client } = await claim(() => Response.json(aGolfer({ isAdmin: true })));
  const title = await screen.findByRole('heading', { name: 'You are the administrator' });
  expect(document.activeElement).toBe(title);
  expect(client.getQueryData(userQuery.queryKey)?.isAdmin).toBe(true);
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/');
});

test('a link that was used says so', async () => {
  await claim(() => Response.json({ code: 'not_found' }, { status: 404 }));
  expect(await screen.findByRole('heading', { name: 'This link was used already' })).toBeDefined();
});

test('another failure leaves the button to try again', async () => {
  await claim(() => Response.json({ code: 'unavailable' }, { status: 503 }));
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy');
  expect(screen.getByRole('button', { name: 'Become the administrator' })).toBeDefined();
});
