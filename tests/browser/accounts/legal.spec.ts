import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { newLister } from '../support/listers.ts';
import { LEGAL_SERVER } from '../support/servers.ts';
import { clearFolderOf, dataFolderOf, startServer } from '../support/start-server.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

let stop: (() => Promise<void>) | undefined;
// The blank page between two servers has no storage.
test.use({ baseURL: LEGAL_SERVER.url, expectedErrors: [/'localStorage' property/] });
test.afterAll(async () => stop?.());

/** Starts the site again with the operator's terms of this version. */
async function startWithTerms(version: string): Promise<void> {
  const file = join(dirname(dataFolderOf(LEGAL_SERVER)), 'terms.md');
  const head = `---\nversion: ${version}\ndate: 2026-11-01\n---\n`;
  await writeFile(file, `${head}# Terms of Bunkhouse\n\nVersion ${version}: *quiet* after nine.\n`);
  await stop?.();
  const settings = { ...LEGAL_SERVER.settings, TERMS_FILE: file, COMPANY: 'Bunkhouse LLC, Tulsa' };
  stop = await startServer({ ...LEGAL_SERVER, settings });
}

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Please read what changed' });

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test("the operator's new terms are asked for once, and wait where a member pays", {
  tag: '@long',
}, async ({ page }) => {
  // It starts a server three times.
  test.setTimeout(180_000);
  await clearFolderOf(LEGAL_SERVER);
  stop = await startServer(LEGAL_SERVER);
  await newLister(page, 'seeker');
  await openPage(page, '/');
  await expect(noticeOf(page)).toHaveCount(0);

  // No page is open while the server starts again.
  await page.goto('about:blank');
  await startWithTerms('2');
  await openPage(page, '/');
  await expect(noticeOf(page)).toContainText('Terms of use, Nov 1, 2026');
  await expectAccessible(page);
  await openPage(page, '/account-setting');
  await expect(noticeOf(page)).toHaveCount(0);
  await openPage(page, '/');
  await noticeOf(page).getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of Bunkhouse' })).toBeVisible();
  await expect(page.getByText('Version 2: quiet after nine.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Bunkhouse LLC, Tulsa');

  await noticeOf(page).getByRole('button', { name: 'Later' }).click();
  await expect(noticeOf(page)).toHaveCount(0);
  await openPage(page, '/');
  await expect(noticeOf(page)).toHaveCount(0);
  const tab = await page.context().newPage();
  await openPage(tab, '/');
  await noticeOf(tab).getByRole('button', { name: 'I agree' }).click();
  await expect(noticeOf(tab)).toHaveCount(0);
  await tab.reload();
  await waitForHydration(tab);
  await expect(noticeOf(tab)).toHaveCount(0);

  await tab.close();
  await page.goto('about:blank');
  await startWithTerms('3');
  await openPage(page, '/');
  await expect(noticeOf(page)).toBeVisible();
});
