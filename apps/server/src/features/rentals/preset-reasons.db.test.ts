import type { Locale, PresetReason } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import { BillingRig } from '../billing/testing.ts';
import { addRented, keyed, type Rented, sendRequest } from '../rent/periods/testing.ts';
import { reasonIn } from './present-money.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

const post = async (path: string, body: object, token: string) => {
  const answer = await rig.accounts.call('POST', path, keyed(token, body));
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body.data;
};

const speaks = (id: number, locale: Locale) =>
  rig.db.updateTable('members').set({ locale }).where('id', '=', id).execute();

/** A stay with a check-out, a rejected request and returned rent, none with a reason of its own. */
async function addReasons({ id, lister, tenant }: Rented, unused: string): Promise<void> {
  const { path } = await sendRequest(rig, { id, lister } as Rented);
  await post(`${path}/reject`, {}, tenant.token);
  const paid = await post('/transaction', { tenant_id: id, amount: 500 }, lister.token);
  await post(
    `/transaction/${paid.id}/refund`,
    { amount: 100, reason: unused, method: 'outside', deductions: [] },
    lister.token,
  );
  const tomorrow = { checkout_date: '2026-03-02', checkout_time: '12:00' };
  await post(`/rental/${id}/checkout`, tomorrow, lister.token);
}

it.each<[Locale, Locale, string]>([
  ['es', 'fr', 'unused_days'],
  ['fr', 'pt', 'Días sin usar'],
  ['pt', 'es', 'Unused days'],
])('both sides read preset reasons in their own language: %s and %s', async (of, to, unused) => {
  const stay = await addRented(rig);
  const sides = [
    { ...stay.lister, locale: of },
    { ...stay.tenant, locale: to },
  ];
  for (const { id, locale } of sides) await speaks(id, locale);
  await addReasons(stay, unused);
  const year = rig.accounts.clock.now().getUTCFullYear();
  for (const { token, locale, email } of sides) {
    const wordsOf = (code: PresetReason) => reasonIn(code, locale);
    const read = async (path: string) => (await rig.get(path, token)).body as never;
    const { data: rentals } = (await read('/rentals')) as { data: { checkout_reason: string }[] };
    expect(rentals.map((rental) => rental.checkout_reason)).toEqual([wordsOf('no_reason')]);
    const { data: requests } = (await read('/payment-request')) as { data: { reason: string }[] };
    expect(requests.map((request) => request.reason)).toEqual([wordsOf('no_reason')]);
    const { data: history } = (await read(`/rental-history/tenant/${stay.id}`)) as {
      data: { action: string; reason: string | null }[];
    };
    const reasons = Object.fromEntries(history.map(({ action, reason }) => [action, reason]));
    expect(reasons).toMatchObject({
      reject_request: wordsOf('no_reason'),
      refund: wordsOf('unused_days'),
      schedule_checkout: wordsOf('no_reason'),
    });
    const { parts } = (await read(`/transaction/statement?year=${year}`)) as {
      parts: { movements: { notes: string }[] }[];
    };
    const notes = parts.flatMap(({ movements }) => movements.map((movement) => movement.notes));
    expect(notes).toContain(wordsOf('unused_days'));
    const { data: payments } = (await read('/transaction')) as {
      data: { refunds: { reason: string | null }[] }[];
    };
    expect(payments.flatMap(({ refunds }) => refunds)).toMatchObject([
      { reason: wordsOf('unused_days') },
    ]);
    const csv = await rig.get(`/transaction/export?year=${year}`, token);
    expect(csv.text).toContain(wordsOf('unused_days'));
    const mails = (await mailsTo(rig.accounts, email)).map(({ text }) => text).join('\n');
    expect(mails).toContain(wordsOf('no_reason'));
  }
});

it('a page in another language than the account has its preset reasons in that language', async () => {
  const stay = await addRented(rig);
  await speaks(stay.tenant.id, 'es');
  await addReasons(stay, 'unused_days');
  const reasonFor = async (headers: Record<string, string>) => {
    const { body } = await rig.accounts.call('GET', '/rentals', {
      token: stay.tenant.token,
      headers,
    });
    return (body.data as { checkout_reason: string }[]).map((row) => row.checkout_reason);
  };
  expect(await reasonFor({ 'x-locale': 'fr' })).toEqual([reasonIn('no_reason', 'fr')]);
  expect(await reasonFor({})).toEqual([reasonIn('no_reason', 'es')]);
});
