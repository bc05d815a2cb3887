import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { codeOfApp, logIn, newEmail, PASSWORD } from '../support/accounts.ts';
import { ADMIN_SERVER } from '../support/servers.ts';
import { panel } from '../support/settings.ts';
import { clearFolderOf, dataFolderOf, startServer } from '../support/start-server.ts';
import { expect, expectFitsAndAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

/** What an admin may not open yet is refused, which the console reports. */
test.use({ baseURL: ADMIN_SERVER.url, expectedErrors: [/status of 403/] });

const ROOT = join(import.meta.dirname, '../../..');

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await clearFolderOf(ADMIN_SERVER);
  stop = await startServer(ADMIN_SERVER);
});
test.afterAll(() => stop());

test('the first admin of an empty site goes from the printed link to the list of members', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const email = newEmail();
  // While the site runs, as on an operator's machine.
  const printed = execFileSync(
    process.execPath,
    [join(ROOT, 'apps/server/src/cli/admin.ts'), email],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, DATA_DIR: dataFolderOf(ADMIN_SERVER) } },
  );
  const link = /https?:\S+/.exec(printed)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await waitForHydration(page);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/login/);
  await waitForHydration(page);
  await logIn(page, email, PASSWORD);
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto('/admin');
  await expect(page).toHaveURL(/tab=security/);
  await expect(page.getByText('Set it up now to open the admin pages.')).toBeVisible();
  await expectFitsAndAccessible(page);
  const app = panel(page, 'Authenticator app');
  await app.getByRole('button', { name: 'Add an app' }).click();
  const secret = (await app.locator('code').innerText()).replaceAll(' ', '');
  await app.getByLabel('Code from your app').fill(codeOfApp(secret));
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('Set it up now to open the admin pages.')).toBeHidden();

  await page.goto('/admin');
  await waitForHydration(page);
  await page.getByLabel('Name or email').fill(email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
});
