import type { Page } from '@playwright/test';
import { openAs } from '../support/accounts.ts';
import { endOnboarding, expectInOrder, peopleOn, serverDay } from '../support/rent.ts';
import { COLLECT_SERVER } from '../support/servers.ts';
import { clearFolderOf, startServer } from '../support/start-server.ts';
import { expect, hydrated, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

/** A declined card is answered with 402. */
test.use({
  baseURL: COLLECT_SERVER.url,
  viewport: PHONE,
  expectedErrors: [/status of 4(?:0[29]|22)/],
});
/** One after the other: they share one clock. */
test.describe.configure({ mode: 'default', timeout: 120_000 });

const { payableInviter, tenantOf } = peopleOn(COLLECT_SERVER);
const rental = (page: Page, title: string) => page.getByRole('article', { name: title });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(COLLECT_SERVER);
  stop = await startServer(COLLECT_SERVER);
});
test.afterAll(() => stop());

test('a tenant hears that AutoPay is paused while the lister cannot be paid', async ({
  page,
  browser,
}) => {
  const inviter = await payableInviter(browser, 'Paused');
  const offer = { auto_pay: 1, deposit: 0, start_date: await serverDay(page, 5) };
  const { email } = await tenantOf(page, inviter, offer, 'pm_card_visa');
  await endOnboarding(inviter, 'needs_more');
  await openAs(page, email, '/my-crashpad');
  const notice = rental(page, 'Paused').getByRole('region', { name: 'AutoPay is paused' });
  await expect
    .poll(async () => {
      await page.reload();
      return notice.count();
    })
    .toBe(1);
  await expect(notice).toContainText('cannot receive card payments right now');
  await hydrated(page);
  await expectInOrder(page);
});
