import type { CDPSession, Page } from '@playwright/test';
import { logIn } from '../support/accounts.ts';
import { newLister } from '../support/listers.ts';
import { openSettings, panel } from '../support/settings.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectFitsAndAccessible,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

/** Refused passkeys and asking again, which the console reports. */
test.use({ expectedErrors: [/status of 4(?:00|01|03|09|22)/] });

const DESKTOP = { width: 1280, height: 900 };

interface Authenticator {
  session: CDPSession;
  id: string;
}

/** An authenticator of this page: it verifies its user, until it is told not to. */
async function addAuthenticator(page: Page, fillsFields = false): Promise<Authenticator> {
  // It would choose a passkey in the field of the email at once.
  if (!fillsFields) {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  }
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  return { session, id: await startAuthenticator(session) };
}

async function startAuthenticator(session: CDPSession): Promise<string> {
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

/** A finger that the authenticator does not know. */
const refuseFinger = ({ session, id }: Authenticator) =>
  session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });

/** Unlocks the authenticator, which a wrong finger has locked: another one with the same passkeys. */
async function unlock(authenticator: Authenticator): Promise<void> {
  const { session, id: authenticatorId } = authenticator;
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  authenticator.id = await startAuthenticator(session);
  for (const credential of credentials) {
    const added = { authenticatorId: authenticator.id, credential };
    await session.send('WebAuthn.addCredential', added);
  }
}

/** Adds a passkey in the settings. */
async function addPasskey(page: Page): Promise<void> {
  await panel(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel(page, 'Passkeys').getByRole('button', { name: /^Rename / })).toBeVisible();
}

/** Ends the session on the server and in the browser, and opens the login. */
async function logOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? sessionStorage.getItem('token') ?? '';
    await fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/login?ref_url=/saved');
  await waitForHydration(page);
}

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

test('a member adds and names a passkey, logs in with two presses, and removes it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await newLister(page, 'seeker');
  const authenticator = await addAuthenticator(page);
  await openSettings(page, '?tab=security');
  const card = panel(page, 'Passkeys');
  await addPasskey(page);
  await expect(card).toContainText('Your only passkey is on one device.');
  await expectFitsAndAccessible(page);
  await expectAccessibleInBothThemes(page);
  await card.getByRole('button', { name: /^Rename / }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill(' ');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please enter a name.').last()).toBeVisible();
  await name.fill('My phone');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(card.getByText('My phone', { exact: true })).toBeVisible();

  await logOut(page);
  await refuseFinger(authenticator);
  await byPasskey(page).click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await expectFitsAndAccessible(page);
  await unlock(authenticator);
  await byPasskey(page).click();
  await expect(page).toHaveURL('/saved');

  await openSettings(page, '?tab=security');
  await expect(panel(page, 'Where you are logged in')).toContainText('with a passkey');
  await card.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(card.getByText('My phone', { exact: true })).toBeHidden();
  await expect(panel(page, 'Security log')).toContainText('A passkey was removed');

  await logOut(page);
  await byPasskey(page).click();
  await expect(page.getByText('This passkey was removed from the account.')).toBeVisible();
});

test('the browser offers a passkey in the field of the email', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await newLister(page, 'seeker');
  await addAuthenticator(page, true);
  await openSettings(page, '?tab=security');
  await addPasskey(page);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/login?ref_url=/saved');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  // The member chooses it among what the browser fills in; this one does so at once.
  await expect(page).toHaveURL('/saved');
});

test('a passkey is the second step, and confirms what needs it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { email } = await newLister(page, 'seeker');
  const authenticator = await addAuthenticator(page);
  await openSettings(page, '?tab=security');
  await addPasskey(page);
  await page.getByRole('switch', { name: 'Ask for a second step at login' }).click();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(panel(page, 'Recovery codes')).toContainText('10 of 10 left.');
  const card = panel(page, 'Passkeys');
  await card.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(page.getByText('The second step needs this passkey.')).toBeVisible();

  await logOut(page);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Your second step' })).toBeVisible();
  const use = page.getByRole('button', { name: 'Use your passkey' });
  await expect(use).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await refuseFinger(authenticator);
  await use.click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await unlock(authenticator);
  await use.click();
  await expect(page).toHaveURL('/saved');
});

test('a session is confirmed by a passkey, or by the password instead', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await newLister(page, 'seeker');
  const authenticator = await addAuthenticator(page);
  await openSettings(page, '?tab=security');
  await addPasskey(page);
  // As ten minutes later.
  const refusal = {
    message: 'Please confirm it is you.',
    error_code: 'CONFIRMATION_REQUIRED',
    data: { methods: ['passkey', 'password'] },
  };
  await page.route(
    '**/api/user/passkeys/*',
    (route) => route.fulfill({ status: 403, json: refusal }),
    { times: 1 },
  );
  const card = panel(page, 'Passkeys');
  await card.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(page.getByText('Use your passkey to continue.')).toBeVisible();
  await expectFitsAndAccessible(page);
  await expectAccessibleInBothThemes(page);
  await refuseFinger(authenticator);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await page.getByRole('button', { name: 'Use your password instead' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await unlock(authenticator);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('My phone', { exact: true })).toBeVisible();
});
