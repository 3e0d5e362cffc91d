import { expect, test } from './fixtures.ts';
import { enrollInBreak100, newGolfer, signUp } from './golfer.ts';
import { checkLayout } from './layout.ts';
import { endCelebration, socketOpened } from './steps.ts';

test('two golfers become friends by request, see each other listed, share feed posts, and end the friendship @once', async ({
  page,
  server,
  golfer,
  openContext,
  axe,
  inBothThemes,
  today,
}) => {
  const others = await openContext();
  const lars = newGolfer({ firstName: 'Lars', lastName: 'Bakker' });
  await signUp(others, server.url, lars);
  const theirs = await others.newPage();

  await test.step('Lars sends a friend request by email address', async () => {
    await theirs.goto('/social?tab=friends');
    await expect(theirs.getByText('No friends yet')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Send' })).toBeDisabled();
    await theirs.getByLabel('Add a friend').fill(golfer.email.toUpperCase());
    await theirs.getByRole('button', { name: 'Send' }).click();
    await expect(theirs.getByText('Friend request sent!', { exact: true })).toBeVisible();
  });

  await test.step('Nora accepts the request', async () => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Social' })
      .click();
    await page.getByRole('tab', { name: 'Friends 1' }).click();
    await expect(page).toHaveURL(/\?tab=friends$/);
    await checkLayout(page);
    await page.getByRole('button', { name: 'Accept the request from Lars Bakker' }).click();
    await expect(page.getByText('Friend request updated!', { exact: true })).toBeVisible();
    await endCelebration(page, 'First friend');
    await expect(page.getByRole('button', { name: 'Remove Lars Bakker' })).toBeVisible();
    await inBothThemes(() => axe(page));
  });

  await test.step('Lars celebrates a first friend too', async () => {
    await endCelebration(theirs, 'First friend');
  });

  await test.step('the public profile has a URL, and Back closes it', async () => {
    await page.getByRole('link', { name: 'Lars Bakker' }).click();
    const profile = page.getByRole('dialog', { name: 'Profile' });
    await expect(profile.getByRole('heading', { name: 'Lars Bakker' })).toBeVisible();
    await expect(page).toHaveURL(/tab=friends&golfer=/);
    await inBothThemes(() => axe(page));
    await page.goBack();
    await expect(profile).toBeHidden();
    await expect(page).toHaveURL(/\?tab=friends$/);
    await page.goBack();
    await expect(page).toHaveURL(`${server.url}/`);
  });

  await test.step('a program that Lars starts appears in the open feed and gets kudos', async () => {
    const listens = socketOpened(page);
    await page.goto('/social');
    await listens;
    await expect(page.getByRole('listitem', { name: 'You unlocked an achievement' })).toBeVisible();
    await enrollInBreak100(others, server.url, today);
    const post = page.getByRole('listitem', { name: 'Lars Bakker started a program' });
    await expect(post).toBeVisible();
    await post.getByRole('button', { name: '0 comments' }).click();
    await expect(post.getByRole('textbox', { name: 'Add a comment' })).toBeVisible();
    await checkLayout(page);
    await inBothThemes(() => axe(page));
    await post.getByRole('button', { name: '0 kudos' }).click();
    await expect(page.getByText('Kudos given!', { exact: true })).toBeVisible();
    await endCelebration(page, 'First kudos');
    await expect(post.getByRole('button', { name: '1 kudos' })).toBeVisible();
    await post.getByRole('textbox', { name: 'Add a comment' }).fill('Enjoy it!');
    await post.getByRole('button', { name: 'Post' }).click();
    await expect(page.getByText('Comment posted', { exact: true })).toBeVisible();
    await expect(post.getByText('Enjoy it!')).toBeVisible();
  });

  await test.step('Lars replies, and Nora sees it without reloading', async () => {
    await theirs.goto('/social');
    const own = theirs.getByRole('listitem', { name: 'You started a program' });
    await own.getByRole('button', { name: '1 comment' }).click();
    await own.getByRole('button', { name: 'Reply' }).click();
    await own.getByRole('textbox', { name: 'Reply to Nora Devlin' }).fill('Thanks');
    await own.getByRole('button', { name: 'Reply' }).last().click();
    await expect(theirs.getByText('Comment posted', { exact: true })).toBeVisible();
    await expect(page.getByText('Thanks', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '2 comments' })).toBeVisible();
    // Leaves the screen, whose data is no longer accessible after the friendship ends.
    await page.goto('/');
  });

  await test.step('Lars sees the new friend and ends the friendship', async () => {
    await theirs.goto('/social?tab=friends');
    await theirs.getByRole('button', { name: 'Remove Nora Devlin' }).click();
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(theirs.getByText('Friend removed', { exact: true })).toBeVisible();
    await expect(theirs.getByText('No friends yet')).toBeVisible();
  });
});
