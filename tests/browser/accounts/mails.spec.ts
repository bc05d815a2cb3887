import { linkIn, logIn, mailTo, PASSWORD, unpaidAccount } from '../support/accounts.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Used links answer 400, which the console reports. */
test.use({ expectedErrors: [/status of 40[01]/] });

const NEW_PASSWORD = 'red-eye-1138';

test('a forgotten password is reset by email', async ({ page }) => {
  const email = await unpaidAccount(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot$/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'Please check spelling and try again.',
  );
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const link = linkIn(await mailTo(page, email, /password/i), /\/reset-password\//);
  await page.goto(link);
  await page.getByLabel('New password').fill('abcde');
  await page.getByLabel('Confirm password').fill('abcdef');
  await page.getByRole('button', { name: 'Save password' }).click();
  expect(await page.getByRole('alert').first().getByRole('listitem').allInnerTexts()).toEqual([
    'Password is minimum 6 characters.',
    'Password and email do not match.',
  ]);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/processing\/payment$/);

  await page.goto(link);
  await expect(page.getByText('This link has expired or is invalid.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Heads up' })).toBeVisible();
  await expect(
    page.getByText('The verification link has expired or is invalid.').first(),
  ).toBeVisible();
});

test('an email is verified by its link, once, and link scanners do not consume it', async ({
  page,
}) => {
  const email = await unpaidAccount(page);
  const link = linkIn(await mailTo(page, email, /verify/i), /\/verify\/email\//);
  const opened = await page.request.get(link);
  expect(opened.status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  for (const [name, path] of [
    ['My Messages', '/messages'],
    ['My Crashpad', '/my-crashpads'],
    ['Account settings', '/account-setting'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.goto(link);
  await expect(
    page.getByText(
      'Heads up, the verification link has expired, please login and try updating your email account or contact us.',
    ),
  ).toBeVisible();
});

test('a used link shows that the email is already verified', async ({ page }) => {
  const email = await unpaidAccount(page);
  const link = linkIn(await mailTo(page, email, /verify/i), /\/verify\/email\//);
  await page.goto('/login');
  await hydrated(page);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/processing\/payment$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email is already verified' })).toBeVisible();
});

test('a verification link is sent again, and only the newest one works', async ({ page }) => {
  const email = await unpaidAccount(page);
  const first = linkIn(await mailTo(page, email, /verify/i), /\/verify\/email\//);
  await page.goto('/email/resend');
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send verification link' }).click();
  await expect
    .poll(async () => {
      const mail = await mailTo(page, email, /verify/i);
      return linkIn(mail, /\/verify\/email\//);
    })
    .not.toBe(first);
  const second = linkIn(await mailTo(page, email, /verify/i), /\/verify\/email\//);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Heads up' })).toBeVisible();
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
});

test.describe('a request for a link', () => {
  test.use({ expectedErrors: [/status of 429|ERR_FAILED/] });

  test('that fails is a warning at the top center, with the message of the server if there is one', async ({
    page,
  }) => {
    const message = 'Too many emails. Please try again later.';
    let isLost = true;
    await page.route('**/api/password-recovery', (route) => {
      if (isLost) return route.abort();
      return route.fulfill({ status: 429, json: { message } });
    });
    await page.goto('/forgot');
    await hydrated(page);
    await page.getByLabel('Email').fill('ada@example.com');
    const warnings = page.locator('[role=alert][data-kind=warning]');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(warnings).toContainText('Something went wrong. Please try again.');
    isLost = false;
    await page.getByRole('button', { name: 'Send' }).click();
    const warning = warnings.filter({ hasText: message });
    await expect(warning).toBeVisible();
    const box = await warning.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const center = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(center - width / 2)).toBeLessThan(20);
    expect(box?.y).toBeLessThan(height / 2);
    await expect(page).toHaveURL(/\/forgot$/);
  });
});
