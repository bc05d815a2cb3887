import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, TEST_PASSWORD } from '../../../testing/test-app.ts';
import { BillingRig, type SignedUp } from '../testing.ts';
import { syncCustomers } from './customers.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

const sync = () => syncCustomers(rig.accounts.services);
const customerOf = ({ customerId }: SignedUp) => rig.stripe.customers.retrieve(customerId);
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
      display_name: 'New Name',
      phone_number: '(202) 555-0123',
      birthdate_month: 2,
      birthdate_day: 28,
      birthdate_year: 1990,
    },
    token,
  );

describe('the customer at the provider', () => {
  it('gets the new email once its link was opened, and not before', async () => {
    const member = await rig.holder();
    const before = await customerOf(member);
    const body = { email: 'new@crewpad.test', current_password: TEST_PASSWORD };
    await rig.post('/user/update-email', body, member.token);
    await sync();
    expect(await customerOf(member)).toEqual(before);
    await changeEmail(member, 'moved@crewpad.test');
    await sync();
    expect(await customerOf(member)).toMatchObject({ email: 'moved@crewpad.test' });
  });

  it('the customer at the provider gets the new name', async () => {
    const member = await rig.holder();
    expect((await rename(member, 'Zoe', 'Quinn')).status).toBe(200);
    await sync();
    expect(await customerOf(member)).toMatchObject({ name: 'Zoe Quinn' });
  });

  it('gets a change with a later run when the provider was unreachable', async () => {
    const member = await rig.holder();
    await changeEmail(member, 'late@crewpad.test');
    await fault(2);
    await sync();
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    await sync();
    expect(await customerOf(member)).toMatchObject({ email: 'late@crewpad.test' });
  });

  it('gets no further calls after it was deleted', async () => {
    const member = await rig.holder();
    await changeEmail(member, 'gone@crewpad.test');
    await rig.deleteCustomer(member.customerId);
    await sync();
    const rows = await rig.db
      .selectFrom('customers')
      .select('changed_at')
      .where('member_id', '=', member.id)
      .execute();
    expect(rows).toEqual([{ changed_at: null }]);
  });
});
