import { newLister } from '../support/listers.ts';
import { expect, test } from '../support/test.ts';
import {
  fillBasic,
  next,
  openWizard,
  STEP_NAMES,
  stepHeading,
  waitForSavedDraft,
} from '../support/wizard.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the steps have names, and the Next button stays at the bottom', async ({
  page,
}) => {
  await newLister(page);
  await openWizard(page);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  for (const name of STEP_NAMES) {
    const box = await steps.getByText(name, { exact: true }).boundingBox();
    expect(box?.width, name).toBeGreaterThan(10);
  }
  const bar = page.locator('[data-own-bar]');
  const onward = bar.getByRole('button', { name: 'Next', exact: true });
  await expect(onward).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y + height).toBeCloseTo(844, 0);
  expect(height).toBeLessThanOrEqual(64);
  await expect(page.getByRole('navigation', { name: 'Main pages' })).toBeHidden();

  await fillBasic(page, 'Written on a phone', /^Hotel/);
  await waitForSavedDraft(page);
  await expect(bar.getByText(/^Saved \d{1,2}:\d\d.[AP]M$/)).toBeInViewport({ ratio: 1 });
  await next(page, 2);
  await bar.getByRole('button', { name: 'Back' }).click();
  await expect(stepHeading(page, 1)).toBeVisible();
});

test('the focused field is never covered by the bar', async ({ page }) => {
  await newLister(page);
  await openWizard(page);
  const bar = await page.locator('[data-own-bar]').boundingBox();
  await page.getByLabel('Crash pad name').focus();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const coveredElement = await page.evaluate((top) => {
      const element = document.activeElement;
      if (!element || element.closest('[data-own-bar]') || !element.closest('form')) return null;
      const { bottom } = element.getBoundingClientRect();
      return bottom > top ? element.outerHTML.slice(0, 120) : null;
    }, bar?.y ?? 0);
    expect(coveredElement).toBeNull();
  }
});

test('a found address is one line until its details are edited', { tag: '@long' }, async ({
  page,
}) => {
  await newLister(page);
  await openWizard(page);
  await expect(page.getByLabel('City')).toBeVisible();
  await fillBasic(page, 'Found at once', /^Single room/);
  await expect(page.getByLabel('City')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit details' }).click();
  await expect(page.getByLabel('Street')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Anchorage');
  await page.getByLabel('City').fill('');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByLabel('City')).toBeVisible();
});

test('the rental types are in two groups', { tag: '@long' }, async ({ page }) => {
  await newLister(page);
  await openWizard(page);
  const whole = page.getByRole('group', { name: 'A whole place' });
  const beds = page.getByRole('group', { name: 'Beds in a crash pad' });
  await expect(whole.getByRole('radio')).toHaveCount(3);
  await expect(beds.getByRole('radio')).toHaveCount(6);
  await beds.getByRole('radio', { name: /^Multiple beds/ }).check();
  await whole.getByRole('radio', { name: /^Entire house/ }).check();
  await expect(page.getByRole('radio', { checked: true, name: /^Multiple/ })).toHaveCount(0);
});

test('rooms are one line each on a phone, and open on a press or an error', {
  tag: '@long',
}, async ({ page }) => {
  const lister = await newLister(page);
  const id = await lister.crashpad('Folded rooms', await lister.picture());
  await openWizard(page, `/my-crashpads/${id}/edit?step=2`);
  const rooms = page.getByRole('button', { name: /^Bedroom \d, \d beds?, \$\d+/ });
  await expect(rooms).toHaveCount(2);
  await expect(page.getByLabel('Room name')).toHaveCount(2);
  await expect(page.getByLabel('Room name').first()).toBeHidden();
  await rooms.first().click();
  const name = page.getByLabel('Room name').first();
  await expect(name).toBeVisible();
  await name.fill('');
  await page.getByRole('button', { name: /^Room 1, / }).click();
  await expect(name).toBeHidden();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(name).toBeVisible();
});
