import { describe, expect, it } from 'vitest';
import { mailsTo, TEST_PASSWORD, useTestApp } from '../../../testing/test-app.ts';

const rig = useTestApp();

let serial = 0;
/** A sign-up's name, which must not be sent to an unverified address. */
const NAMES = { first_name: 'Winston', last_name: 'Prizegiver', display_name: 'Claim prizes' };

async function signUp() {
  serial += 1;
  const email = `stranger-${serial}@crewpad.test`;
  const { status, body } = await rig.post('/accounts', {
    ...NAMES,
    user_plan: 'seeker',
    gender: 'male',
    birthdate_month: 5,
    birthdate_day: 17,
    birthdate_year: 1990,
    hear_about_us: 'friend',
    email,
    confirm_email: email,
    phone_number: '(202) 555-0123',
    country_code: 'US',
    password: TEST_PASSWORD,
    confirm_password: TEST_PASSWORD,
    about: 'Visit my page',
  });
  expect(status).toBe(201);
  return { email, token: body.token as string, id: body.user.id as number };
}

const subjectsTo = async (email: string) =>
  (await mailsTo(rig, email)).map(({ subject }) => subject);

/** The token of the newest link with this path. */
async function tokenTo(email: string, path: string): Promise<string> {
  const [mail] = (await mailsTo(rig, email)).filter(({ text }) => text.includes(path));
  return new RegExp(`${path}([\\w-]{32,})`).exec(mail?.text ?? '')?.[1] ?? '';
}

function expectNoNames(mails: { subject: string; text: string; html: string }[]) {
  for (const { subject, text, html } of mails) {
    for (const wording of [...Object.values(NAMES), 'Visit my page']) {
      expect(subject + text + html).not.toContain(wording);
    }
  }
}

describe('an unverified address', () => {
  it('gets one email for a sign-up, without any name', async () => {
    const { email } = await signUp();
    const mails = await mailsTo(rig, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Verify your email for Crewpad']);
    expectNoNames(mails);
  });

  it('gets no name in any other email about the account', async () => {
    const { email, token } = await signUp();
    expect((await rig.post('/password-recovery', { email })).status).toBe(200);
    expect((await rig.post('/email/resend', { email })).status).toBe(200);
    const change = { email: `next-${email}`, current_password: TEST_PASSWORD };
    expect((await rig.post('/user/update-email', change, token)).status).toBe(200);
    const mails = [...(await mailsTo(rig, email)), ...(await mailsTo(rig, change.email))];
    expect(mails).toHaveLength(5);
    expectNoNames(mails);
  });
});

it('pages know the email to verify, until it is verified', async () => {
  const { email, token } = await signUp();
  const toVerify = async () => {
    const actor = await rig.app.authenticate(token);
    return actor && (await rig.app.findShellMember(actor))?.email_to_verify;
  };
  expect(await toVerify()).toBe(email);
  await rig.post('/verify-email', { token: await tokenTo(email, '/verify/email/') });
  expect(await toVerify()).toBe(null);
});

describe('the welcome email', () => {
  const isWelcome = (subject: string) => subject.startsWith('Welcome');

  it('is sent once after verification', async () => {
    const { email } = await signUp();
    const token = await tokenTo(email, '/verify/email/');
    expect((await rig.post('/verify-email', { token })).status).toBe(200);
    const [welcome, ...others] = await mailsTo(rig, email);
    expect(welcome?.subject).toBe('Welcome to Crewpad');
    expect(welcome?.text).toContain("Hi Winston, there's one step left");
    expect(others).toHaveLength(1);

    const again = await rig.post('/verify-email', { token });
    expect([again.status, again.body.message]).toEqual([200, 'Thank you. Your email is verified.']);
    expect((await rig.post('/password-recovery', { email })).status).toBe(200);
    const reset = await tokenTo(email, '/reset-password/');
    const password = 'another good password';
    const form = { token: reset, password, confirm_password: password };
    expect((await rig.post('/password-reset', form)).status).toBe(200);
    expect((await subjectsTo(email)).filter(isWelcome)).toHaveLength(1);
  });

  it('is sent after a password reset by link, which also proves the address', async () => {
    const { email } = await signUp();
    await rig.post('/password-recovery', { email });
    const token = await tokenTo(email, '/reset-password/');
    const password = 'another good password';
    await rig.post('/password-reset', { token, password, confirm_password: password });
    expect((await subjectsTo(email)).filter(isWelcome)).toHaveLength(1);
  });

  it('goes to the new address if that is the first verified one', async () => {
    const { email, token } = await signUp();
    const next = `next-${email}`;
    const change = { email: next, current_password: TEST_PASSWORD };
    await rig.post('/user/update-email', change, token);
    const link = await tokenTo(next, '/email/verify/');
    expect((await rig.post('/verify-token-new-email', { token: link })).status).toBe(200);
    expect((await subjectsTo(next)).filter(isWelcome)).toHaveLength(1);
    expect((await subjectsTo(email)).filter(isWelcome)).toEqual([]);
  });

  it('is not sent for an invalid link', async () => {
    const { email } = await signUp();
    expect((await rig.post('/verify-email', { token: 'x'.repeat(43) })).status).toBe(400);
    expect(await subjectsTo(email)).toHaveLength(1);
  });
});
