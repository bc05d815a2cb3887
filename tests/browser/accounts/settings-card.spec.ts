import type { Page } from '@playwright/test';
import { CARDS, cardPart, fillCard, storedBy } from '../support/accounts.ts';
import { newLister } from '../support/listers.ts';
import { DEMO_PASSWORD, DEMO_TENANT, enter, openSettings, panel } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

/** A declined card answers 402, which the console reports. */
test.use({ expectedErrors: [/status of 4(?:02|22)/] });

const ADDRESS = '?tab=payment-methods';
const userOf = async (page: Page) => JSON.parse((await storedBy(page)).user ?? 'null');

async function typeCard(page: Page, number: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Save card' }).click();
}

test('a card is shown, gets a new expiry date, and is replaced after confirmation', async ({
  page,
}) => {
  await newLister(page, 'seeker');
  await openSettings(page, ADDRESS);
  const card = panel(page, 'Payment method');
  await expect(card.getByText('Visa ending in 4242')).toBeVisible();
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await expect(card.getByText('Valid until 12/2060')).toBeVisible();

  await expect(card).toContainText("Your plan doesn't renew automatically.");
  await card.getByRole('button', { name: 'Update expiry' }).click();
  await expect(card.getByLabel('Month')).toBeFocused();
  const first = new Date().getUTCFullYear();
  const years = await card.getByLabel('Year').getByRole('option').allInnerTexts();
  expect(years.slice(1)).toEqual(Array.from({ length: 20 }, (_, at) => String(first + at)));
  await card.getByLabel('Month').selectOption('');
  await card.getByRole('button', { name: 'Save expiry' }).click();
  await expect(page.getByText('Oops, please verify info and try again.')).toBeVisible();
  const now = new Date();
  if (now.getUTCMonth() > 0) {
    await card.getByLabel('Month').selectOption('01');
    await card.getByLabel('Year').selectOption(String(now.getUTCFullYear()));
    await card.getByRole('button', { name: 'Save expiry' }).click();
    await expect(card.getByText('This card has expired.')).not.toHaveCount(0);
    await expect(page.getByText('Please check what you entered')).toHaveCount(0);
  }
  await card.getByLabel('Month').selectOption('03');
  await card.getByLabel('Year').selectOption(String(first + 12));
  await card.getByRole('button', { name: 'Save expiry' }).click();
  await expect(card.getByText(`Valid until 03/${first + 12}`)).toBeVisible();
  await expect(card.getByRole('radio', { name: /Visa/ })).toBeFocused();

  await card.getByRole('radio', { name: 'Add or change card' }).check();
  await typeCard(page, CARDS.declined);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace card' }).click();
  const notice = page.getByRole('dialog', { name: 'Important Notice!' });
  await expect(notice.getByText(/Card Declined/)).toBeVisible();
  await expect(notice.getByText(/^We couldn't save the card\./)).toBeVisible();
  await expect(notice).not.toContainText('pay again');
  await notice.getByRole('button', { name: 'OK' }).click();
  await cardPart(page, 'number').fill('5555555555554444');
  await page.getByRole('button', { name: 'Save card' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace payment method' });
  await expect(
    question.getByText(
      'You are about to replace your primary payment method. Are you sure you want to continue? This action cannot be undone.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Replace card' }).click();
  await expect(card.getByText('Mastercard ending in 4444')).toBeVisible();
  await expect(card.getByRole('radio', { name: /Mastercard/ })).toBeChecked();
  await expect(card.getByRole('radio', { name: /Mastercard/ })).toBeFocused();
  expect((await userOf(page)).status).toBe('ACTIVE');
});

test('a press right after the last digit waits for the report of the card frames', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...own,
      set(this: MessagePort, listener: (event: MessageEvent) => void) {
        own?.set?.call(this, (event: MessageEvent) => {
          if (event.data?.type === 'change') setTimeout(() => listener(event), 200);
          else listener(event);
        });
      },
    });
  });
  await newLister(page, 'seeker');
  await openSettings(page, ADDRESS);
  await panel(page, 'Payment method').getByRole('radio', { name: 'Add or change card' }).check();
  await page.getByLabel('Zip / postal code').fill('33101');
  await cardPart(page, 'number').fill(CARDS.good);
  await cardPart(page, 'expiry').fill('1234');
  await cardPart(page, 'cvc').fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Replace payment method' })).toBeVisible();
});

test('a partly typed card is still there after viewing the current one', { tag: '@long' }, async ({
  page,
}) => {
  await newLister(page, 'seeker');
  await openSettings(page, ADDRESS);
  const card = panel(page, 'Payment method');
  await card.getByRole('radio', { name: 'Add or change card' }).check();
  await expect(page.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await card.getByLabel('First name').fill('Grace');
  await card.getByLabel('Zip / postal code').fill('33101');
  await cardPart(page, 'number').fill('4242');
  await card.getByRole('radio', { name: /Visa ending in 4242/ }).check();
  await expect(card.getByLabel('First name')).toBeHidden();
  await card.getByRole('radio', { name: 'Add or change card' }).check();
  await expect(card.getByLabel('First name')).toHaveValue('Grace');
  await expect(card.getByLabel('Zip / postal code')).toHaveValue('33101');
  await expect(cardPart(page, 'number')).toHaveValue('4242');
});

test('a card is deleted: the account is inactive until another is added', async ({ page }) => {
  await newLister(page, 'basic');
  await openSettings(page, '#payment-method');
  const card = panel(page, 'Payment method');
  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete payment method' });
  await expect(
    question.getByText(
      'You are about to delete your primary payment method. Are you sure you want to continue? This action cannot be undone.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Mastercard ending in 4444')).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete card' }).click();
  await expect(card.getByText('Your account is inactive')).toBeVisible();
  await expect(card.getByText(/You won't be charged again\./)).toBeVisible();
  expect((await userOf(page)).status).toBe('INACTIVE');
  await expect(page.getByRole('link', { name: 'My Crew' })).toHaveCount(0);
  await page.goto('/account-expired');
  await expect(page.getByRole('heading', { name: 'Your account is inactive' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add a card' }).click();

  // Members without a card dismiss the dialog.
  await typeCard(page, CARDS.good);
  await expect(page).toHaveURL('/account-setting?tab=autopay&connect-account');
  const second = page.getByRole('button', { name: 'Set up crash pads' });
  await expect(page.getByRole('button', { name: 'Complete Onboarding' })).toBeEnabled();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Add a crash pad' })).toBeVisible();
  expect((await userOf(page)).status).toBe('ACTIVE');
  await page.goBack();
  await expect(page).toHaveURL(/\/my-crashpads$/);
});

test('a tenant without a plan can use the page and add a card', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, DEMO_TENANT, DEMO_PASSWORD);
  await openSettings(page, '#my-services');
  await expect(panel(page, 'My services').getByText('Welcome, tenant')).toBeVisible();
  await openSettings(page, '?tab=payments');
  await expect(
    panel(page, 'Payment method').getByText(/A card lets you pay rent by AutoPay/),
  ).toBeVisible();
});
