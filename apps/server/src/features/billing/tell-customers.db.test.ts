import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, TEST_PASSWORD } from '../accounts/testing.ts';
import { tellCustomers } from './tell-customers.ts';
import { BillingRig, type SignedUp } from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

const tell = () => tellCustomers(rig.accounts.services);
const known = ({ customerId }: SignedUp) => rig.stripe.customers.retrieve(customerId);
const fault = (count: number) => rig.fault('drop_before', '/v1/customers/*', count);

async function changeEmail({ token }: SignedUp, email: string): Promise<void> {
  const body = { email, current_password: TEST_PASSWORD };
  expect((await rig.post('/user/update-email', body, token)).status).toBe(200);
  const [mail] = await mailsTo(rig.accounts, email);
  const link = /\/email\/verify\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  expect((await rig.accounts.post('/verify-token-new-email', { token: link })).status).toBe(200);
}

const rename = ({ token }: SignedUp, first_name: string, last_name: string) =>
  rig.post(
    '/account/user/update',
    {
      first_name,
      last_name,
      display_name: 'Somebody',
      phone_number: '(202) 555-0123',
      birthdate_month: 2,
      birthdate_day: 28,
      birthdate_year: 1990,
    },
    token,
  );

describe('the customer at the provider', () => {
  it('gets the new e-mail once its link was followed, and not before', async () => {
    const member = await rig.holder();
    const before = await known(member);
    const body = { email: 'asked@crewpad.test', current_password: TEST_PASSWORD };
    await rig.post('/user/update-email', body, member.token);
    await tell();
    expect(await known(member)).toEqual(before);
    await changeEmail(member, 'moved@crewpad.test');
    await tell();
    expect(await known(member)).toMatchObject({ email: 'moved@crewpad.test' });
  });

  it('gets the new name', async () => {
    const member = await rig.holder();
    expect((await rename(member, 'Zoe', 'Quinn')).status).toBe(200);
    await tell();
    expect(await known(member)).toMatchObject({ name: 'Zoe Quinn' });
  });

  it('is told by a later run while the provider cannot be reached', async () => {
    const member = await rig.holder();
    await changeEmail(member, 'late@crewpad.test');
    await fault(2);
    await tell();
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    await tell();
    expect(await known(member)).toMatchObject({ email: 'late@crewpad.test' });
  });

  it('that is gone is not told again and again', async () => {
    const member = await rig.holder();
    await changeEmail(member, 'gone@crewpad.test');
    await rig.deleteCustomer(member.customerId);
    await tell();
    const rows = await rig.db
      .selectFrom('customers')
      .select('changed_at')
      .where('member_id', '=', member.id)
      .execute();
    expect(rows).toEqual([{ changed_at: null }]);
  });
});
