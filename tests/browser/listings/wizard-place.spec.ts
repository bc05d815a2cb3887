import type { Page } from '@playwright/test';
import { type Lister, newLister } from '../support/listers.ts';
import { expect, test } from '../support/test.ts';
import { fillBasic, openWizard, waitForSavedDraft } from '../support/wizard.ts';

interface Place {
  latitude: number;
  longitude: number;
}

/** The crash pad's location in the draft. */
async function storedPlace(lister: Lister): Promise<Place | null> {
  const { draft } = await lister.call<{ draft: { form: Partial<Place> } | null }>(
    'GET',
    '/lister/draft',
  );
  const { latitude, longitude } = draft?.form ?? {};
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** A new crash pad in the center of its city, and the pin on the map. */
async function withPin(page: Page) {
  const lister = await newLister(page);
  await openWizard(page);
  await fillBasic(page, 'A pin to be moved', /^Single room/);
  await waitForSavedDraft(page);
  const pin = page.getByRole('button', { name: /^Pin of your crash pad/ });
  await pin.scrollIntoViewIfNeeded();
  await expect.poll(() => storedPlace(lister)).not.toBeNull();
  const before = await storedPlace(lister);
  if (before === null) throw new Error('no place is stored');
  return { lister, pin, before };
}

test('the pin is dragged with the mouse: the stored point follows, and another distance is suggested', {
  tag: '@long',
}, async ({ page }) => {
  const { lister, pin, before } = await withPin(page);
  const hint = page.getByText(/in a straight line$/);
  const hintText = await hint.innerText();
  const offer = page.getByRole('button', { name: /^Use \d/ });
  await expect(offer).toHaveCount(0);
  const box = await pin.boundingBox();
  if (!box) throw new Error('no pin to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y - 20, { steps: 8 });
  await page.mouse.up();
  await expect(hint).not.toHaveText(hintText);
  await expect
    .poll(async () => (await storedPlace(lister))?.longitude)
    .toBeGreaterThan(before.longitude);
  expect((await storedPlace(lister))?.latitude).toBeGreaterThan(before.latitude);
  // The stated distance stays until the lister accepts the new one.
  const distance = page.getByLabel('Distance to ANC');
  const distanceValue = await distance.inputValue();
  await offer.click();
  await expect(distance).not.toHaveValue(distanceValue);
  await expect(offer).toHaveCount(0);
});

test('the pin is moved by the arrow keys, in small and large steps', { tag: '@long' }, async ({
  page,
}) => {
  const { lister, pin, before } = await withPin(page);
  await pin.press('ArrowLeft');
  await expect
    .poll(async () => (await storedPlace(lister))?.longitude)
    .toBeLessThan(before.longitude);
  const small = await storedPlace(lister);
  if (small === null) throw new Error('no place is stored');
  expect(small.latitude).toBeCloseTo(before.latitude, 4);
  await pin.press('Shift+ArrowDown');
  await expect
    .poll(async () => (await storedPlace(lister))?.latitude)
    .toBeLessThan(before.latitude);
  const large = await storedPlace(lister);
  if (large === null) throw new Error('no place is stored');
  expect(before.latitude - large.latitude).toBeGreaterThan(before.longitude - small.longitude);
  await expect(pin).toBeFocused();
});

test('places are shown in the language of the page, and stored as the reference data has them', async ({
  page,
}) => {
  const lister = await newLister(page);
  await openWizard(page, '/create-crashpad?lang=es');
  const address = page.locator('#field-address');
  await address.fill('London');
  await page.getByRole('option', { name: 'Londres, Reino Unido', exact: true }).click();
  await expect(address).toHaveValue('Londres, Reino Unido');
  const storedPlace = async () => {
    const { draft } = await lister.call<{
      draft: { form: { city: string; country: string } } | null;
    }>('GET', '/lister/draft');
    return draft && [draft.form.city, draft.form.country];
  };
  await expect.poll(storedPlace).toEqual(['London', 'United Kingdom']);
  await page.getByRole('button', { name: 'Editar datos' }).click();
  const country = page.getByLabel('País', { exact: true });
  await expect(country).toHaveValue('Reino Unido');
  await country.fill('Alemania');
  await country.blur();
  await expect(country).toHaveValue('Alemania');
  await expect.poll(storedPlace).toEqual(['London', 'Germany']);
});
