import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showRound } from '#testing/activity-dialog.tsx';
import { aRoundItem } from '#testing/an-activity.ts';

const written: string[] = [];

/** The canvas and the fonts that jsdom lacks: remembers what was written. */
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
  written.length = 0;
  const context = new Proxy(
    { fillText: (text: string) => void written.push(text) },
    { get: (target, name) => Reflect.get(target, name) ?? (() => {}), set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['picture'], { type: 'image/png' })),
  );
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection')));
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => Promise.resolve([]) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const par4 = { par: 4, putts: 2, fairway: null, green: null, penalties: 0 } as const;
const scorecard = Array.from({ length: 9 }, (_, index) => ({
  ...par4,
  strokes: index === 3 ? 3 : 5,
}));
const nine = aRoundItem({
  data: { holes: 9, totalScore: 43, coursePar: 36, fairwaysHit: 5, putts: 18, scorecard },
});

async function press() {
  const { golfer } = await showRound(nine);
  await golfer.click(screen.getByRole('button', { name: 'Share as picture' }));
}

/** Gives the browser a way to share, which ends like this. */
function shareWith(share: () => Promise<void>) {
  const sharing = vi.fn<(data: ShareData) => Promise<void>>(share);
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  Object.defineProperty(navigator, 'share', { configurable: true, value: sharing });
  return sharing;
}

function watchDownloads() {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
}

test('a round is shared as a picture with its card, also without a connection', async () => {
  const share = shareWith(() => Promise.resolve());
  await press();
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  const { files = [], title } = share.mock.calls[0]?.[0] ?? {};
  expect(title).toBe('Saturday medal');
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['pinhigh-2026-05-09.png', 'image/png'],
  ]);
  for (const known of ['43', '+7', 'par 36', 'Links at Muriwai', '9 May 2026', 'A round by Nora'])
    expect(written).toContain(known);
  for (const known of ['Total', '5/9', 'fairways', '18', 'putts', 'birdies'])
    expect(written).toContain(known);
});

test('where the browser cannot share, the picture is saved', async () => {
  const download = watchDownloads();
  await press();
  expect(await screen.findByText('Picture saved')).toBeDefined();
  expect(download).toHaveBeenCalledOnce();
});

test('a golfer who closes the offer to share has nothing saved', async () => {
  const download = watchDownloads();
  const share = shareWith(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  await press();
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Share as picture' })).toBeDefined(),
  );
  expect(download).not.toHaveBeenCalled();
});

test('a browser that refuses to share saves the picture', async () => {
  const download = watchDownloads();
  shareWith(() => Promise.reject(new DOMException('Too late', 'NotAllowedError')));
  await press();
  await vi.waitFor(() => expect(download).toHaveBeenCalledOnce());
});

test('a picture that cannot be made says so', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await press();
  expect(await screen.findByText('The picture could not be made')).toBeDefined();
});
