import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { TEST_PASSWORD, TestApp } from '../../../testing/test-app.ts';
import { addHost, type Host, inviteTo } from '../../rentals/invitations/testing.ts';
import { createLinkToken } from '../email-address/links.ts';

let rig: TestApp;
let host: Host;
/** Free beds of the host. */
let beds: number[];

let serial = 0;
const details = (email = `chosen-${++serial}@crewpad.test`) => ({
  ...{ first_name: 'Ana', last_name: 'Lopez', display_name: 'Ana L', gender: 'female' },
  ...{ birthdate_month: 5, birthdate_day: 17, birthdate_year: 1990, hear_about_us: 'friend' },
  ...{ phone_number: '(202) 555-0123', country_code: 'US', airlines: 'Some Air' },
  ...{ email, confirm_email: email },
});
const login = async (email: string, password: string) =>
  (await rig.post('/login', { email, password })).status === 200;

interface Chosen {
  password: string;
  confirm_password: string;
  check_common?: boolean;
}

/** Every call that sets a password. Returns its answer, and the email whose password it sets. */
const CALLS: Record<string, (chosen: Chosen) => Promise<{ email: string; answer: Answer }>> = {
  'a sign-up': async (chosen) => {
    const form = { ...details(), user_plan: 'seeker', ...chosen };
    return { email: form.email, answer: await rig.post('/accounts', form) };
  },
  'the sign-up of an invited person': async (chosen) => {
    const bed_id = beds.pop();
    const { email, mailedToken } = await inviteTo(rig, host, { bed_id });
    const form = { ...details(email), verification_code: mailedToken, ...chosen };
    return { email, answer: await rig.post('/rental/register', form) };
  },
  'a reset': async (chosen) => {
    const { id, email } = await rig.member();
    const token = await transaction(rig.database.db, (trx) =>
      createLinkToken(trx, { memberId: id, kind: 'reset', email, now: rig.clock.now() }),
    );
    return { email, answer: await rig.post('/password-reset', { token, ...chosen }) };
  },
  'a change in the settings': async (chosen) => {
    const { id, email } = await rig.member();
    const form = { current_password: TEST_PASSWORD, ...chosen };
    const answer = await rig.post('/user/update-password', form, await rig.tokenOf(id));
    return { email, answer };
  },
};
type Answer = Awaited<ReturnType<TestApp['post']>>;

const COMMON = 'Sunshine';

describe.each([
  // setting, whether a common password is refused, and where the form asks for it
  ['refuse', true, true],
  ['on', true, true],
  ['warn', false, true],
  ['off', false, false],
] as const)('with PASSWORD_BLOCKLIST=%s', (setting, isRefused, isRefusedIfAsked) => {
  beforeAll(async () => {
    rig = await TestApp.open({ PASSWORD_BLOCKLIST: setting });
    host = await addHost(rig);
    beds = [...host.listing.bedIds];
  });
  afterAll(() => rig.close());

  test.each(Object.keys(CALLS))('%s takes a common password as the setting says', async (name) => {
    for (const [asks, refused] of [
      [{}, isRefused],
      [{ check_common: true }, isRefusedIfAsked],
    ] as const) {
      const chosen = { password: COMMON, confirm_password: COMMON, ...asks };
      const { email, answer } = (await CALLS[name]?.(chosen)) ?? expect.fail();
      if (refused) {
        expect(answer).toMatchObject({
          status: 422,
          body: { errors: { password: ['password_is_too_common'] } },
        });
      } else expect(answer.status).toBeLessThan(300);
      expect(await login(email, COMMON)).toBe(!refused);
    }
  });

  test.each(Object.keys(CALLS))('%s takes any other password', async (name) => {
    const password = 'dawn-patrol-7';
    const chosen = { password, confirm_password: password, check_common: true };
    const { email, answer } = (await CALLS[name]?.(chosen)) ?? expect.fail();
    expect(answer.status).toBeLessThan(300);
    expect(await login(email, password)).toBe(true);
  });
});
