import { newEmail, PASSWORD } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { inDays, mailedInvitation, newInviter } from '../support/rentals.ts';
import { urlOf } from '../support/servers.ts';
import { expect, expectFitsAndAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

test('a lister previews a pasted table, sends its good rows, then fixes and sends the rest', async ({
  browser,
  page,
}) => {
  const { lister } = await newInviter(browser, 'Propeller House');
  await signedIn(page, lister.email, PASSWORD);
  await page.setViewportSize(PHONE);
  await page.goto('/my-crew');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add tenant' }).first().click();
  await page.getByRole('link', { name: 'Invite several people' }).click();
  await expect(page).toHaveURL('/my-crew/invite-several');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const named = await page.getByText('Beds as they are named here').textContent();
  const [first = '', second = ''] = (named ?? '').replace(/^[^:]*: /, '').split('; ');
  const [good, bad] = [newEmail(), newEmail()];
  const rowOf = (email: string, bed: string, rent: string) =>
    [email, 'Ana de Silva', bed, rent, '1', '150', 'yes'].join('\t');
  const table = page.getByLabel('Tenants, one per line');
  await page.getByLabel('Check-in date').fill(inDays(10));
  await table.fill(`${rowOf(good, first, '$390.00')}\n${rowOf(bad, second, 'a lot')}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: good })).toContainText('Ready');
  await expect(rows.filter({ hasText: bad })).toContainText('Rent: Please enter a number.', {
    ignoreCase: true,
  });
  await expectFitsAndAccessible(page);

  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(page.getByRole('heading', { name: '1 invitation sent' })).toBeVisible();
  const guest = await browser.newContext({ baseURL: urlOf('crashpad') });
  const offer = await guest.newPage();
  await offer.goto(await mailedInvitation(offer, good));
  await expect(offer.getByRole('main')).toContainText('$150.00, already paid');
  await guest.close();

  await page.getByRole('button', { name: 'Fix and send the rest' }).click();
  await expect(table).toHaveValue(rowOf(bad, second, 'a lot'));
  await table.fill(rowOf(bad, second, '400'));
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(page.getByRole('heading', { name: '1 invitation sent' })).toBeVisible();
  await page.getByRole('link', { name: 'To My crew' }).click();
  await expect(page.getByRole('main')).toContainText('2 invitations');
});
