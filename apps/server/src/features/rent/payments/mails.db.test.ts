import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { keyed, RentRig, type Tenancy } from '../periods/testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

/** A tenancy of Mia, with rent of $400.00 from March 1 on; it is February 20. */
async function tenancy(row: Parameters<RentRig['tenancy']>[0] = {}): Promise<Tenancy> {
  rig.at('2027-02-20T12:00:00Z');
  return rig.tenancy({ first_name: 'Mia', last_name: '', ...row });
}

const call = async (member: { id: number }, path: string, body: object = {}) => {
  const token = await rig.billing.accounts.tokenOf(member.id, true);
  const answer = await rig.billing.accounts.call('POST', path, keyed(token, body));
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body.data;
};
const add = ({ id, lister }: Tenancy, amount: number) =>
  call(lister, '/transaction', { tenant_id: id, amount });

/** The newest email, on one line. */
async function newestOf(member: { id: number }, subject: string): Promise<string> {
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const mails = await mailsTo(rig.billing.accounts, email);
  const mail = mails.find((item) => item.subject.includes(subject));
  expect(mail, mails.map((item) => item.subject).join()).toBeDefined();
  return `${mail?.subject} ${mail?.text.replaceAll(/\s+/g, ' ')}`;
}

it('a paid request for rent lists the periods and the credit, as an entry does', async () => {
  const stay = await tenancy({ checkout_date: '2027-04-01' });
  await rig.runAt('2027-02-20T12:00:00Z');
  const request = { tenant_id: stay.id, payment_for: 'rent', amount: 450 };
  const { id, charge_id } = await call(stay.lister, '/payment-request', request);
  await call(stay.tenant, `/payment-request/${id}/pay`);
  for (const member of [stay.tenant, stay.lister]) {
    const token = await rig.billing.accounts.tokenOf(member.id, true);
    const { body } = await rig.billing.get(`/receipts/${charge_id}`, token);
    expect(body.data).toMatchObject({ periods: [{ amount: 400, of: 400 }], credit: 50 });
  }
  const mails = [
    await newestOf(stay.tenant, 'receipt: $450.00'),
    await newestOf(stay.lister, 'Mia paid your request for $450.00'),
  ];
  for (const mail of mails) {
    expect(mail).toContain('March 1, 2027 to March 31, 2027: $400.00 of $400.00');
    expect(mail).toContain('Credit: $50.00, to be settled at the end of the stay');
  }
});

/** A paid request that covers no rent, because the rent of the whole stay is paid. */
async function allCredit() {
  const stay = await tenancy({ checkout_date: '2027-04-01' });
  await rig.runAt('2027-02-20T12:00:00Z');
  await add(stay, 400);
  const request = { tenant_id: stay.id, payment_for: 'rent', amount: 50 };
  const { id, charge_id } = await call(stay.lister, '/payment-request', request);
  await call(stay.tenant, `/payment-request/${id}/pay`);
  return { one: stay, payment: charge_id as number };
}
const receiptOf = async (member: { id: number }, payment: number) => {
  const token = await rig.billing.accounts.tokenOf(member.id, true);
  return (await rig.billing.get(`/receipts/${payment}`, token)).body.data;
};

it('the refund of a request that was all credit names no credit to be settled', async () => {
  const { one: stay, payment } = await allCredit();
  expect(await newestOf(stay.tenant, 'receipt: $50.00')).toContain('Credit: $50.00, to be settled');
  await call(stay.lister, `/transaction/${payment}/refund`, { amount: 20 });
  const part = await newestOf(stay.tenant, 'returned $20.00');
  expect(part).toContain('Credit: $30.00, to be settled');
  expect(part).toContain('Total after refund: $30.00');
  await call(stay.lister, `/transaction/${payment}/refund`, { amount: 30 });
  const rest = await newestOf(stay.tenant, 'returned $30.00');
  expect(rest).not.toMatch(/Credit|to be settled/);
  expect(rest).toContain('Total after refund: $0.00');
});

it('the receipt of an entry names the payer in full, as that of a card does', async () => {
  const stay = await tenancy();
  const names = { first_name: 'Tia', last_name: 'Moon', display_name: 'Tia M.' };
  await rig.db.updateTable('members').set(names).where('id', '=', stay.tenant.id).execute();
  const { id } = await add(stay, 40);
  for (const member of [stay.tenant, stay.lister]) {
    expect(await receiptOf(member, id)).toMatchObject({ payer: { name: 'Tia Moon', email: '' } });
  }
});

it('credit of a request that the lister keeps stands on its receipt, with its reason', async () => {
  const { one: stay, payment } = await allCredit();
  await call(stay.lister, `/transaction/${payment}/refund`, { amount: 20 });
  const ended = { status: 'ended', ended_at: rig.clock.now(), auto_pay: AUTOPAY.off } as const;
  await rig.db.updateTable('rentals').set(ended).where('id', '=', stay.id).execute();
  await call(stay.lister, `/rental/${stay.id}/credit/keep`, { reason: 'A broken lamp' });
  for (const member of [stay.tenant, stay.lister]) {
    expect(await receiptOf(member, payment)).toMatchObject({
      credit: 0,
      deductions: [{ reason: 'A broken lamp', amount: 30 }],
    });
  }
});

it('credit that a closed settlement did not return is kept, no longer to be settled', async () => {
  const { one: stay, payment } = await allCredit();
  const ended = { status: 'ended', ended_at: rig.clock.now(), auto_pay: AUTOPAY.off } as const;
  await rig.db.updateTable('rentals').set(ended).where('id', '=', stay.id).execute();
  expect(await receiptOf(stay.tenant, payment)).toMatchObject({ credit_goes_to: 'end' });
  const token = await rig.billing.accounts.tokenOf(stay.lister.id, true);
  const path = `/rental/${stay.id}/settled`;
  expect((await rig.billing.accounts.call('PUT', path, keyed(token))).status).toBe(200);
  for (const member of [stay.tenant, stay.lister]) {
    expect(await receiptOf(member, payment)).toMatchObject({ credit: 50, credit_goes_to: 'kept' });
  }
});

it('rent names the rest of an earlier month and what was covered before, in email and receipt', async () => {
  const stay = await tenancy();
  await add(stay, 399.7);
  await rig.runAt('2027-03-01T07:00:00Z');
  await rig.runAt('2027-04-01T07:00:00Z');
  expect(await rig.billing.charges(stay.tenant)).toEqual([40_030]);
  for (const mail of [
    await newestOf(stay.tenant, 'receipt: $400.30'),
    await newestOf(stay.lister, 'paid $400.30'),
  ]) {
    expect(mail).toContain('Rent: $400.00');
    expect(mail).toContain('Rest of March 1, 2027 to March 31, 2027: $0.30');
  }
  const hand = await tenancy({ auto_pay: AUTOPAY.off });
  await add(hand, 399.7);
  await rig.runAt('2027-04-01T07:00:00Z');
  const due = await newestOf(hand.tenant, 'Your rent of $400.30 is due');
  expect(due).toContain('Rest of March 1, 2027 to March 31, 2027: $0.30');
});

it('a returned entry says that its rent is open again, and how it is collected', async () => {
  const stay = await tenancy();
  const { id } = await add(stay, 400);
  await rig.runAt('2027-03-01T07:00:00Z');
  rig.at('2027-03-08T12:00:00Z');
  await call(stay.lister, `/transaction/${id}/refund`, { amount: 400, reason: 'Too early' });
  const mail = await newestOf(stay.tenant, 'returned $400.00');
  expect(mail).toContain('Rent that this payment covered is open again.');
  expect(mail).toContain("Your card isn't charged for it. Please pay");
  expect(mail).toContain('March 1, 2027 to March 31, 2027: $400.00, due on March 1, 2027');
  const [row] = await rig.rows(stay.id);
  expect(row).toMatchObject({ collection: COLLECTION.manual, settled_cents: 0 });
});

describe('a void', () => {
  const both = async ({ tenant, lister }: Tenancy) => ({
    own: await newestOf(tenant, 'corrected an entry'),
    theirs: await newestOf(lister, 'You voided an entry'),
  });
  const voidOf = ({ lister }: Tenancy, id: number) =>
    call(lister, `/transaction/${id}/void`, { reason: 'By mistake' });

  it('a void of rent by hand that is not due yet names its days, and no card', async () => {
    const stay = await tenancy({ auto_pay: AUTOPAY.off, card: null });
    const { id } = await add(stay, 500);
    await voidOf(stay, id);
    const { own, theirs } = await both(stay);
    expect(own).toMatch(/no longer covers the rent below\. Please pay \S.* directly\./);
    expect(theirs).toContain('no longer covers the rent below. Please collect it yourself.');
    for (const mail of [own, theirs]) {
      expect(mail).toContain('March 31, 2027: $400.00, due on March 1, 2027');
      expect(mail).toContain('April 30, 2027: $100.00, due on April 1, 2027');
      expect(mail).not.toMatch(/card|open again|paid directly|AM|UTC/);
    }
  });

  it('says how each period is collected, where due rent is by hand and coming rent by card', async () => {
    const stay = await tenancy({ card: 'declined' });
    await rig.runAt('2027-03-01T07:00:00Z');
    const { id } = await add(stay, 800);
    await rig.billing.save(stay.tenant);
    rig.at('2027-03-05T12:00:00Z');
    await voidOf(stay, id);
    const { own, theirs } = await both(stay);
    expect(own).toMatch(
      /March 31, 2027: \$400\.00, due on March 1, 2027: please pay \S.* directly/,
    );
    expect(theirs).toContain('$400.00, due on March 1, 2027: please collect it yourself');
    for (const mail of [own, theirs]) {
      expect(mail).toMatch(
        /April 30, 2027: \$400\.00, charged to the card on (March 31|April 1), 2027 at/,
      );
      expect(mail).not.toContain('open again');
    }
  });

  it('promises no charge to a card that was removed', async () => {
    const stay = await tenancy();
    const { id } = await add(stay, 400);
    await rig.db.deleteFrom('payment_methods').where('member_id', '=', stay.tenant.id).execute();
    await voidOf(stay, id);
    for (const mail of Object.values(await both(stay))) {
      expect(mail).toContain('$400.00, due on March 1, 2027');
      expect(mail).not.toMatch(/card|charged/);
    }
  });

  it('names only rent that it has uncovered, not the days after check-out', async () => {
    const stay = await tenancy({ auto_pay: AUTOPAY.off });
    const { id } = await add(stay, 800);
    await call(stay.lister, `/rental/${stay.id}/checkout`, {
      ...{ checkout_date: '2027-03-31', checkout_time: '10:00', reason: 'Closing' },
    });
    await voidOf(stay, id);
    const { own } = await both(stay);
    expect(own).toContain('March 1, 2027 to March 30, 2027: $387.10, due on March 1, 2027');
    expect(own).not.toContain('April');
  });
});

it('rent that credit covers is headed and worded for each side, with its period', async () => {
  const stay = await tenancy();
  await add(stay, 13 * 400);
  await rig.runAt('2028-03-01T07:00:00Z');
  const period = 'The rent of March 1, 2028 to March 31, 2028 is covered by what';
  const own = await newestOf(stay.tenant, 'Your rent is covered');
  expect(own).toContain(`${period} was paid on February 20, 2027`);
  const listers = await newestOf(stay.lister, "Mia's rent is covered");
  expect(listers).toContain(`${period} your tenant paid on February 20, 2027`);
});

it('rent above what a card can pay is neither offered nor worded as payable by card', async () => {
  const stay = await tenancy({ auto_pay: AUTOPAY.off, rental_amount: 600_000 });
  await rig.runAt('2027-03-01T07:00:00Z');
  const mail = await newestOf(stay.tenant, 'Your rent of $6,000.00 is due');
  expect(mail).toContain('Please pay');
  expect(mail).not.toMatch(/by card|\?pay=/);
  const token = await rig.billing.accounts.tokenOf(stay.tenant.id, true);
  const { body } = await rig.billing.get('/transaction', token);
  expect(body.data[0].abilities.pay).toBe(false);
  const { body: own } = await rig.billing.get('/rentals', token);
  expect(own.data[0].open_charges).toMatchObject([{ id: body.data[0].id, amount: 6000 }]);
});

it('the notice of a settled deposit names what was returned and what was kept', async () => {
  const stay = await tenancy();
  const request = { tenant_id: stay.id, payment_for: 'deposit', amount: 100 };
  const { id, charge_id } = await call(stay.lister, '/payment-request', request);
  await call(stay.tenant, `/payment-request/${id}/pay`);
  await call(stay.lister, `/transaction/${charge_id}/refund`, {
    amount: 70,
    deductions: [{ reason: 'A broken lamp', amount: 30 }],
  });
  const mail = await newestOf(stay.tenant, 'Your deposit was settled');
  expect(mail).toContain('Kept: A broken lamp: $30.00');
  expect(mail).not.toContain('Total after refund');
  const token = await rig.billing.accounts.tokenOf(stay.tenant.id, true);
  const { body } = await rig.billing.get('/notifications', token);
  const notice = body.data.find(({ kind }: { kind: string }) => kind === 'deposit_settled');
  expect(notice.data).toMatchObject({ amount_cents: 7000, kept_cents: 3000 });
});

it('a deposit that was asked for is settled in the email and in the notice, as any other', async () => {
  const stay = await tenancy();
  const request = { tenant_id: stay.id, payment_for: 'deposit', amount: 100 };
  const { id, charge_id } = await call(stay.lister, '/payment-request', request);
  await call(stay.tenant, `/payment-request/${id}/pay`);
  await call(stay.lister, `/transaction/${charge_id}/refund`, { amount: 100 });
  await newestOf(stay.tenant, 'Your deposit was settled');
  const token = await rig.billing.accounts.tokenOf(stay.tenant.id, true);
  const { body } = await rig.billing.get('/notifications', token);
  const kinds = body.data.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('deposit_settled');
  expect(kinds).not.toContain('payment_refunded');
});
