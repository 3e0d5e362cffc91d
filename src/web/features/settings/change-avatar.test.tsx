import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '#contract/settings.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { userQuery } from '#web/platform/session/user.ts';
import { ChangeAvatar } from './change-avatar.tsx';

const server = stubServer();

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

async function open(avatarUrl: string | null = null) {
  const user = aGolfer({ avatarUrl });
  const view = await renderScreen(<ChangeAvatar />, { at: '/profile', user });
  await view.golfer.click(screen.getByRole('button', { name: 'Change picture' }));
  await screen.findByRole('dialog', { name: 'Change picture' });
  return view;
}

const fileOf = (type: string, size = 100, name = 'me') => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** Simulates a browser that ignores `accept` and takes any file. */
const choose = (file: File, label = /^Choose a picture/) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'])(
  'choosing a file of type %s opens the crop dialog',
  async (type) => {
    await open();
    choose(fileOf(type, 5 * 1024 * 1024));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop your picture' }));
    const zoom = dialog.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
    expect([zoom.min, zoom.max, zoom.step, zoom.value]).toEqual(['0.5', '3', '0.1', '1']);
  },
);

test('taking a photo with the camera opens the crop dialog', async () => {
  await open();
  const camera = screen.getByLabelText('Take a photo');
  expect(camera.getAttribute('capture')).toBe('user');
  choose(fileOf('image/jpeg'), /^Take a photo/);
  expect(await screen.findByRole('dialog', { name: 'Crop your picture' })).toBeDefined();
});

test.each([
  ['of another type', fileOf('application/pdf', 100, 'swing.pdf'), 'Invalid File Type'],
  ['that is a drawing', fileOf('image/svg+xml', 100, 'swing.svg'), 'Invalid File Type'],
  ['without content', fileOf('image/png', 0, 'swing.png'), 'Empty File'],
  ['over 5 MB', fileOf('image/png', 5 * 1024 * 1024 + 1, 'swing.png'), 'File Too Large'],
])(
  'the dialog rejects a file %s at once and lets the golfer choose another file',
  async (_what, file, title) => {
    const texts = {
      'Invalid File Type': 'Please select a valid image file (JPG, PNG, GIF, or WebP).',
      'Empty File': 'There is nothing in this file.',
      'File Too Large': 'Please select an image smaller than 5MB.',
    };
    await open();
    choose(file);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(title)).toBeDefined();
    expect(alert.getByText(texts[title as keyof typeof texts])).toBeDefined();
    expect(alert.getByText(`${file.name} was not used.`)).toBeDefined();
    choose(fileOf('image/png'), /^Choose another/);
    expect(await screen.findByRole('dialog', { name: 'Crop your picture' })).toBeDefined();
    expect(server.log()).toEqual([]);
  },
);

test('dropping a file opens the crop dialog', async () => {
  await open();
  const place = screen.getByLabelText(/^Choose a picture/).closest('label') as HTMLElement;
  fireEvent.drop(place, { dataTransfer: { files: [fileOf('image/webp')] } });
  expect(await screen.findByRole('dialog', { name: 'Crop your picture' })).toBeDefined();
});

test.each([
  ['a file that only claims to be a picture', '<svg>', 'Invalid File Type'],
  ['a picture that ends too early', 'GIF89a', 'Damaged File'],
])('the dialog rejects %s and says why', async (_what, content, title) => {
  await open();
  choose(new File([content], 'broken.png', { type: 'image/png' }));
  await screen.findByRole('dialog', { name: 'Crop your picture' });
  const picture = document.querySelector('img[src="blob:picture"]');
  fireEvent.error(picture as Element);
  expect((await screen.findByRole('alert')).textContent).toContain(title);
  await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture'));
});

test('the crop dialog rotates the picture by 90 degrees and zooms by tenths', async () => {
  const { golfer } = await open();
  choose(fileOf('image/png'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop your picture' }));
  await golfer.click(dialog.getByRole('button', { name: 'Rotate left' }));
  expect(dialog.getByText('270°')).toBeDefined();
  await golfer.click(dialog.getByRole('button', { name: 'Rotate right' }));
  await golfer.click(dialog.getByRole('button', { name: 'Rotate right' }));
  expect(dialog.getByText('90°')).toBeDefined();
  fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '1.7' } });
  expect(dialog.getByText('1.7')).toBeDefined();
});

test('removing the picture closes the dialog and clears the golfer’s picture', async () => {
  server.answers(settings.removeAvatar, { avatarUrl: null, effects: noEffects });
  server.reads({ '/api/auth/user': aGolfer() });
  const { golfer, client } = await open('/api/avatars/abc');
  await golfer.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Picture Removed')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(client.getQueryData(userQuery.queryKey)?.avatarUrl).toBeNull();
});

test('when removing the picture fails, an error appears and the dialog stays open', async () => {
  server.isUnreachable(settings.removeAvatar);
  const { golfer } = await open('/api/avatars/abc');
  await golfer.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Upload Failed')).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Change picture' })).toBeDefined();
});

test('the dialog offers no removal when there is no picture', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
});
