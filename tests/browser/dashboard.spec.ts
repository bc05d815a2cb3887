import { PASSWORD, paidAccount, unpaidAccount } from './support/accounts.ts';
import { newLister, signedIn } from './support/listers.ts';
import { invite, newInviter } from './support/rentals.ts';
import { DEMO_PASSWORD, DEMO_TENANT } from './support/settings.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
  waitForHydration,
} from './support/test.ts';

test('visitors are redirected to the login; the member menu links to the dashboard', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?ref_url=%2Fdashboard$/);
  await signedIn(page, await paidAccount(page, 'seeker'), PASSWORD);
  await page.goto('/about-the-data');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Find a crash pad' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Plan Seeker/ })).toBeVisible();
});

test('a lister sees beds, pending invitations, and what needs attention', async ({
  page,
  browser,
}) => {
  const inviter = await newInviter(browser, 'The busy house');
  await invite(inviter, 'mia.stone@example.com', { first_name: 'Mia', last_name: 'Stone' });
  await signedIn(page, inviter.lister.email, PASSWORD);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard');
    await waitForHydration(page);
    const beds = page.getByRole('link', { name: /^Beds/ });
    await expect(beds).toContainText('2 free');
    await expect(beds).toContainText('0 taken, 1 pending');
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await expect(attention.getByRole('link')).toHaveText(/^Your invitation to Mia/);
    await expect(attention.getByRole('link')).toHaveAttribute('href', '/my-crew?status=pending');
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth).toBe(width);
    await expectAccessible(page);
  }
  await page.goto('/my-crashpads');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText('Mia');
});

test('a new lister starts with a crash pad; an unpaid sign-up continues with its payment', async ({
  page,
  browser,
  baseURL,
}) => {
  await newLister(page);
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Add your first crash pad' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/create-crashpad/);
  const otherPage = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signedIn(otherPage, await unpaidAccount(otherPage), PASSWORD);
  await otherPage.goto('/dashboard');
  await otherPage.getByRole('region', { name: 'Finish your sign-up' }).getByRole('link').click();
  await expect(otherPage).toHaveURL('/processing/payment');
  await otherPage.context().close();
});

test('tenants and admins see their pending work', { tag: '@long' }, async ({ page, browser }) => {
  await signedIn(page, DEMO_TENANT, DEMO_PASSWORD);
  await page.goto('/dashboard');
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: 'My rental' }).getByRole('link')).not.toHaveCount(
    0,
  );
  await expectAccessibleInBothThemes(page);
  const admin = await browser.newPage();
  await signedIn(admin, 'admin@crewpad.test', DEMO_PASSWORD);
  await admin.goto('/dashboard');
  await waitForHydration(admin);
  await expect(admin.getByRole('link', { name: /^Open reports/ })).toHaveAttribute(
    'href',
    '/admin/reports',
  );
  await admin.getByRole('link', { name: /^Failed jobs and emails/ }).click();
  await expect(admin).toHaveURL('/admin/jobs');
});
