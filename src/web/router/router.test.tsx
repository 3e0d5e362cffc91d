import { createMemoryHistory } from '@tanstack/history';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from './link.tsx';
import { Outlet } from './outlet.tsx';
import { redirect } from './redirect.ts';
import type { Routes } from './route.ts';
import { Router } from './router.ts';
import { useParams } from './router-context.ts';
import { RouterProvider } from './router-provider.tsx';

/** Named promises that a test can resolve. */
function gates() {
  const waiting: [name: string, go: () => void][] = [];
  return {
    wait: (name: string) => new Promise<void>((resolve) => waiting.push([name, resolve])),
    // Resolves all with this name, because a touched link preloads what the navigation then requests again.
    open: (name: string) =>
      act(async () => {
        for (const [other, go] of waiting) if (other === name) go();
      }),
  };
}

const scrollTo = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const Skeleton = () => <p>Loading</p>;
const Failed = ({ error }: { error: unknown }) => <p role="alert">{String(error)}</p>;
const NotFound = () => <p>Out of bounds</p>;

function Week() {
  return <h1>Week {useParams('/my-schedule/week/$weekNumber').weekNumber}</h1>;
}

async function open(at: string, routes: Partial<Routes>, skeletonAfterMs = 0) {
  const router = new Router({
    client: new QueryClient(),
    history: createMemoryHistory({ initialEntries: [at] }),
    routes,
    skeletonAfterMs,
  });
  await act(async () =>
    render(
      <RouterProvider router={router}>
        <nav>
          <Link to="/">Today</Link>
          <Link to="/programs">Programs</Link>
          <Link to="/my-schedule/week/$weekNumber" params={{ weekNumber: '4' }}>
            Next week
          </Link>
        </nav>
        <Outlet Skeleton={Skeleton} Failed={Failed} NotFound={NotFound} />
      </RouterProvider>,
      { onCaughtError: () => {} },
    ),
  );
  return { router, user: userEvent.setup() };
}

const link = (name: string) => screen.getByRole('link', { name });
const Home = () => <h1>Home</h1>;
const Programs = () => <h1>All programs</h1>;

test('a link leads to its screen, is current from the tap on, and Back leads back', async () => {
  const { wait, open: letThrough } = gates();
  const { router, user } = await open('/', {
    '/': { screen: Home },
    '/programs': { screen: Programs, load: () => wait('programs') },
  });
  expect(link('Today').getAttribute('aria-current')).toBe('page');
  await user.click(link('Programs'));
  expect(link('Programs').getAttribute('aria-current')).toBe('page');
  expect(link('Today').getAttribute('aria-current')).toBeNull();
  await letThrough('programs');
  expect(screen.getByRole('heading', { name: 'All programs' })).toBeDefined();
  await act(async () => router.history.back());
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
});

test('a screen that is on its way shows its skeleton, but not the first one', async () => {
  const { wait, open: letThrough } = gates();
  const { user } = await open('/', {
    '/': { screen: Home, load: () => wait('home') },
    '/programs': { screen: Programs, load: () => wait('programs') },
  });
  expect(document.body.textContent).toBe('');
  await letThrough('home');
  await user.click(link('Programs'));
  expect(await screen.findByText('Loading')).toBeDefined();
  await letThrough('programs');
  expect(screen.queryByText('Loading')).toBeNull();
});

test('of two navigations the later one counts, however long each takes', async () => {
  const { wait, open: letThrough } = gates();
  const { user } = await open('/', {
    '/': { screen: Home },
    '/programs': { screen: Programs, load: () => wait('programs') },
    '/my-schedule/week/$weekNumber': { screen: Week, load: () => wait('week') },
  });
  await user.click(link('Programs'));
  await user.click(link('Next week'));
  await letThrough('week');
  await letThrough('programs');
  expect(screen.getByRole('heading', { name: 'Week 4' })).toBeDefined();
});

test('a redirect takes the place of the address that it refuses', async () => {
  const refuse = () => {
    throw redirect({ to: '/' });
  };
  const { router } = await open('/programs', {
    '/': { screen: Home },
    '/programs': { screen: Programs, guard: refuse },
  });
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
  expect(router.history.location.pathname).toBe('/');
  expect(router.history.canGoBack()).toBe(false);
});

test('a router that is started before anything is rendered shows its first screen at once', async () => {
  const refuse = () => {
    throw redirect({ to: '/' });
  };
  const router = new Router({
    client: new QueryClient(),
    history: createMemoryHistory({ initialEntries: ['/programs'] }),
    routes: { '/': { screen: Home }, '/programs': { screen: Programs, guard: refuse } },
  });
  await router.start();
  render(
    <RouterProvider router={router}>
      <Outlet Skeleton={Skeleton} Failed={Failed} NotFound={NotFound} />
    </RouterProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
  await act(async () => router.history.push('/bunker'));
  expect(screen.getByText('Out of bounds')).toBeDefined();
});

test('the first screen leaves the page as it was scrolled before', async () => {
  await open('/', { '/': { screen: Home } });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('what did not come is said, and comes once it is loaded again', async () => {
  let works = false;
  const load = async () => {
    if (!works) throw new Error('Lost in the rough');
  };
  const { router } = await open('/programs', { '/programs': { screen: Programs, load } });
  expect(screen.getByRole('alert').textContent).toBe('Error: Lost in the rough');
  works = true;
  await act(() => router.reload());
  expect(screen.getByRole('heading', { name: 'All programs' })).toBeDefined();
});

test('a screen that fails leaves what is around it, and the next one works', async () => {
  const Broken = () => {
    throw new Error('Out of tees');
  };
  const { user } = await open('/', {
    '/': { screen: Broken },
    '/programs': { screen: Programs },
  });
  expect(screen.getByRole('alert').textContent).toBe('Error: Out of tees');
  await user.click(link('Programs'));
  expect(screen.getByRole('heading', { name: 'All programs' })).toBeDefined();
});

test('a new screen begins at its top, and Back finds the old one as it was left', async () => {
  const { router, user } = await open('/', {
    '/': { screen: Home },
    '/programs': { screen: Programs },
  });
  vi.stubGlobal('scrollY', 640);
  await user.click(link('Programs'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  vi.stubGlobal('scrollY', 20);
  await act(async () => router.history.back());
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
});

test('a screen that is loaded again stays as far down as it was', async () => {
  const { router } = await open('/', { '/': { screen: Home } });
  vi.stubGlobal('scrollY', 200);
  await act(() => router.reload());
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 200, behavior: 'instant' });
});

test('the same screen with another query may stay scrolled as it is', async () => {
  const { router } = await open('/social', { '/social': { screen: Home } });
  scrollTo.mockClear();
  await act(() =>
    router.navigate({
      to: '/social',
      search: { tab: 'friends' },
      replace: true,
      resetScroll: false,
    }),
  );
  expect(router.state.shown?.location.search).toEqual({ tab: 'friends' });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a reload of the tab finds every screen as far down as it was', async () => {
  await open('/', { '/': { screen: Home } });
  vi.stubGlobal('scrollY', 300);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('scroll-positions')).toContain('300');
});

test('a link is fetched when it gets the focus, and one that is only passed by is not', async () => {
  const load = vi.fn(async () => {});
  const { user } = await open('/', {
    '/': { screen: Home },
    '/programs': { screen: Programs, load },
  });
  await user.hover(link('Programs'));
  await user.unhover(link('Programs'));
  expect(load).not.toHaveBeenCalled();
  act(() => link('Programs').focus());
  expect(load).toHaveBeenCalledOnce();
});

test('a click that opens another tab stays with the browser', async () => {
  const { router } = await open('/', {
    '/': { screen: Home },
    '/programs': { screen: Programs },
  });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  let isOurs = false;
  const after = (event: Event) => {
    isOurs = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', after, { once: true });
  act(() => void link('Programs').dispatchEvent(click));
  expect(isOurs).toBe(false);
  expect(router.history.location.pathname).toBe('/');
});
