import { crewAndLister, write } from '../support/messages.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

test('a lister answers with a quick reply and reports a message', async ({ page, browser }) => {
  const { crew, lister, listingId } = await crewAndLister(browser, page, 'Reply house');
  const thread = await write(crew, lister, listingId, 'What does a bed cost?');
  const desk = lister.page;
  await desk.goto(`/chat/${thread}`);
  await waitForHydration(desk);
  const field = desk.getByLabel(/^Message to/);
  await expect(field).toBeFocused();
  const toggle = desk.getByRole('button', { name: 'Quick replies' });
  const replies = desk.getByRole('region', { name: 'Quick replies' });
  // Ready-made ones until the lister has their own.
  await toggle.click();
  await expect(replies.getByRole('button')).toHaveCount(5);
  await replies.getByRole('button', { name: /Bed is free/ }).click();
  await expect(field).toHaveValue(/Reply house has a bed.* costs \$300 a month\.$/);
  await field.fill('');
  await lister.api.call('POST', '/user/quick-replies', {
    title: 'Price',
    message: 'A bed at {{listing}} costs {{price}} per month, from {{free_from}}.',
  });
  await lister.api.call('POST', '/user/quick-replies', {
    title: 'Parking',
    message: 'You can park behind the house.',
  });
  await toggle.click();
  await expect(replies).toBeVisible();
  await toggle.press('Escape');
  await expect(replies).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(replies.getByRole('button')).toHaveCount(2);
  await expectAccessible(desk);
  await field.fill('Hello!');
  await replies.getByRole('button', { name: /Parking/ }).click();
  await expect(field).toHaveValue('Hello!\nYou can park behind the house.');
  await expect(replies).toBeHidden();

  await field.fill('/pri');
  await expect(replies.getByRole('button')).toHaveCount(1);
  await field.press('Enter');
  await expect(field).toHaveValue(/^A bed at Reply house costs \$300 per month, from today\.$/);
  await field.fill('/nothing like it');
  await expect(replies).toContainText('No quick reply matches “nothing like it”.');
  await field.press('Escape');
  await expect(replies).toBeHidden();
  await expect(field).toHaveValue('');
  await field.fill('Behind the house / garage');
  await expect(replies).toBeHidden();

  const message = desk.getByRole('log').locator('[data-seq="1"]');
  await message.hover();
  const flag = message.getByRole('button', { name: /^Report this message/ });
  const bubble = await message.getByText('What does a bed cost?').boundingBox();
  const gap = ((await flag.boundingBox())?.x ?? 0) - (bubble?.x ?? 0) - (bubble?.width ?? 0);
  expect(gap).toBeLessThan(24);
  await flag.click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio', { name: /scam/i }).check();
  // What is typed in a dialog is lost by no key and no reload, unless its author says so.
  const note = dialog.getByRole('textbox');
  const mayReload = () =>
    desk.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await mayReload()).toBe(true);
  await note.fill('Half a note');
  expect(await mayReload()).toBe(false);
  await note.press('Escape');
  const question = desk.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(note).toHaveValue('Half a note');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('status')).toBeVisible();
  expect(await mayReload()).toBe(true);
});

test('a seeker has no quick replies', async ({ page, browser }) => {
  const { crew, lister, listingId } = await crewAndLister(browser, page, 'Seeker house');
  const thread = await write(crew, lister, listingId, 'Is a bed free?');
  await page.goto(`/chat/${thread}`);
  await waitForHydration(page);
  const field = page.getByLabel(/^Message to/);
  await field.fill('/');
  await expect(field).toHaveValue('/');
  await expect(page.getByRole('button', { name: 'Quick replies' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Quick replies' })).toHaveCount(0);
});
