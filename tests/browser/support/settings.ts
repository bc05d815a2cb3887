import type { Page } from '@playwright/test';
import { logIn } from './accounts.ts';
import { expect, waitForHydration } from './test.ts';

/** Demo members, which tests only read: other tests use them concurrently. */
export const DEMO_LISTER = 'lister.pro@crewpad.test';
export const DEMO_TENANT = 'tenant@crewpad.test';
export const DEMO_PASSWORD = 'crashpad';

/** Logs a member in and waits for it. */
export async function enter(page: Page, email: string, password?: string): Promise<void> {
  await page.goto('/login?ref_url=/about-the-data');
  await waitForHydration(page);
  await logIn(page, email, password);
  await expect(page).toHaveURL('/about-the-data');
}

/** Opens a settings tab and waits until it is interactive. */
export async function openSettings(page: Page, address = ''): Promise<void> {
  await page.goto(`/account-setting${address}`);
  await waitForHydration(page);
}

/** The settings section with this heading. */
export function panel(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** The row of tabs. */
export function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Account settings' });
}
