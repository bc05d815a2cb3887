import type { Call } from '@crewpad/contract';
import { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { findClosedLink, listPayments } from './load-my-rentals.ts';

const paid_text = 'Lea recorded $400.00 by Zelle today. Your card was not charged.';

/** What the link `?pay=` reads of this charge. */
function linkTo(charge: object | Error, pay: string | null = '7', open: number[] = []) {
  const calls: unknown[] = [];
  const call = async (operation: unknown, { params }: { params: { id: number } }) => {
    calls.push(operation, params.id);
    if (charge instanceof Error) throw charge;
    return { data: charge };
  };
  const rentals = [{ open_charges: open.map((id) => ({ id })) }] as never;
  return { text: findClosedLink(call as unknown as Call, pay, rentals), calls };
}
const refusal = (status: number) =>
  Object.assign(new Error(), { name: 'ApiError', status, body: { message: 'No.' } });

it('a mailed link to rent that was paid meanwhile says who paid it, and how', async () => {
  const { text, calls } = linkTo({ kind: 'rent', paid_text });
  expect(await text).toEqual({ as: 'paid', text: paid_text });
  expect(calls).toEqual([contract.billing.getCharge, 7]);
});

it('a mailed link to rent that was cancelled since says what became of it', async () => {
  const closed_text = 'Lea wrote off the rent of $400.00 for March. You owe nothing for it.';
  const { text } = linkTo({ kind: 'rent', closed_text });
  expect(await text).toEqual({ as: 'closed', text: closed_text });
});

it('a mailed link to rent that is owed again says why, and opens what is open instead', async () => {
  const closed_text = 'The rent of $400.00 for March is open again since March 10, 2027.';
  const { text } = linkTo({ kind: 'rent', closed_text, reopened_as: 9 });
  expect(await text).toEqual({ as: 'reopened', text: closed_text, pay: 9 });
});

it('a link to another payment, or to nothing of theirs, says that it is no rent of theirs', async () => {
  const unknown = { as: 'unknown' };
  expect(await linkTo(refusal(404)).text).toEqual(unknown);
  expect(await linkTo({ kind: 'subscription', paid_text }).text).toEqual(unknown);
  expect(await linkTo({ kind: 'deposit' }).text).toEqual(unknown);
  // Open rent that a tenant owes them.
  expect(await linkTo({ kind: 'rent' }).text).toEqual(unknown);
});

it('a link to a paid request or deposit of theirs says that it is paid', async () => {
  const request = await linkTo({ kind: 'payment_request', paid_text }).text;
  expect(request).toEqual({ as: 'paid_request', text: paid_text });
  const deposit = await linkTo({ kind: 'deposit', paid_text }).text;
  expect(deposit).toEqual({ as: 'paid_deposit', text: paid_text });
});

it('a link to a request says that it is closed, or nothing while it is open and their own', async () => {
  const request = { id: 7, kind: 'payment_request', status: 'due' };
  const closed_text = 'Lea withdrew the request for $20.00. You owe nothing for it.';
  const closed = await linkTo({ ...request, status: 'cancelled', closed_text }).text;
  expect(closed).toEqual({ as: 'closed_request', text: closed_text });
  const callFor = (role: string) => async (operation: unknown) => ({
    data: operation === contract.billing.getCharge ? request : [{ charge_id: 7, role }],
  });
  const linkOf = (role: string) => findClosedLink(callFor(role) as unknown as Call, '7', []);
  expect(await linkOf('tenant')).toBeNull();
  expect(await linkOf('lister')).toEqual({ as: 'unknown' });
});

it('a link to open rent says nothing, and one without a number that it is not valid', async () => {
  const { text: open, calls: none } = linkTo(refusal(404), '7', [7]);
  expect([await open, none]).toEqual([null, []]);
  await expect(linkTo(refusal(422)).text).rejects.toMatchObject({ init: { status: 422 } });
  for (const pay of ['', 'x', 'abc', '0', '-1', '99999999999']) {
    const { text, calls } = linkTo({ kind: 'rent', paid_text }, pay);
    expect([await text, calls]).toEqual([{ as: 'invalid' }, []]);
  }
  expect(await linkTo({ kind: 'rent', paid_text }, null).text).toBeNull();
});

const ended = { ...{ id: 1, owed: null, open_charge: null }, checkout_date: '2027-06-01' };

it('the ten newest of the past stays in which nothing is owed have their payments on the page', async () => {
  const call = async (_operation: unknown, { query }: { query: { tenant_id: number } }) => ({
    data: [{ id: query.tenant_id }],
    total: 1,
  });
  const status = 'complete' as const;
  const past = Array.from({ length: 12 }, (_, at) => ({
    ...{ ...ended, id: 10 + at, status },
    checkout_date: `2027-06-${10 + at}`,
  }));
  const owing = { ...ended, id: 2, status, owed: { amount: 40 } as never };
  const payments = await listPayments(call as unknown as Call, [...past, owing]);
  expect(payments.map(({ id }) => id)).toEqual([2, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12]);
});

it('open rent behind a hundred newer payments of a stay is among those that the tenant can pay', async () => {
  const queries: object[] = [];
  const call = async (_operation: unknown, { query }: { query: { offset: number } }) => {
    queries.push(query);
    const data = Array.from({ length: 100 }, (_, at) => ({ id: 300 - query.offset - at }));
    return { data: query.offset < 200 ? data : data.slice(0, 1), total: 201 };
  };
  const stay = { ...ended, id: 5, status: 'accepted' as const };
  const declined = { ...ended, id: 6, status: 'deleted' as const };
  const payments = await listPayments(call as unknown as Call, [stay, declined]);
  expect(payments.map(({ id }) => id)).toEqual(Array.from({ length: 201 }, (_, at) => 300 - at));
  expect(queries).toEqual([0, 100, 200].map((offset) => ({ offset, limit: 100, tenant_id: 5 })));
});
