import type { Page } from '@playwright/test';
import {
  fillPerson,
  newEmail,
  openAs,
  PASSWORD,
  paidAccount,
  storedBy,
  unpaidAccount,
} from '../support/accounts.ts';
import { type Inviter, inDays, invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import {
  expect,
  expectAccessible,
  expectFitsAndAccessible,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

/** Expired invitations answer 404, which the console reports along with the lost connection. */
test.use({ viewport: PHONE, expectedErrors: [/status of 40[0349]|ERR_INTERNET_DISCONNECTED/] });

/** The sign-up fields that the invitation does not fill in. */
async function fillAccount(page: Page): Promise<void> {
  await fillPerson(page);
  await button(page, 'Continue').click();
  await page.getByLabel('Phone number', { exact: true }).pressSequentially('3055550100');
  for (const password of ['123456', PASSWORD]) {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await button(page, 'Continue').click();
    // A common one is refused on its own screen.
    if (password !== PASSWORD) await expect(button(page, 'Use it anyway')).toBeVisible();
  }
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function acceptTerms(page: Page, name = 'Accept invitation'): Promise<void> {
  await expect(button(page, name)).toBeDisabled();
  await page.getByLabel('I have read this and I agree.').check();
  await button(page, name).click();
}

const rental = (page: Page, title: string) => page.getByRole('article', { name: title });

/** The sentence under the amounts keeps its distance from the line below it. */
async function expectGapBelowCosts(page: Page): Promise<void> {
  const costs = page.getByRole('region', { name: 'What you pay' });
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    const [part, sentence] = [
      await costs.boundingBox(),
      await costs.locator('p').last().boundingBox(),
    ];
    if (part === null || sentence === null) throw new Error('the costs are not shown');
    expect(part.y + part.height - sentence.y - sentence.height).toBeGreaterThanOrEqual(16);
  }
  await page.setViewportSize(PHONE);
}

/** An existing member who is logged in and has accepted. */
async function addTenant(page: Page, inviter: Inviter, more: object = {}): Promise<string> {
  const email = await paidAccount(page);
  await invite(inviter, email, more);
  const link = await mailedInvitation(page, email);
  await openAs(page, email, link);
  await waitForHydration(page);
  await button(page, 'Accept').click();
  await acceptTerms(page);
  await expect(page).toHaveURL(/\/my-crashpad$/);
  return email;
}

test('a person without an account signs up by the emailed link, accepts and sees the rental', async ({
  page,
  browser,
}) => {
  const title = `Sign-up`;
  const inviter = await newInviter(browser, title);
  const email = newEmail();
  await invite(inviter, email, { first_name: 'Ada', end_date: inDays(120), end_time: '11:00' });
  const link = await mailedInvitation(page, email);

  const answer = await page.goto(link);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await waitForHydration(page);
  await expectGapBelowCosts(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accept Rental Invitation');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const steps = page.getByRole('list', { name: 'Steps to accept' });
  await expect(steps.getByRole('listitem')).toContainText([
    'Booking Details',
    'Terms & Conditions',
  ]);
  const main = page.getByRole('main');
  await expect(main.getByText('Bedroom 1, Bed 1')).toBeVisible();
  await expect(main.getByText('$200.00').first()).toBeVisible();
  await expect(main.getByText('In total')).toBeVisible();
  await expect(main.getByText('$400.00 on the 1st of each month')).toHaveCount(0);
  await expect(main.getByText(/You pay .* directly/)).toBeVisible();
  await expect(button(page, 'Accept')).toBeInViewport();
  await expect(button(page, 'Decline')).toBeInViewport();
  await expectFitsAndAccessible(page);

  await button(page, 'Decline').click();
  await expect(page.getByRole('alertdialog')).toContainText('the bed becomes free');
  await page.keyboard.press('Escape');

  await button(page, 'Accept').click();
  await expect(page).toHaveURL(/\?step=terms$/);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByLabel('How did you hear about us?')).toHaveValue('Landlord invited me');
  await page.getByLabel('Last name').fill('Typed before');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Typed before');
  await expectFitsAndAccessible(page);

  await button(page, 'Continue').click();
  await expect(page.getByRole('alert').first()).toContainText('Please enter a display name.');
  await fillAccount(page);
  await button(page, 'Back').click();
  for (const name of ['Email', 'Confirm email']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(email);
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('readonly');
  }
  await expectFitsAndAccessible(page);
  await button(page, 'Continue').click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expectFitsAndAccessible(page);
  await acceptTerms(page, 'Create account and accept');
  await expect(page.getByRole('heading', { name: 'You accepted the invitation' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-crashpad$/);
  await expect(rental(page, title).getByText('$400.00 per month')).toBeVisible();
  await expect(rental(page, title).getByText('Starts soon')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'You accepted the invitation.',
  );
  expect((await storedBy(page)).token).toBeTruthy();
  expect((await storedBy(page)).invited_user).toBeUndefined();
  await expectFitsAndAccessible(page);

  // The link is used up.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This invite has been accepted or deleted and is no longer valid',
  );
  await page.getByRole('main').getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a tenant requests another check-out date, and leaves', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const title = `Stay`;
  const inviter = await newInviter(browser, title);
  await addTenant(page, inviter, { start_date: inDays(1) });
  await waitForHydration(page);
  const card = rental(page, title);
  await expect(card.getByText(/^Due \w+ \d+, \d{4}$/)).toBeVisible();
  // No card is charged at an hour.
  await expect(card).not.toContainText('UTC');

  await card.getByRole('button', { name: 'Change check-out date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change check-out date' });
  // Nobody has agreed on an hour.
  await expect(dialog.getByLabel('Check-out time')).toHaveValue('');
  await expect(dialog.getByLabel('Check-out time').locator('option')).toHaveCount(25);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Please choose the check-out date.')).toBeVisible();
  await dialog.getByLabel('Check-out date').fill(inDays(-3));
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Please choose today or a later date.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Check-out date').fill(inDays(60));
  await dialog.getByLabel('Check-out time').selectOption('11:00 AM');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Check-out date updated!')).toBeVisible();
  await expect(card.getByText(/Asked for .*11:00 .*hasn't answered/)).toBeVisible();
  await card.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Request withdrawn.')).toBeVisible();
  await expect(card.getByText(/hasn't answered/)).toHaveCount(0);
  await expectFitsAndAccessible(page);

  await card.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Leave crash pad' }).click();
  const leaving = page.getByRole('alertdialog');
  await expect(leaving).toContainText('Your rental ends now.');
  await expect(leaving.getByRole('list', { name: 'What happens to the money' })).toContainText(
    /No rent is charged for days from \w+ \d+, \d{4} on\./,
  );
  await expectAccessible(page);
  await leaving.getByLabel('Reason').fill('I have another base now.');
  await leaving.getByRole('button', { name: 'Leave crash pad' }).click();
  await expect(page.getByText('You left the crash pad.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Past rentals' })).toBeVisible();
  await expect(rental(page, title)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Reason: I have another base now.',
  );
  await expectFitsAndAccessible(page);
});

test('a member logs in and returns to accept, and an unpaid sign-up becomes a free account', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await newInviter(browser, 'Login');
  const email = await unpaidAccount(page);
  await invite(inviter, email);
  await page.goto(await mailedInvitation(page, email));
  await waitForHydration(page);
  await button(page, 'Accept').click();
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Login').click();
  await expect(page).toHaveURL(/\/tenant\/accept\/.*step=terms$/);
  await acceptTerms(page);
  await expect(page).toHaveURL(/\/my-crashpad$/);
  await expect(rental(page, 'Login')).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/messages$/);
});

test('a failed sign-up shows an error and preserves the input', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const inviter = await newInviter(browser, 'Connection');
  const email = newEmail();
  await invite(inviter, email);
  await page.goto(await mailedInvitation(page, email));
  await waitForHydration(page);
  await button(page, 'Accept').click();
  await fillAccount(page);
  await page.getByLabel('I have read this and I agree.').check();
  await page.context().setOffline(true);
  await button(page, 'Create account and accept').click();
  const banner = page.getByRole('main').getByRole('alert');
  await expect(banner).toHaveText('Something went wrong. Please try again.');
  await expect(banner).toBeInViewport();
  await page.context().setOffline(false);
  await button(page, 'Back').click();
  await expect(page.getByLabel('Confirm password')).toHaveValue(PASSWORD);
  await button(page, 'Continue').click();
  await expect(page.getByLabel('I have read this and I agree.')).toBeChecked();
  await button(page, 'Create account and accept').click();
  await expect(page).toHaveURL(/\/my-crashpad$/);
});

test('another member sees whose invitation it is, and can switch accounts', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await newInviter(browser, 'Other member');
  const email = newEmail();
  await invite(inviter, email);
  const link = await mailedInvitation(page, email);
  const otherMember = await paidAccount(page);
  // Their session must not end before this call, which the page makes once it is connected.
  const countResponse = page.waitForResponse(/\/messages\/unread$/);
  await openAs(page, otherMember, link);
  await countResponse;
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(main.getByText('c•••@example.com')).toBeVisible();
  await expect(button(page, 'Accept')).toHaveCount(0);
  await expect(main.getByText(email)).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Log out and continue').click();
  await button(page, 'Accept').click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  expect((await storedBy(page)).token).toBeUndefined();
});

test('an invitation that was canceled in the meantime is no longer valid', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await newInviter(browser, 'Canceled');
  const email = await paidAccount(page);
  const { id } = await invite(inviter, email);
  await openAs(page, email, await mailedInvitation(page, email));
  await page.goto('/my-crashpad');
  await waitForHydration(page);
  await rental(page, 'Canceled').getByRole('button', { name: 'Decline' }).click();
  await inviter.lister.call('POST', `/rental/${id}/cancel-invite`, {});
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('is no longer valid')).toBeVisible();
  await expectAccessible(page);
  await expect(rental(page, 'Canceled')).toHaveCount(0);
});

test('an offer that changed in the meantime is shown before it is accepted', async ({
  page,
  browser,
}) => {
  const inviter = await newInviter(browser, 'Changed');
  const email = await paidAccount(page);
  const { id } = await invite(inviter, email);
  await openAs(page, email, await mailedInvitation(page, email));
  await waitForHydration(page);
  await button(page, 'Accept').click();
  await inviter.lister.call('PUT', `/rental/${id}`, { rental_amount: 555 });
  await acceptTerms(page);
  await expect(page.getByRole('alert').first()).toContainText('changed this offer');
  await expect(page.getByText('$555.00 on the 1st of each month')).toBeVisible();

  // Also while the amounts are on screen, before the terms load the offer again.
  await inviter.lister.call('PUT', `/rental/${id}`, { rental_amount: 600 });
  await button(page, 'Accept').click();
  await acceptTerms(page);
  await expect(page.getByRole('alert').first()).toContainText('changed this offer');
  await expect(page.getByText('$600.00 on the 1st of each month')).toBeVisible();
});

test('the charges of a long stay are folded, so that their total is on the same screen', async ({
  page,
  browser,
}) => {
  const inviter = await newInviter(browser, 'Long stay');
  const email = newEmail();
  await invite(inviter, email, { end_date: inDays(450), end_time: '11:00' });
  await page.goto(await mailedInvitation(page, email));
  await waitForHydration(page);
  const costs = page.getByRole('region', { name: 'What you pay' });
  const folded = costs.locator('li', { hasText: '$400.00' });
  const total = costs.getByText('Everything until check-out');
  const [top, end] = [await costs.boundingBox(), await total.boundingBox()];
  if (top === null || end === null) throw new Error('the costs are not shown');
  expect(end.y + end.height - top.y).toBeLessThan(PHONE.height);
  await expect(folded.first()).toBeHidden();
  await costs
    .getByText(/^and \d+ more$/)
    .first()
    .click();
  // Twelve charges are listed: the deposit, three above, and these; the others are counted.
  await expect(folded).toHaveCount(8);
  await expect(folded.last()).toBeVisible();
  await expect(costs.getByText(/^and \d+ more$/).last()).toBeVisible();
  // Nothing covers it, such as the buttons at the bottom of the screen.
  await total.click({ trial: true });
  await expectFitsAndAccessible(page);
});

test('other addresses of an invitation redirect to it', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const inviter = await newInviter(browser, 'Address');
  const email = newEmail();
  await invite(inviter, email);
  const link = await mailedInvitation(page, email);
  const token = link.split('/').at(-1);
  for (const path of [
    `/rental/accept/${token}`,
    `/rental/accept?email=${email}&vcode=${token}`,
    `/tenant/accept?email=${email}&vcode=${token}`,
    `/create-account?email=${email}&vcode=${token}`,
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(link);
  }
  for (const type of ['need-crashpad', 'list-crashpad']) {
    await page.goto(`/create-account/${type}?email=${email}&vcode=${token}`);
    await expect(page).toHaveURL(`${link}?step=terms`);
    await expect(page.getByLabel('How did you hear about us?')).toHaveAttribute('readonly');
  }
  await page.goto('/tenant/accept/nobody-has-this-token');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('no longer valid');
});

test('members without a rental see how to get one', { tag: '@long' }, async ({ page }) => {
  await page.goto('/my-crashpad');
  await expect(page).toHaveURL(/\/login\?ref_url=%2Fmy-crashpad$/);
  await openAs(page, await paidAccount(page), '/my-crashpad');
  await expect(page.getByRole('heading', { name: 'No rentals yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expectFitsAndAccessible(page);
});
