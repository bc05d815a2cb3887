import { AUTOPAY } from '@crewpad/domain';
import type { Browser, Page } from '@playwright/test';
import { PASSWORD, unpaidAccount } from '../support/accounts.ts';
import { type Lister, signedIn } from '../support/listers.ts';
import { endOnboarding, peopleOn } from '../support/rent.ts';
import { type Inviter, inDays, invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { STAYS_SERVER } from '../support/servers.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  growViewport,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

/**
 * A stay from its invitation to its settlement, on the open pages of both members. While one of them
 * acts, the other one types: their page follows, and keeps what they typed.
 */

/** A declined or accepted invitation answers 404, also to the page that reads it again. */
test.use({ baseURL: STAYS_SERVER.url, actionTimeout: 20_000, expectedErrors: [/status of 404/] });
test.describe.configure({ mode: 'default', timeout: 180_000 });

const { payableInviter, giveCard } = peopleOn(STAYS_SERVER);
let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(STAYS_SERVER);
  stop = await startServer(STAYS_SERVER);
});
test.afterAll(() => stop());

/** How soon a page shows what the other side did. */
const SOON = { timeout: 3000 };
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** A button of the open dialog. */
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
/** Also behind a dialog. */
const main = (page: Page) => page.locator('main');

/** Opens a page that follows what the server reports. */
async function openPage(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent('websocket');
  await page.goto(path);
  await waitForHydration(page);
  const isOpen = ({ payload }: { payload: string | Buffer }) => String(payload).startsWith('40');
  await (await socket).waitForEvent('framereceived', isOpen);
}

type Look = { width: number; colorScheme: 'light' | 'dark' };

/** The page of a lister on My Crew. */
async function listersPage(
  page: Page,
  browser: Browser,
  { lister }: Inviter,
  { colorScheme, path }: { colorScheme: Look['colorScheme']; path: string },
): Promise<Page> {
  const viewport = page.viewportSize() ?? PHONE;
  const options = { baseURL: STAYS_SERVER.url, viewport, colorScheme };
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const own = await context.newPage();
  await signedIn(own, lister.email, PASSWORD);
  await openPage(own, path);
  return own;
}

async function expectFine(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    const { width, height } = page.viewportSize() ?? PHONE;
    await growViewport(page, width, height);
    await expectFits(page);
    await expectAccessible(page);
    await page.setViewportSize({ width, height });
  }
}

async function choose(lister: Page, action: string): Promise<void> {
  await button(lister, /^Actions for /).click();
  await lister.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Types into a field of the open dialog. The answer closes the dialog, once the text is still there. */
async function typeIn(page: Page, field: string, text: string, cancel = 'Cancel') {
  const box = dialog(page).getByLabel(field);
  await box.fill(text);
  return async () => {
    await expect(box).toHaveValue(text);
    await expect(box).toBeFocused();
    await press(page, cancel);
    await expect(box).toHaveCount(0);
  };
}

async function typeNote(lister: Page) {
  await choose(lister, 'Add notes');
  return typeIn(lister, 'Private note', 'Has the blue key');
}

async function typeReason(tenant: Page) {
  await button(tenant, /^Actions for/).click();
  await tenant.getByRole('menuitem', { name: 'Leave crash pad' }).click();
  return typeIn(tenant, 'Reason', 'I have another base', 'Keep staying');
}

/** Opens the invitation's terms, as a member with an account. */
async function accept(page: Page, email: string): Promise<Lister> {
  const account = await signedIn(page, email, PASSWORD);
  await page.goto(await mailedInvitation(page, email));
  await waitForHydration(page);
  await button(page, 'Accept').click();
  await page.getByRole('checkbox').check();
  return account;
}

/** The open pages of a tenant who has stayed since today, and of their lister. */
async function sides(
  page: Page,
  browser: Browser,
  inviter: Inviter,
  colorScheme: Look['colorScheme'],
) {
  const email = await unpaidAccount(page);
  const start_date = inDays(0);
  const payment_date = Math.min(28, Number(start_date.slice(-2)));
  const { id } = await invite(inviter, email, { deposit: 100, start_date, payment_date });
  const token = (await mailedInvitation(page, email)).split('/').at(-1);
  const tenant = await signedIn(page, email, PASSWORD);
  await tenant.call('GET', `/rental/token/${token}`);
  await tenant.call('POST', '/rental/accept', { token });
  await openPage(page, '/my-crashpad');
  const path = `/my-crew/${id}`;
  const lister = await listersPage(page, browser, inviter, { colorScheme, path });
  return { id, email, tenant, lister };
}

const LOOKS: readonly Look[] = [
  { width: PHONE.width, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: PHONE.width, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
];

/** npm test runs each journey once: half of them on the first screen, half on the second. */
const tagOf = (screen: number, journey: number) => (screen === journey % 2 ? [] : '@long');

for (const [screen, { width, colorScheme }] of LOOKS.entries()) {
  test.describe(`${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { ...PHONE, width }, colorScheme });
    const look = `${width} ${colorScheme}`;

    test('a lister sees that an invitation is declined, and the next one accepted with the deposit', {
      tag: tagOf(screen, 0),
    }, async ({ page, browser }) => {
      const inviter = await payableInviter(browser, `Offer ${look}`);
      const path = '/my-crew';
      const lister = await listersPage(page, browser, inviter, { colorScheme, path });
      const email = await unpaidAccount(page);
      await giveCard(email, 'pm_card_visa');
      const offer = { auto_pay: AUTOPAY.on, deposit: 150, start_date: inDays(20), payment_date: 1 };
      await invite(inviter, email, offer);
      await expect(main(lister)).toContainText('Invited, not opened', SOON);
      const declinedNote = await typeNote(lister);
      await page.goto(await mailedInvitation(page, email));
      await waitForHydration(page);
      await expectFine(page);
      await button(page, 'Decline').click();
      await expect(dialog(page)).toBeVisible();
      await expectFine(page);
      await press(page, 'Decline');
      await expect(page.getByText('You declined the invitation').first()).toBeVisible();
      await expect(main(lister)).not.toContainText(email, SOON);
      await declinedNote();

      const { id } = await invite(inviter, email, offer);
      await expect(main(lister)).toContainText('Invited, not opened', SOON);
      await accept(page, email);
      await expectFine(page);
      await button(page, 'Continue to payment').click();
      await expectFine(page);
      const acceptedNote = await typeNote(lister);
      await button(page, /^Pay \$150\.00 and accept/).click();
      await expect(page.getByText('You accepted the invitation')).toBeVisible();
      const chargeText = /\$150\.00, charged \w+ \d+, \d{4}/;
      await expect(main(lister)).toContainText(/\$150\.00\s*held/, SOON);
      await acceptedNote();
      await openPage(lister, `/my-crew/${id}`);
      await expect(main(lister)).toContainText(chargeText);
      await expect(main(lister).getByText('AutoPay is on', { exact: true })).toBeVisible();
      await openPage(page, '/my-crashpad');
      await expect(main(page)).toContainText(chargeText);
      await expectFine(page, lister);
    });

    test('both sides read the deposit, AutoPay and requests at once', {
      tag: tagOf(screen, 1),
    }, async ({ page, browser }) => {
      const inviter = await payableInviter(browser, `Money ${look}`);
      const { id, email, tenant, lister } = await sides(page, browser, inviter, colorScheme);
      await giveCard(email, 'pm_card_visa');
      // AutoPay has nothing to charge meanwhile.
      await inviter.lister.call('POST', '/transaction', { tenant_id: id, amount: 400 });

      await choose(lister, 'Add payment');
      await dialog(lister).getByText('Purpose, date and notes').click();
      await dialog(lister).getByLabel('Payment for').selectOption('Deposit');
      await dialog(lister).getByLabel('Amount').fill('90');
      await expectFine(lister);
      const whileRecorded = await typeReason(page);
      await press(lister, 'Add payment');
      await expect(lister.getByText('Payment added.')).toBeVisible();
      const deposit = '$90.00 of $100.00, $10.00 open';
      await expect(main(page)).toContainText(deposit, SOON);
      await expect(main(lister)).toContainText(deposit);

      await choose(lister, 'Request AutoPay');
      await press(lister, 'Send request');
      await expect(lister.getByText('AutoPay request sent successfully!')).toBeVisible();
      await expect(main(page)).toContainText('asks you to use AutoPay', SOON);
      await whileRecorded();
      await expectFine(page, lister);
      const whileAccepted = await typeNote(lister);
      await button(page, 'Accept AutoPay').click();
      await press(page, 'Accept AutoPay');
      await expect(page.getByText('AutoPay is on.').first()).toBeVisible();
      await expect(main(lister).getByText('AutoPay is on', { exact: true })).toBeAttached(SOON);
      await whileAccepted();

      await choose(lister, 'Disable AutoPay');
      await expectFine(lister);
      const whileStopped = await typeReason(page);
      await press(lister, 'Send request');
      await expect(main(lister)).toContainText('Turning it off was requested on');
      await expect(main(page)).toContainText('asks you to turn off AutoPay', SOON);
      await whileStopped();
      await expectFine(page, lister);
      await choose(lister, 'Keep AutoPay');
      await press(lister, 'Withdraw request');
      await expect(main(lister)).not.toContainText('Turning it off was requested on');
      await expect(main(page)).not.toContainText('asks you to turn off AutoPay', SOON);

      const whilePaused = [await typeReason(page), await typeNote(lister)];
      const pauseNotice = (side: Page) => main(side).getByText(/^AutoPay (is|has been) paused/);
      await endOnboarding(inviter, 'needs_more');
      for (const side of [page, lister]) await expect(pauseNotice(side).first()).toBeAttached();
      for (const close of whilePaused) await close();
      await expectFine(page, lister);
      await endOnboarding(inviter, 'bank');
      for (const side of [page, lister]) await expect(pauseNotice(side)).toHaveCount(0);

      const whileDeleted = [await typeReason(page), await typeNote(lister)];
      await tenant.call('POST', '/stripe/remove-payment-method', {});
      for (const side of [page, lister]) {
        await expect(main(side)).toContainText(/AutoPay (is|has been) paused.*: no card/, SOON);
        await expect(main(side)).not.toContainText('AutoPay charges your');
      }
      for (const close of whileDeleted) await close();
      await expectFine(page, lister);
      await giveCard(email, 'pm_card_visa');
      for (const side of [page, lister]) await expect(pauseNotice(side)).toHaveCount(0, SOON);

      const whileAsked = await typeReason(page);
      const ask = (amount: number) =>
        inviter.lister.call('POST', '/payment-request', {
          ...{ tenant_id: id, payment_for: 'parking', amount },
        });
      await ask(45.5);
      await expect(main(page)).toContainText('$45.50', SOON);
      await whileAsked();
      await ask(12.25);
      await openPage(lister, '/my-crew?tab=rent');
      await expectFine(page, lister);
      await button(page, /^Actions for .*\$12\.25$/).click();
      await page.getByRole('menuitem', { name: 'Reject' }).click();
      await dialog(page).getByLabel('Reason').fill('I have no car.');
      await press(page, 'Reject');
      await expect(page.getByText('You rejected the request.')).toBeVisible();
      await expect(main(lister)).toContainText('Reason: I have no car.', SOON);
      await button(page, /^Pay \$45\.50 to/).click();
      await press(page, 'Done');
      const request = lister.locator('article[aria-label^="Request for $45.50"]');
      await expect(request).toContainText('Completed', SOON);
      await expectFine(page, lister);
    });

    test('both sides read a check-out request, that the tenant leaves, the settlement and an objection', {
      tag: tagOf(screen, 2),
    }, async ({ page, browser }) => {
      const inviter = await newInviter(browser, `Leaving ${look}`, STAYS_SERVER.url);
      const { id, lister } = await sides(page, browser, inviter, colorScheme);
      const entry = { tenant_id: id, amount: 90, payment_for: 'deposit' };
      const { data: deposit } = await inviter.lister.call<{ data: { id: number } }>(
        ...(['POST', '/transaction', entry] as const),
      );

      await button(page, 'Change check-out date').click();
      await dialog(page).getByLabel('Check-out date').fill(inDays(60));
      await dialog(page).getByLabel('Check-out time').selectOption('11:00 AM');
      const whileAsked = await typeNote(lister);
      await press(page, 'Send request');
      await expect(page.getByText('Check-out date updated!')).toBeVisible();
      await expect(main(lister)).toContainText(/ wants to check out on /, SOON);
      await whileAsked();
      await expectFine(page, lister);
      const whileDeclined = await typeReason(page);
      await lister.getByRole('button', { name: 'Decline', exact: true }).click();
      await dialog(lister).getByLabel('Reason').fill('The room is let from then on.');
      await expectFine(lister);
      await press(lister, 'Decline');
      await expect(lister.getByText('Request declined.')).toBeVisible();
      await expect(main(page)).toContainText('Reason: The room is let from then on.', SOON);
      await whileDeclined();
      await expectFine(page, lister);
      await button(page, 'Got it').click();
      await expect(main(page)).not.toContainText('declined your check-out');

      await button(page, /^Actions for/).click();
      await page.getByRole('menuitem', { name: 'Leave crash pad' }).click();
      await dialog(page).getByLabel('Reason').fill('I have another base.');
      await expectFine(page);
      const whileLeft = await typeNote(lister);
      await press(page, 'Leave crash pad');
      await expect(page.getByText('You left the crash pad.')).toBeVisible();
      const card = main(lister).locator('section', { hasText: 'Settle with' }).last();
      await expect(card).toContainText('Reason: I have another base.', SOON);
      await whileLeft();
      await expectFine(page, lister);
      await openPage(page, `/receipts/${deposit.id}`);
      await card.getByRole('button', { name: 'Settle deposit' }).click();
      await button(lister, 'Add deduction').click();
      await dialog(lister).getByLabel('Reason', { exact: true }).fill('A broken lamp');
      await dialog(lister).getByLabel('Amount').fill('20');
      await expectFine(lister);
      await button(lister, 'Return $70.00').click();
      await expect(main(page)).toContainText('Kept: A broken lamp', SOON);
      await expect(dialog(lister)).toHaveCount(0);
      await expectFine(page);
      await openPage(page, '/my-crashpad');
      await expect(main(page)).toContainText('kept $20.00');
      await expectFine(page, lister);

      await openPage(lister, '/transactions');
      await openPage(page, '/transactions');
      for (const side of [page, lister]) {
        await expect(main(side)).toContainText('$20.00 kept: A broken lamp');
      }
      await button(page, 'Something is wrong').first().click();
      await dialog(page)
        .getByRole('radio', { name: /^\$20\.00 kept on .*: A broken lamp$/ })
        .check();
      await dialog(page).getByLabel('What happened?').fill('The lamp was broken before.');
      await expectFine(page);
      await press(page, 'Send objection');
      await expect(page.getByText(/^We sent your objection to /)).toBeVisible();
      await expect(main(lister)).toContainText('“The lamp was broken before.”', SOON);
      await lister.getByRole('button', { name: 'Answer objection' }).click();
      await dialog(lister).getByLabel('Your answer').fill('The photos show it whole.');
      await expectFine(lister);
      await press(lister, 'Send answer');
      await expect(lister.getByText(/^We sent your answer to /)).toBeVisible();
      await expect(main(page)).toContainText('“The photos show it whole.”', SOON);
      await expectFine(page, lister);
    });

    test('a tenant who types reads that the lister set a check-out, and then checked them out', {
      tag: tagOf(screen, 3),
    }, async ({ page, browser }) => {
      const inviter = await newInviter(browser, `Check-out ${look}`, STAYS_SERVER.url);
      const { lister } = await sides(page, browser, inviter, colorScheme);
      for (const day of [inDays(5), inDays(0)]) {
        const isNow = day === inDays(0);
        const reason = isNow ? 'The house is sold.' : 'The house is being sold.';
        const whileSet = await typeReason(page);
        await choose(lister, 'Check out');
        await lister.getByLabel('Check-out date').fill(day);
        await lister.getByLabel('Reason').fill(reason);
        if (!isNow) await lister.getByLabel('Check-out time').selectOption('11:00 AM');
        await expect(main(lister)).toContainText(
          /No rent is charged for days from \w+ \d+, \d{4} on/,
        );
        await expectFine(lister);
        await button(lister, isNow ? 'Check out now' : 'Set check-out').click();
        await expect(
          lister.getByText(isNow ? / is checked out\.$/ : 'Check-out date updated!').first(),
        ).toBeVisible();
        await expect(main(page)).toContainText(`Reason: ${reason}`, SOON);
        await whileSet();
        await expectFine(page, lister);
      }
      await expect(main(page)).toContainText(' checked you out.');
    });
  });
}
