import { createHmac, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './test.ts';

export const PASSWORD = 'dawn-patrol-7';

/** An email that no other test uses. */
export function newEmail(): string {
  return `crew-${randomUUID()}@example.com`;
}

export interface MailboxMail {
  to: string;
  subject: string;
  text: string;
}

/** The emails to this address so far. */
export async function mailsTo(page: Page, email: string): Promise<MailboxMail[]> {
  const answer = await page.request.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as { data: MailboxMail[] };
  return data;
}

/** The newest email to this address with a matching subject; waits for it. */
export async function mailTo(page: Page, email: string, subject: RegExp): Promise<MailboxMail> {
  let newestMail: MailboxMail | undefined;
  await expect
    .poll(async () => {
      newestMail = (await mailsTo(page, email)).find((mail) => subject.test(mail.subject));
      return newestMail !== undefined;
    })
    .toBe(true);
  if (!newestMail) throw new Error('no such mail');
  return newestMail;
}

/** The path of the link on a line of its own in an email. */
export function linkIn(mail: MailboxMail, path: RegExp): string {
  const link = mail.text.split('\n').find((line) => path.test(line.trim()));
  if (!link) throw new Error(`no link in ${mail.subject}`);
  const { pathname, search } = new URL(link.trim());
  return pathname + search;
}

/** An account with an unpaid sign-up, created without the forms. */
export async function unpaidAccount(
  page: Page,
  user_plan = 'seeker',
  server = '',
  email = newEmail(),
): Promise<string> {
  const answer = await page.request.post(`${server}/api/accounts`, {
    data: {
      user_plan,
      first_name: 'Ada',
      last_name: 'Lowe',
      display_name: 'Ada L.',
      email,
      confirm_email: email,
      password: PASSWORD,
      confirm_password: PASSWORD,
      phone_number: '+13055550100',
      country_code: 'US',
      birthdate_month: 5,
      birthdate_day: 17,
      birthdate_year: 1990,
      gender: 'female',
      hear_about_us: 'friend',
    },
  });
  expect(answer.status()).toBe(201);
  // The page's browser is logged out again, as if the account had been created elsewhere.
  await page.context().clearCookies();
  return email;
}

/** Calls the API as a member. */
export function callAs(page: Page, token: string) {
  return async (path: string, data?: object, method = 'POST') => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
    expect(answer.status(), path).toBe(200);
    // Drops the response's cookie, as if it belonged to another browser.
    await page.context().clearCookies();
    return answer.json();
  };
}

export async function tokenOf(page: Page, email: string, password = PASSWORD): Promise<string> {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  await page.context().clearCookies();
  return (await answer.json()).token;
}

/** An account with a paid plan and a card on file, created without the forms. */
export async function paidAccount(
  page: Page,
  user_plan = 'seeker',
  email = newEmail(),
): Promise<string> {
  await unpaidAccount(page, user_plan, '', email);
  const call = callAs(page, await tokenOf(page, email));
  const { customer_id } = await call('/stripe/setup-customer', {});
  const card = { customer_id, payment_method: 'pm_card_visa' };
  const { user } = await call('/stripe/save-payment-method', card);
  const { payment_method } = user;
  await call('/user/subscription', { user_plan, customer_id, payment_method });
  return email;
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs a member up who has not paid, and logs them in on the login page. */
export async function logInUnpaid(page: Page): Promise<string> {
  const email = await unpaidAccount(page);
  await page.goto('/login');
  await waitForHydration(page);
  await logIn(page, email);
  return email;
}

/**
 * Logs in on the way to a member page, for 365 days, because tests move the server's clock by days.
 */
export async function openAs(
  page: Page,
  email: string,
  path: string,
  password?: string,
): Promise<void> {
  await page.goto(`/login?ref_url=${encodeURIComponent(path)}`);
  await waitForHydration(page);
  await page.getByLabel('Keep me logged in').check();
  await logIn(page, email, password);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(page).toHaveURL(path);
}

/** Fills the account-details screens up to the last one, where everything is optional. */
export async function fillDetails(page: Page, email: string): Promise<void> {
  await fillAboutYou(page);
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
}

/** Fills the names, the gender and the birth date of the account details. */
export async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lowe');
  await page.getByLabel('Display name').fill('Ada L.');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByLabel('Month').selectOption('May');
  await page.getByLabel('Day', { exact: true }).selectOption('17');
  await page.getByLabel('Year').selectOption('1990');
}

/** Fills the first account-details screen and opens the second one. */
export async function fillAboutYou(page: Page): Promise<void> {
  await waitForHydration(page);
  await fillPerson(page);
  await page.getByLabel('How did you hear about us?').selectOption('Friend referred me');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
}

/** Fills the second account-details screen. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Confirm email').fill(email);
  await page.getByLabel('Phone number', { exact: true }).pressSequentially('3055550100');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
}

export async function acceptTerms(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/notice-of-understanding$/);
  const accept = page.getByRole('button', { name: 'Accept and continue' });
  await expect(accept).toBeDisabled();
  await page.getByLabel('I have read this and I agree.').check();
  await accept.click();
  await expect(page).toHaveURL(/\/processing\/payment$/);
}

const FRAMES = {
  number: ['Secure card number input frame', 'Credit or debit card number'],
  expiry: ['Secure expiration date input frame', 'Credit or debit card expiration date'],
  cvc: ['Secure CVC input frame', 'Credit or debit card CVC/CVV'],
} as const;

/** A card field in the provider's frame. */
export function cardPart(page: Page, part: keyof typeof FRAMES) {
  const [title, label] = FRAMES[part];
  return page.frameLocator(`iframe[title="${title}"]`).getByLabel(label);
}

/** Types a card into the provider's frames, and waits until the page has their reports. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await cardPart(page, 'number').fill(number);
  await cardPart(page, 'expiry').fill('1234');
  await cardPart(page, 'cvc').fill('123');
  await page.getByLabel('Zip / postal code').fill('33101');
  await expect(page.locator('.StripeElement--complete')).toHaveCount(3);
}

/** Types a card into the provider's frames and clicks the pay button. */
export async function payWith(page: Page, number: string): Promise<void> {
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toBeEnabled();
  await fillCard(page, number);
  await pay.click();
}

/** Completes the 3-D Secure step as the cardholder. */
export async function confirmWithBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  const frame = page.locator('iframe[title="3-D Secure authentication"]');
  const address = await frame.getAttribute('src');
  await frame.contentFrame().getByRole('button', { name: answer }).click();
  // Another step may follow immediately: this one is done when its frame is gone.
  await expect(page.locator(`iframe[src="${address}"]`)).toHaveCount(0);
}

/** A value from this browser's storage, by name. */
export async function storedBy(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...window.localStorage }));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** For how many days the browser stays logged in. */
export async function sessionDays(page: Page): Promise<number> {
  return Math.round((Number((await storedBy(page)).isKeepMe) - Date.now()) / DAY_MS);
}

export const CARDS = {
  good: '4242424242424242',
  /** Listers and their tenants have different cards. */
  ofListers: '5555555555554444',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  attachesThenDeclines: '4000000000000341',
  alwaysAsksBank: '4000002760003184',
  declinedTwice: '4000009900000020',
  declinedThrice: '4000009900000038',
} as const;

const STEP_MS = 30_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of RFC 6238 that an app shows, or the one after it. */
export function codeOfApp(secret: string, next = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + next));
  const hash = createHmac('sha1', key).update(counter).digest();
  const value = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, '0');
}
