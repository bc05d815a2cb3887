import type { Page } from '@playwright/test';
import { CARDS, cardPart, logIn, payWith, unpaidAccount } from '../support/accounts.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** The browser itself says that a declined card was answered with 402. */
test.use({ expectedErrors: [/status of 402/] });

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

async function openPayment(page: Page): Promise<void> {
  const email = await unpaidAccount(page);
  await page.goto('/login');
  await hydrated(page);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await expect(payButton(page)).toBeEnabled();
}

/** Fills the form but for the end of the CVC, with the cursor still in it. */
async function fillButCvc(page: Page): Promise<void> {
  await page.getByLabel('Zip / postal code').fill('33101');
  await cardPart(page, 'number').fill(CARDS.good);
  await cardPart(page, 'expiry').fill('1234');
  await cardPart(page, 'cvc').pressSequentially('1');
}

test('a complaint about a framed field stays until the field is changed, and Enter in it pays', async ({
  page,
}) => {
  await openPayment(page);
  await fillButCvc(page);
  await payButton(page).click();
  const complaint = page.getByRole('alert');
  await expect(complaint).toContainText('Please check the CVC.');
  // The frame has heard that it was left: what it says then was what wiped the complaint.
  await expect(cardPart(page, 'cvc')).toHaveAttribute('aria-invalid', 'true');
  await expect(complaint).toBeVisible();
  await cardPart(page, 'cvc').pressSequentially('23');
  await expect(complaint).toHaveCount(0);
  await cardPart(page, 'cvc').press('Enter');
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
});

test('on a phone what came of the payment is in sight and has the focus, and so has the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openPayment(page);
  await payWith(page, CARDS.good);
  const paid = page.getByRole('heading', { name: 'Paid', exact: true });
  await expect(paid).toBeFocused();
  await expect(paid).toBeInViewport();
  await expect(page).toHaveURL(/\/airports$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

for (const close of ['OK', 'Escape'] as const) {
  test(`after the error modal is closed by ${close} the card number has the focus, and the next press pays`, async ({
    page,
  }) => {
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

test('a refused bank step leaves the focus on the button that pays', async ({ page }) => {
  await openPayment(page);
  await payWith(page, CARDS.alwaysAsksBank);
  const bank = page.frameLocator('iframe[title="3-D Secure authentication"]');
  await bank.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('dialog', { name: 'Important Notice!' }).getByText('OK').click();
  await expect(payButton(page)).toBeFocused();
});

test('a payment page that is loaded again begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openPayment(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.reload();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('receipts lead an unpaid member to what is missing', async ({ page }) => {
  await openPayment(page);
  await page.goto('/receipts');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Finish sign-up' }).click();
  await expect(page).toHaveURL(/\/processing\/payment$/);
});

test('a receipt is printed on white, with its title and who was paid', async ({ page }) => {
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

test("the card's frames show the page's typeface", async ({ page }) => {
  await openPayment(page);
  const loaded = cardPart(page, 'number').evaluate(async () => {
    const faces = await document.fonts.ready;
    return [...faces].map(({ family, status }) => `${family} ${status}`);
  });
  expect(await loaded).toEqual(['Inter loaded']);
});
