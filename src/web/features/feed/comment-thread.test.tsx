import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Comment, feed } from '#contract/feed.ts';
import { aComment, aFeedItem, aFeedPage } from '#testing/a-feed-item.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { ActivityFeed } from './activity-feed.tsx';

const server = stubServer();
const own = aComment({ id: '22', isOwn: true, content: 'Same here.' });

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await loadTexts('feed');
  server.answers(feed.list, aFeedPage({ items: [aFeedItem({ commentCount: 2 })] }));
  has(aComment());
});

const has = (...comments: readonly Comment[]) => server.answers(feed.comments, comments);

const field = (name = 'Add a comment') => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

/** Opens the thread of the only item. */
async function open() {
  const { golfer } = await renderScreen(<ActivityFeed />, { user: aGolfer() });
  await golfer.click(await button('2 comments'));
  await field();
  return golfer;
}

test('opening the thread loads the comments and shows each reply below its comment', async () => {
  const { replies: _, ...reply } = aComment({ id: '23', content: 'Seven of ten.' });
  has(aComment({ replies: [reply] }));
  await open();
  const comment = screen.getByText('Which tee height?').closest('li');
  expect(within(comment as HTMLElement).getByText('Seven of ten.')).toBeDefined();
  expect(screen.getByText('Which tee height?').getAttribute('lang')).toBe('');
  // Only the comment has a Reply button: replies cannot be replied to.
  expect(screen.getAllByRole('button', { name: 'Reply' })).toHaveLength(1);
});

test('posting a comment shows it and clears the field', async () => {
  server.answers(feed.comment, own);
  const golfer = await open();
  await golfer.type(await field(), '  Well done ');
  expect(screen.getByText('12/500 characters')).toBeDefined();
  has(aComment(), aComment({ ...own, content: 'Well done' }));
  await golfer.click(await button('Post'));
  expect(document.activeElement?.contains(await button('Post'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(await screen.findByText('Comment posted')).toBeDefined();
  expect(await screen.findByText('Well done')).toBeDefined();
  expect(await field()).toHaveProperty('value', '');
  expect(server.calls(feed.comment)[0]).toMatchObject({
    params: { id: '7' },
    body: { content: 'Well done' },
  });
});

test('the golfer cannot post an empty or blank comment or more than 500 characters', async () => {
  const golfer = await open();
  expect(await button('Post')).toHaveProperty('disabled', true);
  expect(screen.getByText('0/500 characters')).toBeDefined();
  await golfer.type(await field(), '  ');
  expect(await button('Post')).toHaveProperty('disabled', true);
  expect(await field()).toHaveProperty('maxLength', 500);
  await golfer.clear(await field());
  await golfer.click(await field());
  await golfer.paste('a'.repeat(501));
  expect(screen.getByText('500/500 characters')).toBeDefined();
  expect(await button('Post')).toHaveProperty('disabled', false);
});

test('a typed comment survives failures and closing the thread, and all attempts use the same key', async () => {
  server.refuses('unavailable', feed.comment);
  const golfer = await open();
  await golfer.type(await field(), 'Well done');
  await golfer.click(await button('Post'));
  expect(await screen.findByText('Failed to post comment')).toBeDefined();
  expect(await field()).toHaveProperty('value', 'Well done');
  server.isUnreachable(feed.comment);
  await golfer.click(await button('Post'));
  expect(await screen.findByText('Please try again.')).toBeDefined();
  await golfer.click(await button('2 comments'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await golfer.click(await button('2 comments'));
  expect(await field()).toHaveProperty('value', 'Well done');
  const keys = server.calls(feed.comment).map(({ headers }) => headers?.['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('a typed comment survives a reload, and nothing is left of a posted one', async () => {
  server.answers(feed.comment, own);
  const golfer = await open();
  await golfer.type(await field(), 'Well done');
  cleanup();
  const again = await open();
  expect(await field()).toHaveProperty('value', 'Well done');
  await again.click(await button('Post'));
  await screen.findByText('Comment posted');
  cleanup();
  await open();
  expect(await field()).toHaveProperty('value', '');
});

test('a double click posts the comment once', async () => {
  const answer = server.holds(feed.comment, own);
  const golfer = await open();
  await golfer.type(await field(), 'Well done');
  await golfer.dblClick(await button('Post'));
  answer();
  await screen.findByText('Comment posted');
  expect(server.calls(feed.comment)).toHaveLength(1);
});

test('a reply is sent with the id of the comment that it answers', async () => {
  server.answers(feed.comment, own);
  const golfer = await open();
  await golfer.click(await button('Reply'));
  const reply = await field('Reply to Lars Bakker');
  expect(document.activeElement).toBe(reply);
  await golfer.type(reply, 'Low');
  fireEvent.submit(reply);
  expect(await screen.findByText('Comment posted')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Reply to Lars Bakker' })).toBeNull();
  expect(server.calls(feed.comment)[0]?.body).toEqual({ content: 'Low', parentCommentId: '21' });
});

test('only the author can edit a comment, which starts with the old text and is marked as edited', async () => {
  has(own);
  server.answers(feed.editComment, { ...own, content: 'Same here, too.' });
  const golfer = await open();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  await golfer.click(await button('Edit'));
  const edit = await field('Edit your comment');
  expect(edit).toHaveProperty('value', 'Same here.');
  await golfer.clear(edit);
  expect(await button('Save')).toHaveProperty('disabled', true);
  await golfer.type(edit, 'Same here, too.');
  has({ ...own, content: 'Same here, too.', isEdited: true });
  await golfer.click(await button('Save'));
  expect(await screen.findByText('Comment updated')).toBeDefined();
  expect(await screen.findByText('Same here, too.')).toBeDefined();
  expect(await screen.findByText(/, edited$/)).toBeDefined();
});

test('a failed edit shows an error, keeps the typed text, and can be canceled', async () => {
  has(own);
  server.isUnreachable(feed.editComment);
  const golfer = await open();
  await golfer.click(await button('Edit'));
  await golfer.type(await field('Edit your comment'), ' Or not.');
  await golfer.click(await button('Save'));
  expect(await screen.findByText('Failed to update comment')).toBeDefined();
  expect(await field('Edit your comment')).toHaveProperty('value', 'Same here. Or not.');
  await golfer.click(await button('Cancel'));
  expect(await screen.findByText('Same here.')).toBeDefined();
});

/** Opens the confirmation dialog and confirms. */
async function deletes() {
  has(own);
  const golfer = await open();
  await golfer.click(await button('Delete'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete comment?' }));
  expect(question.getByText('Are you sure you want to delete this comment?')).toBeDefined();
  expect(server.calls(feed.deleteComment)).toHaveLength(0);
  has();
  await golfer.click(question.getByRole('button', { name: 'Delete' }));
}

test('deleting a comment asks for confirmation first', async () => {
  server.answers(feed.deleteComment, { success: true });
  await deletes();
  expect(await screen.findByText('Comment deleted')).toBeDefined();
  await vi.waitFor(() => expect(screen.queryByText('Same here.')).toBeNull());
});

test('a comment that fails to be deleted stays in the thread', async () => {
  server.isUnreachable(feed.deleteComment);
  await deletes();
  expect(await screen.findByText('Failed to delete comment')).toBeDefined();
  expect(screen.getByText('Same here.')).toBeDefined();
});

test('the golfer can report another golfer’s comment with a reason and a note', async () => {
  server.answers(feed.reportComment, { success: true });
  const golfer = await open();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await golfer.click(await button('Report'));
  await golfer.selectOptions(await screen.findByRole('combobox', { name: 'Reason' }), 'Spam');
  await golfer.type(await field('Note optional'), 'Sells clubs');
  await golfer.click(await button('Send report'));
  expect(await screen.findByText('Comment reported')).toBeDefined();
  expect(server.calls(feed.reportComment)[0]).toMatchObject({
    params: { id: '21' },
    body: { reason: 'spam', note: 'Sells clubs' },
  });
});

test('a web address in a comment does not become a link', async () => {
  has(aComment({ content: 'See https://example.com' }));
  await open();
  expect(screen.getByText('See https://example.com')).toBeDefined();
  expect(screen.queryByRole('link', { name: /example/ })).toBeNull();
});

test('comments that fail to load can be loaded again', async () => {
  server.refuses('unavailable', feed.comments);
  const { golfer } = await renderScreen(<ActivityFeed />, { user: aGolfer() });
  await golfer.click(await button('2 comments'));
  expect(await screen.findByText('Unable to load comments')).toBeDefined();
  has(aComment());
  await golfer.click(await button('Try Again'));
  expect(await screen.findByText('Which tee height?')).toBeDefined();
});
