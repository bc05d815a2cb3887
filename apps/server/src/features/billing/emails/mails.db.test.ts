import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import type { DatabaseHandle } from '../../../platform/database/database.ts';
import type { ObligationsTable } from '../../../platform/database/schema.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { listMailboxEmails } from '../../../platform/mail/mailbox.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { tableOfKinds } from '../../../platform/payments/obligation-kinds.ts';
import { openTestDatabase, testServices } from '../../../testing/services.ts';
import { addMember } from '../../../testing/test-app.ts';
import { billingKinds } from '../plans/purchase.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-03-01T12:00:00Z');

async function charge(
  row: Partial<Insertable<ObligationsTable>>,
  member: Parameters<typeof addMember>[1] = {},
) {
  const email = `ana-${randomUUID()}@crewpad.test`;
  const payer_id = await addMember(database.db, { email, first_name: 'Ana', ...member });
  const { id } = await database.db
    .insertInto('obligations')
    .values({
      kind: 'subscription',
      subject_key: `sub:${payer_id}:1`,
      payer_id,
      plan: 'basic',
      amount_cents: 4900,
      due_at: NOW,
      provider_mode: 'sandbox',
      created_at: NOW,
      updated_at: NOW,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email };
}

async function send(mail: 'receipt' | 'payment_failed', obligationId: number) {
  await transaction(database.db, (trx) => orderMail(trx, { mail, obligationId }, { now: NOW }));
  const obligationKinds = tableOfKinds(billingKinds);
  await openOutbox({ ...testServices(database), obligationKinds }).run();
}

const paid = {
  status: 'paid',
  paid_at: NOW,
  period_start: NOW,
  period_end: new Date('2027-03-01T12:00:00Z'),
  card_brand: 'visa',
  card_last4: '4242',
} as const;

it('the receipt shows the amount, the plan and the card', async () => {
  const { id, email } = await charge(paid);
  await send('receipt', id);
  const [mail] = await listMailboxEmails(database.db, email);
  expect(mail?.subject).toBe('Your Crewpad receipt: $49.00');
  for (const words of [
    `Receipt: CP-${String(id).padStart(6, '0')}`,
    'Paid: March 1, 2026',
    'For: The New Hire plan, one year',
    'Period: March 1, 2026 to March 1, 2027',
    'Card: Visa ending in 4242',
    `\nhttp://localhost:3000/receipts/${id}\n`,
  ]) {
    expect(mail?.text).toContain(words);
  }
  expect(mail?.html).toContain('Visa ending in 4242');
});

it('sends no receipt for an unpaid charge', async () => {
  const { id, email } = await charge({ status: 'collecting' });
  await send('receipt', id);
  expect(await listMailboxEmails(database.db, email)).toEqual([]);
});

it('the email about a failed payment gives the reason and links a sign-up to the payment page', async () => {
  const { id, email } = await charge(
    { status: 'failed' },
    { status: 'INACTIVE', user_plan: null, signup_plan: 'basic' },
  );
  await database.db
    .insertInto('payment_attempts')
    .values({
      obligation_id: id,
      n: 1,
      idempotency_key: `cf:${id}`,
      payment_intent: `pi_${id}`,
      payment_method: 'pm_1',
      on_session: true,
      status: 'declined',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      created_at: NOW,
    })
    .execute();
  await send('payment_failed', id);
  const [mail] = await listMailboxEmails(database.db, email);
  expect(mail?.text).toContain('Insufficient funds');
  expect(mail?.text).toContain('\nhttp://localhost:3000/processing/payment\n');
});

it('the email about a failed payment of a member links to the card', async () => {
  const { id, email } = await charge({ status: 'retry_wait' });
  await send('payment_failed', id);
  const [mail] = await listMailboxEmails(database.db, email);
  expect(mail?.text).toContain('\nhttp://localhost:3000/account-setting?tab=payment-methods\n');
});

it('no email about a failed payment is sent if it was paid in the meantime', async () => {
  const { id, email } = await charge(paid);
  await send('payment_failed', id);
  expect(await listMailboxEmails(database.db, email)).toEqual([]);
});
