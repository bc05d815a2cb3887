import type { Page } from '@playwright/test';
import { CARDS, cardPart, fillCard, logIn, payWith, unpaidAccount } from '../support/accounts.ts';
import { newLister } from '../support/listers.ts';
import { expect, expectAccessible, PHONE, test, waitForHydration } from '../support/test.ts';

/** The console reports failed calls: a declined card, and a deleted customer. */
test.use({ expectedErrors: [/status of (402|404|422)/] });

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

async function openPayment(page: Page, plan = 'seeker'): Promise<void> {
  const email = await unpaidAccount(page, plan);
  await page.goto('/login');
  await waitForHydration(page);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await expect(payButton(page)).toBeEnabled();
}

/** Fills the form except for the last digit of the CVC; the focus stays in that field. */
async function fillButCvc(page: Page): Promise<void> {
  await page.getByLabel('Zip / postal code').fill('33101');
  await cardPart(page, 'number').fill(CARDS.good);
  await cardPart(page, 'expiry').fill('1234');
  await cardPart(page, 'cvc').pressSequentially('1');
}

test('an error of a framed field stays until the field changes, and Enter in it pays', {
  tag: '@long',
}, async ({ page }) => {
  await openPayment(page);
  await expect(page.getByLabel('Country')).toHaveValue('US');
  await fillButCvc(page);
  await payButton(page).click();
  const complaint = page.getByRole('alert');
  await expect(complaint).toContainText('Please check the CVC.');
  // The frame has received its blur event; its next message used to clear the error.
  await expect(cardPart(page, 'cvc')).toHaveAttribute('aria-invalid', 'true');
  await expect(complaint).toBeVisible();
  await cardPart(page, 'cvc').pressSequentially('23');
  await expect(complaint).toHaveCount(0);
  await cardPart(page, 'cvc').press('Enter');
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
});

test('on a phone the card number is on the first screen, and other plans come last', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPayment(page);
  const number = await page.locator('#field-card_number').boundingBox();
  expect(number?.y).toBeLessThanOrEqual(420);
  await expect(page.getByText(/no renewal\. Expires \w+ \d+, \d{4}$/)).toBeVisible();
  const firstName = page.getByLabel('First name');
  await expect(firstName).toBeHidden();
  await page.getByText('Name on card: Ada Lowe').click();
  await expect(firstName).toHaveValue('Ada');
  const zip = await page.getByLabel('Zip / postal code').boundingBox();
  const others = await page.getByText('Choose another plan').boundingBox();
  expect(others?.y).toBeGreaterThan(zip?.y ?? Infinity);
  await expectAccessible(page);
});

test('on a phone the payment result is visible and focused, and so is the next page', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openPayment(page);
  await payWith(page, CARDS.good);
  const paidHeading = page.getByRole('heading', { name: 'Paid', exact: true });
  await expect(paidHeading).toBeFocused();
  await expect(paidHeading).toBeInViewport();
  await expect(page).toHaveURL(/\/airports$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

for (const close of ['OK', 'Escape'] as const) {
  test(`after the error modal is closed by ${close} the card number is focused, and the next press pays`, {
    tag: close === 'OK' ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 450 });
    await openPayment(page);
    await payWith(page, CARDS.attachesThenDeclines);
    const notice = page.getByRole('dialog', { name: 'Important Notice!' });
    await expect(notice).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await notice.getByRole('button', { name: 'OK' }).click();
    await expect(cardPart(page, 'number')).toBeFocused();
    await payWith(page, CARDS.good);
    await expect(page).toHaveURL(/\/airports$/);
  });
}

test('after the provider deleted the customer the modal explains it, and the next press pays without a reload', {
  tag: '@long',
}, async ({ page }) => {
  await openPayment(page);
  let isReplaced = false;
  await page.route('**/api/stripe/setup-customer', async (route) => {
    const { customer_id } = route.request().postDataJSON();
    if (isReplaced && !customer_id) return route.continue();
    const [status, body] = isReplaced
      ? [404, { message: 'Not found.' }]
      : [
          422,
          {
            error: 'invalid_customer_id',
            data: { code: 'resource_missing' },
            message: 'A new customer was created for you.',
          },
        ];
    isReplaced = true;
    return route.fulfill({ status: status as number, json: body });
  });
  await payWith(page, CARDS.good);
  const notice = page.getByRole('dialog', { name: 'Important Notice!' });
  await expect(notice).toContainText('Invalid Customer');
  await notice.getByRole('button', { name: 'OK' }).click();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/airports$/);
});

test('a failed bank confirmation leaves the focus on the pay button', { tag: '@long' }, async ({
  page,
}) => {
  await openPayment(page);
  await payWith(page, CARDS.alwaysAsksBank);
  const bank = page.frameLocator('iframe[title="3-D Secure authentication"]');
  await bank.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('dialog', { name: 'Important Notice!' }).getByText('OK').click();
  await expect(payButton(page)).toBeFocused();
});

test('a payment page that is reloaded starts at its top', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openPayment(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.reload();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('receipts link an unpaid member to the payment', async ({ page }) => {
  await openPayment(page);
  await page.goto('/receipts');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Finish sign-up' }).click();
  await expect(page).toHaveURL(/\/processing\/payment$/);
});

test('a receipt prints on white, with its title and payer', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPayment(page);
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/airports$/);
  await page.goto('/receipts');
  await page.getByRole('link', { name: /\$9\.99/ }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Receipt /);
  const main = page.getByRole('main');
  await expect(main.getByText('Crewpad, support@crewpad.test')).toBeVisible();
  await expect(main.getByText(/^Period$/)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('table')).toHaveCSS('color', 'rgb(16, 29, 58)');
});

test('the card frames use the font of the page', async ({ page }) => {
  await openPayment(page);
  const fontLoad = cardPart(page, 'number').evaluate(async () => {
    const faces = await document.fonts.ready;
    return [...faces].map(({ family, status }) => `${family} ${status}`);
  });
  expect(await fontLoad).toEqual(['Inter loaded']);
});

test('an unpaid sign-up chooses another plan of its group and pays its price', {
  tag: '@long',
}, async ({ page }) => {
  await openPayment(page, 'basic');
  await page.getByText('Choose another plan').click();
  await page.getByRole('radio', { name: /\$149\.00/ }).check();
  await expect(page).toHaveURL(/[?&]plan=pro$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pay $149.00' })).toBeEnabled();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/my-crashpads$/);
});

test('a seeker who has not paid starts over as a lister, who agrees to other terms first', {
  tag: '@long',
}, async ({ page }) => {
  await openPayment(page);
  await page.getByText('Choose another plan').click();
  await page.getByRole('group', { name: 'To list crash pads' }).getByRole('radio').first().check();
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toBeDisabled();
  await expect(page.getByText('Please agree to the terms first.')).toBeVisible();
  await page.getByText('Read the terms', { exact: true }).click();
  await expectAccessible(page);
  await page.getByLabel('I have read the terms and I agree.').check();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/my-crashpads$/);
});

test('an unpaid sign-up saves a card first, and is redirected to its payment', {
  tag: '@long',
}, async ({ page }) => {
  await openPayment(page);
  await page.getByRole('link', { name: 'Update payment method' }).click();
  await expect(page).toHaveURL(/\/upgrade-account$/);
  // The address changes first: until then the form of the payment, with the same labels, is there.
  await expect(page.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await fillCard(page, CARDS.good);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
});

for (const [choice, renews] of [
  ['renews', true],
  ['stays without renewal', false],
] as const) {
  test(`a lister without a card sees before the button that the plan will renew, and ${choice}`, {
    tag: renews ? [] : '@long',
  }, async ({ page }) => {
    const lister = await newLister(page, 'pro');
    await lister.call('POST', '/stripe/remove-payment-method');
    await page.goto('/update-payment-method');
    await waitForHydration(page);
    const save = page.getByRole('button', { name: 'Save card' });
    await expect(save).toBeEnabled();
    await expect(
      page.getByText(/renews\. We charge \$149\.00 on .+, then once a year/),
    ).toBeVisible();
    if (!renews) {
      await page.getByLabel("Don't renew my plan").check();
      await expect(page.getByText(/ends on .+ We won't charge this card for it/)).toBeVisible();
    }
    await fillCard(page, CARDS.good);
    await save.click();
    await expect(page).toHaveURL(/\/upgrade-account$/);
    const { user } = await lister.call<{ user: { repeat: boolean; status: string } }>(
      'GET',
      '/user',
    );
    expect(user).toMatchObject({ repeat: renews, status: 'ACTIVE' });
  });
}
