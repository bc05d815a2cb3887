import type { Page } from '@playwright/test';
import { type Lister, newLister, QUIET_AIRPORT, signedIn } from '../support/listers.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import {
  addPictures,
  fillBasic,
  fillPrices,
  next,
  openWizard,
  stepHeading,
  waitForSavedDraft,
} from '../support/wizard.ts';

interface Kind {
  type: string;
  label: RegExp;
  /** The text on its public page. */
  publicText: string;
  rooms: (page: Page) => Promise<void>;
  beds: number;
  hasBaths: boolean;
  hasNights: boolean;
}

async function byNumber(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a bedroom' }).click();
  const bedrooms = page.getByLabel('Number of bedrooms');
  await expect(bedrooms).toHaveValue('2');
  await bedrooms.press('End');
  await bedrooms.press('e');
  await expect(page.getByText('Only digits.', { exact: true })).toBeVisible();
  await expect(bedrooms).toHaveValue('2');
  await page.getByRole('button', { name: 'Add a bed to Bedroom 2' }).click();
}

async function byName(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add room' }).click();
  await expect(page.getByText('Please name the room.').first()).toBeVisible();
  await page.getByLabel('New room').fill('Bunk room');
  await page.getByRole('button', { name: 'Add room' }).click();
  await page.getByRole('button', { name: 'Add a bed to Bunk room' }).click();
  await page.getByLabel('Type of Bed 2 in Bunk room').selectOption('Hot bed');
  const rent = page.getByLabel('Monthly rent for Bed 2 in Bunk room');
  await rent.pressSequentially('12,5e');
  await expect(rent).toHaveValue('12.5');
  await expect(page.getByText('Only digits and a point.')).toBeVisible();
  await rent.clear();
}

async function single(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Add room' })).toHaveCount(0);
  await page.getByRole('radio', { name: /^Private bed/ }).check();
}

/** One of each form: an apartment is like a house, a hotel like a hostel, a bed like a room. */
const KINDS: readonly Kind[] = [
  { type: 'house', label: /^Entire house/, publicText: 'Entire house', rooms: byNumber, beds: 3 },
  { type: 'room', label: /^Single room/, publicText: 'Single room', rooms: single, beds: 1 },
  { type: 'hostel', label: /^Hostel/, publicText: 'Hostel', rooms: byName, beds: 2 },
  {
    type: 'crashpad',
    label: /^Multiple beds/,
    publicText: 'Multiple beds',
    rooms: byName,
    beds: 2,
  },
  { type: 'crashpad_room', label: /^One room/, publicText: 'One room', rooms: single, beds: 1 },
  { type: 'crashpad_suite', label: /^Suite/, publicText: 'Suite', rooms: byNumber, beds: 3 },
].map((kind) => ({
  ...kind,
  hasBaths: kind.type !== 'hostel',
  hasNights: kind.type.startsWith('crashpad'),
}));

/** One with rooms by number, one with rooms by name. */
const OF_NPM_TEST = ['house', 'crashpad'];

async function onlyListing(lister: Lister): Promise<number> {
  const { data } = await lister.call<{ data: { id: number }[] }>('GET', '/lister/listings');
  expect(data).toHaveLength(1);
  return data[0]?.id ?? 0;
}

for (const kind of KINDS) {
  test(`a ${kind.type} from an empty account to its public page`, {
    tag: OF_NPM_TEST.includes(kind.type) ? [] : '@long',
  }, async ({ page }) => {
    const lister = await newLister(page);
    const title = `A ${kind.type} in Anchorage`;
    await openWizard(page);
    await expect(page).toHaveTitle(/^Step 1 of 5: Basic info/);
    for (const label of [/^Apartment/, /^Hotel/, /^One bed/]) {
      await expect(page.getByRole('radio', { name: label })).toBeVisible();
    }
    await fillBasic(page, title, kind.label);
    await next(page, 2);
    await kind.rooms(page);
    await expect(page.getByLabel('Bathrooms')).toHaveCount(kind.hasBaths ? 1 : 0);
    await expect(page.getByLabel('Max nights per month')).toHaveCount(kind.hasNights ? 1 : 0);
    if (kind.hasBaths) {
      await page.getByLabel('Bathrooms').selectOption('2');
      await page.getByLabel('Half baths').selectOption('5+');
    }
    await fillPrices(page);
    await next(page, 3);
    await page.getByRole('button', { name: 'Wi-Fi', exact: true }).click();
    await next(page, 4);
    await page.getByLabel('Rules and policies').fill('Quiet after ten.');
    await next(page, 5);
    await expect(page.getByText('One thing is missing:')).toBeVisible();
    await addPictures(page, ['teal', 'coral']);
    await expect(page.getByText("You're all set. You can publish.")).toBeVisible();
    await page.getByRole('button', { name: 'Save & Publish' }).click();
    await expect(page.getByText('Your crashpad has been created.')).toBeVisible();
    await expect(page).toHaveURL(/\/my-crashpads$/);

    const id = await onlyListing(lister);
    await page.goto(`/listing/${id}`);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByText(kind.publicText, { exact: false }).first()).toBeVisible();
    await expect(main.getByText(/\$320/).first()).toBeVisible();
    await expect(main.getByText(`${kind.beds} bed`, { exact: false }).first()).toBeVisible();
    await expect(main.getByText('Wi-Fi').first()).toBeVisible();
    await expect(main.getByText('Quiet after ten.')).toBeVisible();
    const { draft } = await lister.call<{ draft: unknown }>('GET', '/lister/draft');
    expect(draft).toBeNull();
  });
}

test('all errors are reported together: next to the fields, in a summary, as messages', {
  tag: '@long',
}, async ({ page }) => {
  await newLister(page);
  await openWizard(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these 5 things' });
  await expect(summary).toBeFocused();
  await expect(page.getByText('Please describe your crash pad.').first()).toBeVisible();
  await expect(stepHeading(page, 1)).toBeVisible();
  await summary.getByRole('link', { name: 'Please name your crash pad.' }).click();
  await expect(page.getByLabel('Crash pad name')).toBeFocused();

  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Too short.');
  await expect(page.getByText('190 more characters needed')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/Please write at least 200 characters/).first()).toBeVisible();
});

test('the summary names an airport that was not picked or was chosen twice', async ({ page }) => {
  await newLister(page);
  await openWizard(page);
  const press = page.getByRole('button', { name: 'Next', exact: true });
  const summary = page.getByRole('alert').filter({ hasText: /^Please check/ });
  await page.getByRole('combobox', { name: 'Airport' }).fill('Anchor');
  await press.click();
  await expect(
    summary.getByRole('link', { name: 'Please pick an airport from the list.' }),
  ).toBeVisible();

  await fillBasic(page, '', /^Hotel/);
  await page.getByRole('combobox', { name: 'Second airport' }).fill(QUIET_AIRPORT);
  await page.getByRole('option', { name: /ANC/ }).first().click();
  const twice = 'You chose this airport twice. Please choose another, or only one.';
  await expect(page.getByText(twice).first()).toBeVisible();
  await press.click();
  await expect(summary.getByRole('listitem')).toHaveText(['Please name your crash pad.', twice]);
});

test('the messages cover neither the heading nor the fields of the form', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await newLister(page);
  await openWizard(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^Please check/ })).toBeFocused();
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await expect(close).toHaveCount(3);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const heading = await stepHeading(page, 1).evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().toJSON();
  });
  const form = await page.getByRole('main').locator('form').boundingBox();
  for (const closeButton of await close.all()) {
    const box = await closeButton.locator('..').boundingBox();
    if (!box || !form) throw new Error('neither message nor form');
    expect(box.x).toBeGreaterThanOrEqual(form.x + form.width);
    expect(box.y >= heading.bottom || box.x >= heading.right).toBe(true);
  }
});

test('a phone shows one message, which disappears while typing or when a list opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newLister(page);
  await openWizard(page);
  const close = page.getByRole('button', { name: 'Close', exact: true });
  const press = page.getByRole('button', { name: 'Next', exact: true });
  await press.click();
  await expect(close).toHaveCount(1);
  await page.getByLabel('Crash pad name').press('A');
  await expect(close).toHaveCount(0);
  await press.click();
  await expect(close).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Airport' }).click();
  await expect(close).toHaveCount(0);
});

test('a message disappears when its cause is fixed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await newLister(page);
  await openWizard(page);
  await fillBasic(page, 'Nearly done', /^Hotel/);
  await page.getByLabel('Crash pad name').fill('');
  await page.getByRole('textbox', { name: 'Description' }).fill('');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await expect(close).toHaveCount(2);
  await page.getByLabel('Crash pad name').fill('Done');
  await expect(close).toHaveCount(1);
});

test('the first press on Next works after an airport that was not selected', async ({ page }) => {
  await newLister(page);
  await openWizard(page);
  await fillBasic(page, 'Two airports', /^Hotel/);
  // Optional, and left with text: its message must not push Next away from under the pointer.
  await page.getByRole('combobox', { name: 'Second airport' }).fill('Nowhere');
  await next(page, 2);
});

test('amounts take numbers only, airports come from the list only', async ({ page }) => {
  await newLister(page);
  await openWizard(page);
  const airport = page.getByRole('combobox', { name: 'Airport' });
  await airport.fill('Anchor');
  await page.getByLabel('Crash pad name').focus();
  await expect(page.getByText('Please pick an airport from the list.')).toBeVisible();
  await airport.fill('');
  await fillBasic(page, 'Numbers', /^Hotel/);
  await next(page, 2);
  const price = page.getByLabel('Monthly price');
  await price.pressSequentially('3x2e0.50');
  await expect(price).toHaveValue('320.50');
  // A third digit is not cut off, but refused.
  await price.press('5');
  await price.blur();
  await expect(price).toHaveValue('320.505');
  await expect(page.getByText('Write 1200 or 1200.50.')).toBeVisible();
});

test('at the plan limit nothing can be added, and the page offers an upgrade', async ({ page }) => {
  await signedIn(page, 'lister.basic@crewpad.test', 'crashpad');
  await page.clock.install();
  await page.goto('/create-crashpad');
  const refusal = page.getByRole('alert').filter({ hasText: 'Please upgrade' });
  await expect(refusal).toContainText('Your plan allows 1 crash pad.');
  await expect(refusal.getByRole('link', { name: 'Upgrade your plan' })).toHaveAttribute(
    'href',
    '/change-package',
  );
  await expect(refusal.getByRole('button', { name: 'Stay on this page' })).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/my-crashpads$/);
});

test('visitors are redirected to the login, members without a lister plan to the home page', async ({
  page,
}) => {
  await page.goto('/create-crashpad');
  await expect(page).toHaveURL(/\/login\?ref_url=%2Fcreate-crashpad$/);
  await signedIn(page, 'seeker@crewpad.test', 'crashpad');
  await page.goto('/create-crashpad');
  await expect(page).toHaveURL(/\/$/);
});

/** Tabs until this has the focus, as keyboard users do. */
async function tabTo(page: Page, name: Parameters<Page['getByRole']>[1], role = 'button' as const) {
  const target = page.getByRole(role as 'button', name);
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(name?.name)}`);
}

test('a crash pad is added by keyboard only, from the first field to the list of crash pads', {
  tag: '@long',
}, async ({ page }) => {
  const lister = await newLister(page);
  await openWizard(page);
  const field = async (name: string, role: string) =>
    tabTo(page, { name, exact: true }, role as 'button');
  await field('Crash pad name', 'textbox');
  await page.keyboard.type('Without a mouse');
  await page.keyboard.press('Tab');
  // The arrow keys move through both groups.
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Single room/ })).toBeChecked();
  await field('Find the address', 'combobox');
  await page.keyboard.type('Anchorage');
  // Nothing is chosen before the member highlights it.
  await expect(page.getByRole('option', { name: /Anchorage/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit details' })).toBeVisible();
  await field('Airport', 'combobox');
  await page.keyboard.type('ANC');
  await expect(page.getByRole('option', { name: /^ANC/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /^ANC/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove ANC' })).toBeVisible();
  await tabTo(page, { name: 'Description' }, 'textbox' as 'button');
  await page.keyboard.type('Long enough, and typed key by key. '.repeat(7));
  await field('Next', 'button');
  await page.keyboard.press('Enter');

  await expect(stepHeading(page, 2)).toBeFocused();
  await tabTo(page, { name: /^Cold bed/ }, 'radio' as 'button');
  await page.keyboard.press('ArrowDown');
  await field('Bathrooms', 'combobox');
  await page.keyboard.press('ArrowDown');
  await field('Half baths', 'combobox');
  await page.keyboard.press('ArrowDown');
  await field('Monthly price', 'textbox');
  await page.keyboard.type('300');
  await field('Deposit', 'textbox');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');

  await expect(stepHeading(page, 3)).toBeFocused();
  await field('Heating', 'button');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Heating' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await field('Next', 'button');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 4)).toBeFocused();
  await field('Next', 'button');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 5)).toBeFocused();
  await addPictures(page, ['navy']);
  await waitForSavedDraft(page);
  await field('Save & Publish', 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-crashpads$/);
  await onlyListing(lister);
});

test('on a phone the preview opens on demand, and follows the input', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newLister(page);
  await openWizard(page);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const card = preview.getByText('How crew will see it in search.');
  await expect(card).toBeHidden();
  await preview.getByRole('button', { name: 'Preview' }).click();
  await expect(card).toBeVisible();
  await page.getByLabel('Crash pad name').fill('Loft by the runway');
  await expect(preview.getByText('Loft by the runway')).toBeVisible();
  // Half below the header a link counts as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Preview' }).click();
  await expect(card).toBeHidden();
});
