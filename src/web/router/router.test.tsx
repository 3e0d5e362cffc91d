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

test('a link opens its screen, is current immediately after the click, and Back returns', async () => {
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

test('a loading screen shows its skeleton, except for the first screen', async () => {
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

test('the later of two navigations wins, regardless of loading times', async () => {
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

test('a redirect replaces the rejected URL in the history', async () => {
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

test('a router started before rendering shows its first screen immediately', async () => {
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

test('the first screen keeps the existing scroll position', async () => {
  await open('/', { '/': { screen: Home } });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a failed load shows its error, and a reload shows the screen', async () => {
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

test('a failing screen leaves its surroundings intact, and the next screen works', async () => {
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

test('a new screen starts at the top, and Back restores the old scroll position', async () => {
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

test('reloading a screen keeps its scroll position', async () => {
  const { router } = await open('/', { '/': { screen: Home } });
  vi.stubGlobal('scrollY', 200);
  await act(() => router.reload());
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 200, behavior: 'instant' });
});

test('the same screen with another query can keep its scroll position', async () => {
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

test('the scroll position is stored for a reload of the tab', async () => {
  await open('/', { '/': { screen: Home } });
  vi.stubGlobal('scrollY', 300);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('scroll-positions')).toContain('300');
});

test('a focused link preloads its screen, and a briefly hovered link does not', async () => {
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

test('a click that opens a new tab is left to the browser', async () => {
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
