import { expect, type Locator, type Page } from '@playwright/test';
import { jpeg, QUIET_AIRPORT } from './listers.ts';
import { waitForHydration } from './test.ts';

const DESCRIPTION =
  'A quiet house with blackout curtains, firm mattresses and a kitchen where the coffee is on all day. The shuttle stops at the corner, and the house sleeps when you do. Everybody cleans up after breakfast and nobody calls after ten.';

export const STEP_NAMES = ['Basic info', 'Rooms', 'Amenities', 'Rules and policies', 'Images'];

export async function openWizard(page: Page, path = '/create-crashpad'): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export function stepHeading(page: Page, step: number): Locator {
  const name = `Step ${step} of 5: ${STEP_NAMES[step - 1]}`;
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Clicks Next and waits for the next step. */
export async function next(page: Page, step: number): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(stepHeading(page, step)).toBeVisible();
}

/** Picks the first suggestion of a combobox after typing. */
async function pick(page: Page, box: string, text: string, option: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: box });
  await field.fill(text);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  // The list of another box may still be open.
  const list = page.locator(`[id="${await field.getAttribute('aria-controls')}"]`);
  await list.getByRole('option', { name: option }).first().click();
}

/** Fills step 1's required fields. */
export async function fillBasic(page: Page, title: string, type: RegExp): Promise<void> {
  await page.getByLabel('Crash pad name').fill(title);
  await page.getByRole('radio', { name: type }).check();
  await pick(page, 'Find the address', 'Anchorage', /Anchorage/);
  await expect(page.getByRole('button', { name: 'Edit details' })).toBeVisible();
  await pick(page, 'Airport', QUIET_AIRPORT, /ANC/);
  await page.getByRole('textbox', { name: 'Description' }).fill(DESCRIPTION);
}

export async function fillPrices(page: Page): Promise<void> {
  const price = page.getByLabel('Monthly price');
  await price.pressSequentially('1,250');
  await expect(price).toHaveValue('1.250');
  await price.blur();
  await expect(page.getByText('Write 1200 or 1200.50.')).toBeVisible();
  await price.fill('$1,250.00');
  await expect(price).toHaveValue('1250.00');
  await expect(page.getByText('Write 1200 or 1200.50.')).toHaveCount(0);
  await price.fill('320');
  await page.getByLabel('Deposit').fill('150');
}

/** Pictures as from a camera, up to their positions in the list. */
export async function addPictures(page: Page, colors: readonly string[]): Promise<void> {
  const files = await Promise.all(
    colors.map(async (color) => ({
      name: `${color}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await jpeg(color, 1200, 800),
    })),
  );
  await page.locator('input[type="file"]').setInputFiles(files);
  await expect(page.getByText(`${colors.length} of 15 pictures`)).toBeVisible();
}

/** Waits until the draft is saved: the note is shown and no save is running. */
export async function waitForSavedDraft(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved \d{1,2}:\d\d.[AP]M$/)).toBeVisible();
}
