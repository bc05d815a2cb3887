import { newEmail } from '../support/accounts.ts';
import { crewAndLister, write } from '../support/messages.ts';
import { invite } from '../support/rentals.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

test('a thread is archived, found again, muted and marked as unread', async ({ page, browser }) => {
  const { crew, lister, listingId } = await crewAndLister(browser, page, 'Inbox house');
  const thread = await write(crew, lister, listingId, 'May I bring my bicycle?');
  await write(lister, crew, listingId, 'Sure, there is a shed.');
  await page.goto('/messages');
  await waitForHydration(page);
  const card = page.getByRole('article', { name: 'Ada L.' });
  const act = async (name: string) => {
    await card.getByRole('button', { name: 'Actions for Ada L.' }).click();
    const item = page.getByRole('menuitem', { name });
    // The list that it is in does not cut it off.
    await expect(item).toBeInViewport({ ratio: 1 });
    await item.click();
  };
  await expect(card).toContainText('Inbox house');
  await act('Mute');
  await expect(card).toContainText('Muted');

  await act('Archive');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Archive this conversation?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Message archived')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await act('Archive');
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: /^Archived/ }).click();
  await expect(page).toHaveURL('/messages?tab=archived');
  await expect(card).toBeVisible();
  await act('Move to current');
  await expect(card).toHaveCount(0);

  await page.goto('/messages');
  await waitForHydration(page);
  await page.getByLabel('Search your messages').fill('bicy');
  await page.getByLabel('Search your messages').press('Enter');
  await expect(page).toHaveURL('/messages?filter=bicy');
  await expect(card.locator('mark')).toHaveText('bicycle?');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/chat/${thread}?filter=bicy&at=1`);
  await expect(page.getByRole('log').locator('[data-hit]')).toContainText('bicycle');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(`/chat/${thread}`);

  await page.goto('/messages?show=unread');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: "You're all caught up" })).toBeVisible();
  await page.getByRole('link', { name: 'Show all conversations' }).click();
  await act('Mark as unread');
  await expect(card).toContainText('1 unread');
  await expect(page.getByRole('banner')).toContainText('1 unread message');
});

test('two tabs share one socket, and a logout deletes unsent text', async ({ page, browser }) => {
  const { crew, lister, listingId } = await crewAndLister(browser, page, 'Tabs');
  const thread = await write(crew, lister, listingId, 'Hello');
  const isOurs = (socket: { url(): string }) => socket.url().includes('/socket.io/');
  const socketOpening = page.waitForEvent('websocket', isOurs);
  await page.goto(`/chat/${thread}`);
  await socketOpening;
  const second = await page.context().newPage();
  const sockets: string[] = [];
  second.on('websocket', (socket) => isOurs(socket) && sockets.push(socket.url()));
  await second.goto(`/chat/${thread}`);
  await waitForHydration(second);
  await write(lister, crew, listingId, 'To both tabs');
  for (const tab of [page, second]) {
    await expect(tab.getByRole('log').getByText('To both tabs')).toBeVisible();
  }
  expect(sockets).toEqual([]);

  // When the tab with the socket closes, the other one takes over.
  await page.getByLabel(/^Message to/).fill('A draft');
  const takeover = second.waitForEvent('websocket', isOurs);
  await page.close();
  await takeover;
  await write(lister, crew, listingId, 'To the last tab');
  await expect(second.getByRole('log').getByText('To the last tab')).toBeVisible();
  await second.getByRole('button', { name: /^Hi, / }).click();
  await second.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(second.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(
    await second.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))),
  ).toEqual([]);
  await second.goto(`/chat/${thread}`);
  await expect(second).toHaveURL(`/login?ref_url=%2Fchat%2F${thread}`);
});

test('a lister sends a group message to their tenants', async ({ page, browser }) => {
  const { lister, inviter } = await crewAndLister(browser, page, 'Group house');
  const email = newEmail();
  await invite(inviter, email, { first_name: 'Cleo', last_name: 'Marsh' });
  const { page: desk } = lister;
  await desk.goto('/my-crew');
  await waitForHydration(desk);
  await desk.getByLabel('Select Cleo Marsh').check();
  const bar = desk.getByRole('region', { name: 'Selected tenants' });
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('button', { name: 'Send message' }).click();
  const dialog = desk.getByRole('alertdialog', { name: 'Message your tenants' });
  const send = dialog.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await expect(dialog).toContainText('Write a message first.');
  await dialog.getByLabel('Message', { exact: true }).fill('The water is off on Monday.');
  await dialog.getByRole('button', { name: 'Remove Cleo Marsh' }).click();
  await expect(dialog).toContainText('Select at least one tenant.');
  await expect(send).toBeDisabled();
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  // Typed to all tenants, it is not lost.
  const question = desk.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await expectAccessible(desk);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(
    'The water is off on Monday.',
  );
  await desk.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);

  await desk.goto('/my-crashpads');
  await waitForHydration(desk);
  const compose = async () => {
    await desk.getByLabel('Select the tenants of all crash pads').check();
    await desk.getByRole('button', { name: 'Compose' }).click();
  };
  await compose();
  const message = dialog.getByLabel('Message', { exact: true });
  await message.fill('The water is off on Monday.');
  // A reload keeps the text.
  await desk.reload();
  await waitForHydration(desk);
  await compose();
  await expect(message).toHaveValue('The water is off on Monday.');
  await expect(dialog.getByRole('list', { name: /^Recipients/ })).toContainText('Cleo Marsh');
  await send.click();
  await expect(desk.getByText('1 invited person gets it once they have an account.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
