import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newEmail, PASSWORD, paidAccount } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { urlOf } from '../support/servers.ts';
import { expect, expectFitsAndAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

for (const width of [PHONE.width, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { ...PHONE, width } });

    test('a lister sorts the table, selects tenants, changes a rent and saves the selected ones', async ({
      page,
      browser,
    }) => {
      const inviter = await newInviter(browser, `Table ${width}`);
      const invited = { first_name: 'Mia', last_name: 'Stone', bed_id: inviter.bedIds[1] };
      await invite(inviter, newEmail(), invited);
      const context = await browser.newContext({ baseURL: urlOf('crashpad') });
      const tenantPage = await context.newPage();
      const email = await paidAccount(tenantPage);
      await invite(inviter, email);
      const token = (await mailedInvitation(tenantPage, email)).split('/').at(-1);
      const tenant = await signedIn(tenantPage, email, PASSWORD);
      await tenant.call('GET', `/rental/token/${token}`);
      await tenant.call('POST', '/rental/accept', { token });
      await context.close();

      await signedIn(page, inviter.lister.email, PASSWORD);
      await page.goto('/my-crew?sort=shoe-size');
      await waitForHydration(page);
      const table = page.getByRole('table', { name: 'Active & Pending Rentals' });
      await expect(table.getByRole('rowheader', { name: `Table ${width}` })).toBeVisible();
      await expectFitsAndAccessible(page);
      await table.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
      await expect(page).toHaveURL(/\?sort=name$/);
      await expect(table.locator('[id^=tenant-id-]').last()).toContainText('Mia Stone');

      const boxes = table.getByRole('checkbox', { name: /^Select (?!all)/ });
      await boxes.first().check();
      await boxes.last().click({ modifiers: ['Shift'] });
      const bar = page.getByRole('region', { name: 'Selected tenants' });
      await expect(bar).toContainText('2 selected');
      const file = page.waitForEvent('download');
      await bar.getByRole('button', { name: 'Export' }).click();
      const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(3);

      await bar.getByRole('button', { name: 'Change rent' }).click();
      await dialog(page).getByLabel('Percent').fill('5');
      await expect(dialog(page)).toContainText("This rent can't be changed here");
      await expectFitsAndAccessible(page);
      await dialog(page).getByRole('button', { name: 'Leave out 1' }).click();
      await expect(dialog(page)).toContainText('$400.00 to $420.00');
      await dialog(page).getByRole('button', { name: 'Change 1 rent' }).click();
      await expect(page.getByText('Rent changed.')).toBeVisible();
    });

    test('sixty tenants fit on few screens, and a folded crash pad opens at once or by a link', async ({
      page,
    }) => {
      await signedIn(page, 'lister.crew@crewpad.test', 'crashpad');
      await page.goto('/my-crew');
      await waitForHydration(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(width === PHONE.width ? 5000 : 2900);
      const house = page.getByRole('button', { name: 'Palo Verde House with a pool' });
      await expect(house).toHaveAttribute('aria-expanded', 'false');
      const rows = page.locator('[id^=tenant-id-]');
      const folded = await rows.count();
      await house.click();
      await expect(house).toHaveAttribute('aria-expanded', 'true');
      expect(await rows.count()).toBeGreaterThan(folded);
      const last = page.getByRole('link', { name: 'Leon Porter', exact: true });
      const id = (await last.getAttribute('href'))?.split('/').at(-1);
      await page.goto('/messages');
      await page.goto(`/my-crew#tenant-id-${id}`);
      await expect(last).toBeVisible();
    });
  });
}
