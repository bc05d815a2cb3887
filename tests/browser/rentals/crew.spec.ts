import type { Browser, Page } from '@playwright/test';
import { newEmail, PASSWORD, paidAccount, storedBy } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { type Inviter, inDays, invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { urlOf } from '../support/servers.ts';
import {
  expect,
  expectAccessible,
  expectFitsAndAccessible,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

/** A taken bed and a changed rental answer 409, an invalid form 422. */
test.use({ viewport: PHONE, expectedErrors: [/status of 4(?:09|22)/] });

/** A lister with a crash pad of three beds, logged in on this page. */
async function logInAsInviter(page: Page, browser: Browser, title: string): Promise<Inviter> {
  const inviter = await newInviter(browser, title);
  await signedIn(page, inviter.lister.email, PASSWORD);
  return inviter;
}

async function openCrew(page: Page, query = ''): Promise<void> {
  await page.goto(`/my-crew${query}`);
  await waitForHydration(page);
}

/** The row of a tenant. */
const tenant = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Actions for ${name}`, exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function openActionDialog(page: Page, name: string, action: string): Promise<void> {
  await chooseAction(page, name, action);
  await expect(dialog(page)).toBeVisible();
}

/** A tenant who has accepted, in a separate browser; the rental's ID and their API. */
async function addTenant(browser: Browser, inviter: Inviter) {
  const context = await browser.newContext({ baseURL: urlOf('crashpad') });
  const page = await context.newPage();
  const email = await paidAccount(page);
  const { id } = await invite(inviter, email);
  const token = (await mailedInvitation(page, email)).split('/').at(-1);
  const tenant = await signedIn(page, email, PASSWORD);
  // Opening the mailed link verifies the email.
  await tenant.call('GET', `/rental/token/${token}`);
  await tenant.call('POST', '/rental/accept', { token });
  return { id, tenant };
}

/** Runs in the page: what is cut off, and amounts in two lines. */
function cutTexts(card: Element): string[] {
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const cutNames: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const holder = node.parentElement;
    if (holder && getComputedStyle(holder).textOverflow === 'ellipsis') cutNames.push(text);
    for (const { 0: amount, index } of text.matchAll(/\$[\d,.]+\d/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + amount.length);
      if (range.getClientRects().length > 1) cutNames.push(amount);
    }
  }
  return cutNames;
}

test('a lister invites a tenant, changes the invitation, adds a note and cancels', async ({
  page,
  browser,
}) => {
  await logInAsInviter(page, browser, 'Crash pad one');
  const email = newEmail();
  await openCrew(page);
  await expect(page.getByRole('heading', { name: 'No tenants yet' })).toBeVisible();
  await expect.poll(async () => (await storedBy(page)).tenant_total).toBe('0');
  await expectFitsAndAccessible(page);

  await page.getByRole('button', { name: 'Add tenant' }).first().click();
  await expect(dialog(page)).toBeVisible();
  await button(page, 'Send invitation').click();
  await expect(dialog(page).getByRole('alert')).toContainText("Please enter the tenant's email.");
  await expectAccessible(page);

  await dialog(page).getByLabel('Email').fill(email);
  await expect(dialog(page).getByText("They don't have an account yet.")).toBeVisible();
  await dialog(page).getByLabel('First name').fill('Mia');
  await dialog(page).getByLabel('Last name').fill('Lopez');
  await dialog(page).getByLabel('Crash pad').selectOption('Crash pad one');
  await dialog(page).getByLabel('Room and bed').selectOption({ index: 1 });
  await dialog(page).getByLabel('Check-in date').fill(inDays(10));
  await dialog(page).getByLabel('Monthly rent').fill('400');
  await dialog(page).getByLabel('Deposit').fill('200');
  await expect(dialog(page)).toContainText('$200.00 when they accept, then $400.00 a month');
  const quote = dialog(page).locator('details', { hasText: 'What the tenant pays' });
  await quote.locator('summary').click();
  await expect(quote).toContainText('$200.00');
  await expect(quote).toContainText(/Due \w+ \d+, \d{4}/);
  await expect(quote).toContainText('When they accept');
  await expect(dialog(page).getByLabel('AutoPay')).toBeDisabled();
  await expect(dialog(page).getByRole('link', { name: 'Guide me' })).toHaveAttribute(
    'href',
    '/account-setting?tab=payments&autopay-guide&connect-account',
  );
  await expectFitsAndAccessible(page);
  await button(page, 'Send invitation').click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite another' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tenant(page, 'Mia Lopez')).toContainText('$400.00');
  await expect(tenant(page, 'Mia Lopez')).toContainText('Invited, not opened, starts in');
  await expectFitsAndAccessible(page);
  for (const viewport of [{ width: 1280, height: 844 }, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await tenant(page, 'Mia Lopez').evaluate(cutTexts), `${viewport.width} px`).toEqual([]);
  }

  await openActionDialog(page, 'Mia Lopez', 'Edit invitation');
  await expect(dialog(page).getByLabel('Email')).toHaveCount(0);
  await dialog(page).getByLabel('Monthly rent').fill('420.50');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Tenant has been updated.')).toBeVisible();
  await expect(tenant(page, 'Mia Lopez')).toContainText('$420.50');

  await openActionDialog(page, 'Mia Lopez', 'Add notes');
  const note = dialog(page).getByLabel('Private note');
  await expect(note).toHaveAttribute('rows', '3');
  await note.fill('1\n2\n3\n4\n5\n6\n7');
  await expect(note).toHaveAttribute('rows', '6');
  await note.fill('Pays in cash.');
  await expectAccessible(page);
  await button(page, 'Save').click();
  await tenant(page, 'Mia Lopez').getByRole('link', { name: 'Mia Lopez' }).click();
  await expect(page.getByRole('region', { name: 'Private note' })).toContainText('Pays in cash.');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My crew', level: 1 })).toBeVisible();

  await openActionDialog(page, 'Mia Lopez', 'View history');
  await expect(dialog(page).getByText('You changed the invitation.')).toBeVisible();
  await expect(dialog(page).getByText(/\$400\.00 to \$420\.50/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await openActionDialog(page, 'Mia Lopez', 'Cancel invitation');
  await dialog(page).getByLabel('Reason').fill('The bed is broken.');
  await expectAccessible(page);
  await button(page, 'Cancel invitation').click();
  await expect(page.getByText('Invitation canceled.')).toBeVisible();
  await expect(tenant(page, 'Mia Lopez')).toHaveCount(0);

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\?tab=history$/);
  await expect(tenant(page, 'Mia Lopez')).toContainText('Canceled');
  await expect(page.getByText('Reason: The bed is broken.')).toBeVisible();
  await expectFitsAndAccessible(page);
});

test('a lister confirms a requested check-out, checks the tenant out for a reason and settles', async ({
  page,
  browser,
}) => {
  const inviter = await logInAsInviter(page, browser, 'Crash pad two');
  const { id, tenant: account } = await addTenant(browser, inviter);
  const deposit = { tenant_id: id, amount: 200, payment_for: 'deposit' };
  await inviter.lister.call('POST', '/transaction', deposit);
  await account.call('POST', `/rental/${id}/checkout-date`, {
    checkout_date: inDays(40),
    checkout_time: '10:00',
  });
  await openCrew(page, `#tenant-id-${id}`);
  await expect(page.getByText(/wants to check out on/)).toBeVisible();
  await expect(page.locator(`#tenant-id-${id}`)).toHaveAttribute('data-meant');
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog(page)).toContainText('No check-out date yet.');
  await expectAccessible(page);
  await button(page, 'Confirm').click();
  await expect(page.getByText('Check-out date updated!')).toBeVisible();
  await expect(page.getByText(/wants to check out on/)).toHaveCount(0);

  await openActionDialog(page, 'Ada L.', 'Edit rental');
  await expect(dialog(page).getByText('Agreed with the tenant')).toBeVisible();
  await expectFitsAndAccessible(page);
  await dialog(page).getByLabel('Monthly rent').fill('450');
  await button(page, 'Save').click();
  await expect(page.getByText('Tenant has been updated.')).toBeVisible();

  await chooseAction(page, 'Ada L.', 'Check out');
  await expect(page).toHaveURL(`/my-crew/${id}/check-out`);
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Crash pad two, .+, .+/);
  await expect(main.getByLabel('Check-out time').locator('option')).toHaveCount(24);
  await expectFitsAndAccessible(page);
  const money = main.getByRole('list', { name: 'What happens to the money' });
  await expect(money).toContainText('days before the agreed end');
  await expect(money).toContainText('You hold a deposit of $200.00');
  await expect(main).toContainText('To bring Ada L. back, send a new invitation.');
  await main.getByRole('button', { name: 'Check out now' }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await main.getByLabel('Reason').fill('The house is being sold.');
  await main.getByRole('button', { name: 'Check out now' }).click();
  await expect(page.getByText('Ada L. is checked out.')).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleName('Settle with Ada L.');
  await expect(dialog(page)).toBeFocused();
  await expectFitsAndAccessible(page);
  await dialog(page).getByText('Close', { exact: true }).click();
  await expect(page).toHaveURL(`/my-crew/${id}`);
  await page.reload();
  await waitForHydration(page);
  await expect(dialog(page)).toHaveCount(0);
  // What cannot be checked out any more has its own page only.
  await page.goto(`/my-crew/${id}/check-out`);
  await expect(page).toHaveURL(`/my-crew/${id}`);
  await openCrew(page);
  await expect(tenant(page, 'Ada L.')).toHaveCount(0);
  const { data } = await account.call<{ data: { checkout_reason: string }[] }>('GET', '/rentals');
  expect(data[0]?.checkout_reason).toBe('The house is being sold.');

  await page.getByRole('list', { name: 'Stays to settle' }).getByRole('link').click();
  const card = page.getByRole('region', { name: 'Settle with Ada L.' });
  await expect(card.getByRole('button', { name: 'Done' })).toBeDisabled();
  await expectFitsAndAccessible(page);
  await card.getByRole('button', { name: 'Settle deposit' }).click();
  await button(page, 'Return $200.00').click();
  await expect(card).toHaveCount(0);
});

test('the address contains the filters, and a search applies after a second', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await logInAsInviter(page, browser, 'Crash pad three');
  const { bedIds, listingId } = inviter;
  await invite(inviter, newEmail(), { first_name: 'Mia', last_name: 'Stone' });
  await invite(inviter, newEmail(), { first_name: 'Noah', last_name: 'Reed', bed_id: bedIds[1] });
  await openCrew(page);
  await expect(tenant(page, 'Mia Stone')).toBeVisible();
  await page.getByRole('searchbox').fill('noah');
  await expect(page).toHaveURL(/\?search=noah$/);
  await expect(tenant(page, 'Mia Stone')).toHaveCount(0);
  await expect(tenant(page, 'Noah Reed')).toBeVisible();
  await page.getByRole('link', { name: 'Accepted' }).click();
  await expect(page.getByRole('heading', { name: 'No tenants match' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).first().click();
  await expect(tenant(page, 'Mia Stone')).toBeVisible();
  await page.getByLabel('Crash pad', { exact: true }).selectOption('Crash pad three');
  await expect(page).toHaveURL(new RegExp(`\\?location=${listingId}$`));
  await expect(tenant(page, 'Noah Reed')).toBeVisible();
});

test('the form stays filled when the bed was taken or the invitation changed in the meantime', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await logInAsInviter(page, browser, 'Crash pad four');
  const pending = await invite(inviter, newEmail(), { first_name: 'Mia', last_name: 'Stone' });
  await openCrew(page);
  await openActionDialog(page, 'Mia Stone', 'Edit invitation');
  await dialog(page).getByText('More details').click();
  await dialog(page).getByLabel('Late fee').fill('25');
  await inviter.lister.call('PUT', `/rental/${pending.id}`, { rental_amount: 380 });
  await button(page, 'Save changes').click();
  await expect(dialog(page)).toContainText('Someone changed this after you opened it.');
  await expect(dialog(page).getByLabel('Late fee')).toHaveValue('25');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Tenant has been updated.')).toBeVisible();

  await page.getByRole('button', { name: 'Add tenant' }).first().click();
  await dialog(page).getByLabel('Email').fill(newEmail());
  await dialog(page).getByLabel('Crash pad').selectOption('Crash pad four');
  const bed = dialog(page).getByLabel('Room and bed');
  await expect(bed.locator('option', { hasText: '(pending)' })).toBeDisabled();
  await bed.selectOption(String(inviter.bedIds[1]));
  await dialog(page).getByLabel('Check-in date').fill(inDays(10));
  await dialog(page).getByLabel('Monthly rent').fill('300');
  await invite(inviter, newEmail(), { bed_id: inviter.bedIds[1] });
  await button(page, 'Send invitation').click();
  await expect(dialog(page)).toContainText('We saved everything you typed.');
  await expect(dialog(page).getByLabel('Monthly rent')).toHaveValue('300');

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add tenant' }).first().click();
  await expect(dialog(page).getByText('We restored what you typed earlier.')).toBeVisible();
  await expect(dialog(page).getByLabel('Monthly rent')).toHaveValue('300');
  await button(page, 'Cancel').click();
  await page.getByRole('button', { name: 'Add tenant' }).first().click();
  await expect(dialog(page).getByLabel('Monthly rent')).toHaveValue('');
});

test('my crash pads invite from a free bed and from the menu, and link to the tenant of a taken bed', {
  tag: '@long',
}, async ({ page, browser }) => {
  const inviter = await logInAsInviter(page, browser, 'Crash pad five');
  const { id } = await invite(inviter, newEmail(), { first_name: 'Mia', last_name: 'Stone' });
  await page.goto('/my-crashpads');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Bed 2, free: invite a tenant' }).click();
  await expect(dialog(page).getByLabel('Crash pad')).toHaveValue(String(inviter.listingId));
  await expect(dialog(page).getByLabel('Room and bed')).toHaveValue(String(inviter.bedIds[1]));
  await expectAccessible(page);
  await button(page, 'Close').click();
  await page.locator(`#tenant-id-${id} a`).click();
  await expect(page).toHaveURL(new RegExp(`#tenant-id-${id}$`));
  await page.getByRole('button', { name: /^Actions for .*example\.com|^Actions for Mia/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel invitation' }).click();
  await button(page, 'Cancel invitation').click();
  await expect(page.locator(`#tenant-id-${id}`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Crash pad five' }).click();
  await page.getByRole('menuitem', { name: 'Invite tenant' }).click();
  await expect(dialog(page).getByLabel('Crash pad')).toHaveValue(String(inviter.listingId));
});

test('visitors are sent to the login, members without a lister plan to the home page', async ({
  page,
}) => {
  await page.goto('/my-crew');
  await expect(page).toHaveURL(/\/login\?ref_url=%2Fmy-crew$/);
  await signedIn(page, 'seeker@crewpad.test', 'crashpad');
  await page.goto('/my-crew');
  await expect(page).toHaveURL(/\/$/);
});
