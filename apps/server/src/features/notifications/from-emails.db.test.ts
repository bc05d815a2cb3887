import {
  type AutopayEnd,
  BRANDS,
  COLLECTION,
  type Locale,
  type OfferState,
  PROMOTION_KIND,
} from '@crewpad/domain';
import { sql, type Updateable } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { ChangeSummary } from '../../platform/database/column-types.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { type MailSite, renderMail } from '../../platform/mail/render.ts';
import { type MailName, type MailOrder, orderMail } from '../../platform/outbox/order-mail.ts';
import type { Composer, Composers } from '../../platform/outbox/outbox.ts';
import { nextNumber, TEST_NOW } from '../../testing/data.ts';
import { expectFits, useTestApp } from '../../testing/test-app.ts';
import { transferLines } from '../billing/ledger/journal.ts';
import { features } from '../index.ts';
import { addCard, addListing } from '../listings/testing.ts';
import { type Side, TOLD } from '../rent/emails/testing.ts';
import { addRental } from '../rentals/testing.ts';
import { addEntry } from '../reports/testing.ts';
import { insertReview } from '../reviews/testing.ts';
import { mailedNotifications } from './from-emails.ts';

const rig = useTestApp();
let world: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  world = await build();
});

/** The longest that people can type, in letters that weigh most. */
const words = (length: number) => '\u{1F6EB}é"&'.repeat(length).slice(0, length);
const APRIL = { period_from: '2026-04-01', period_to: '2026-05-01' };
const LONG = { first_name: words(50), last_name: words(50), display_name: words(50) };

/** A lister, their tenant, and one row of everything that emails can be about. */
async function build() {
  const { db } = rig.database;
  const [{ id: lister, email: listerEmail }, { id: tenant, email }] = [
    await rig.member({ ...LONG, locale: 'fr' }),
    await rig.member({ ...LONG, email_verified_at: TEST_NOW }),
  ];
  const listing = await addListing(db, {
    user_id: lister,
    title: words(100),
    thumbnail: '/files/pictures/a/1280.webp',
    rooms: [['cold', 'cold', 'cold']],
  });
  const [bed = 0, other = 0, third = 0] = listing.bedIds;
  const rentalId = await addRental(db, listing, bed, { user_id: tenant });
  const invitationId = await addRental(db, listing, other, { email, status: 'pending' });
  const at = { created_at: TEST_NOW, updated_at: TEST_NOW };
  const owed = async (kind: 'rent' | 'deposit' | 'payment_request' | 'subscription') => {
    const { id } = await db
      .insertInto('obligations')
      .values({
        ...{ kind, payer_id: tenant, payee_id: lister, rental_id: rentalId, amount_cents: 40_000 },
        ...{ subject_key: `test:${nextNumber()}`, provider_mode: 'sandbox', due_at: TEST_NOW },
        ...(kind === 'rent' && {
          period_from: '2026-03-01',
          period_to: '2026-04-01',
          left_at: TEST_NOW,
        }),
        ...(kind === 'subscription' && { plan: 'pro' }),
        ...at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const [rent, deposit, request] = [
    await owed('rent'),
    await owed('deposit'),
    await owed('payment_request'),
  ];
  const { id: overdueId } = await db
    .insertInto('rent_reminders')
    .values({
      ...{ rental_id: rentalId, obligation_id: rent, day: '2026-03-01' },
      ...{ is_automatic: true, created_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: reminderId } = await db
    .insertInto('rent_reminders')
    .values({
      ...{ rental_id: rentalId, obligation_id: rent, day: '2026-03-01' },
      ...{ message: words(500), created_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: requestId } = await db
    .insertInto('payment_requests')
    .values({
      ...{ obligation_id: request, rental_id: rentalId, lister_id: lister, tenant_id: tenant },
      ...{ amount_cents: 40_000, payment_for: 'parking', ...at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: paymentId } = await db
    .insertInto('manual_payments')
    .values({
      ...{ rental_id: rentalId, lister_id: lister, tenant_id: tenant, amount_cents: 40_000 },
      ...{
        payment_for: 'rent',
        payment_method: 'cash',
        paid_on: '2026-03-01',
        counted_on: '2026-03-01',
      },
      ...{ client_key: 'test', created_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const covered = await owed('deposit');
  await db
    .updateTable('obligations')
    .set({ status: 'paid', paid_at: TEST_NOW, ...APRIL })
    .where('id', '=', covered)
    .execute();
  const { id: allocationId } = await db
    .insertInto('allocations')
    .values({
      ...{ rental_id: rentalId, manual_payment_id: paymentId, obligation_id: covered },
      ...{ amount_cents: 40_000, created_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refund = async (obligation_id: number, state: 'done' | 'failed') => {
    const { id } = await db
      .insertInto('refunds')
      .values({
        ...{ obligation_id, actor_id: lister, request_key: `test:${nextNumber()}`, state },
        ...{ amount_cents: 10_000, method: 'card', ...at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const step = async (
    action: string,
    actor: 'lister' | 'tenant' | 'system',
    summary: ChangeSummary = {},
  ) => {
    const { id } = await db
      .insertInto('rental_history')
      .values({
        ...{ rental_id: rentalId, lister_id: lister, action, actor, status: 'accepted' },
        ...{ room_and_bed: 'Room, bed', change_summary: JSON.stringify(summary) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const reviewId = await insertReview(db, listing, tenant, 4);
  const { id: boost } = await db
    .insertInto('obligations')
    .values({
      ...{ kind: PROMOTION_KIND, payer_id: lister, listing_id: listing.id, amount_cents: 4900 },
      ...{ subject_key: `test:${nextNumber()}`, provider_mode: 'sandbox', due_at: TEST_NOW },
      ...{ featured_plan: 'boost_1_week', ...at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: promotionId } = await db
    .insertInto('listing_features')
    .values({
      ...{ listing_id: listing.id, plan: 'boost_1_week', obligation_id: boost, terms: 1 },
      ...{ anchor: TEST_NOW, starts_at: TEST_NOW, ends_at: '2026-04-01T00:00:00Z' },
      ...{ repeat: false, created_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = transferLines(-3000);
  const source = { sourceId: 'du_test' };
  await addEntry(db, rent, 'dispute', TEST_NOW.toISOString(), lines, source);
  /** The one dispute, in which the bank has taken money, set to this state. */
  const dispute = async (state: 'inquiry' | 'open' | 'won' | 'lost') => {
    const closed_at = state === 'won' || state === 'lost' ? TEST_NOW : null;
    const row = { state, closed_at };
    const { provider_id } = await db
      .insertInto('disputes')
      .values({
        ...{ provider_id: 'du_test', obligation_id: rent, amount_cents: 3000, ...row },
        opened_at: TEST_NOW,
      })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(row))
      .returning('provider_id')
      .executeTakeFirstOrThrow();
    return provider_id;
  };
  const { id: objectionId } = await db
    .insertInto('objections')
    .values({ rental_id: rentalId, charge_id: rent, text: words(1000), at: TEST_NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: entry_id } = await db
    .insertInto('waitlist_entries')
    .values({ listing_id: listing.id, member_id: tenant, created_at: TEST_NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  /** The one offer, set to this state. */
  const offer = async (state: OfferState) => {
    await db.deleteFrom('waitlist_offers').execute();
    const { id } = await db
      .insertInto('waitlist_offers')
      .values({
        ...{ entry_id, bed_id: third, state, offered_at: TEST_NOW },
        expires_at: '2026-04-01T00:00:00Z',
        ended_at: state === 'open' || state === 'claimed' ? null : TEST_NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    ...{
      offer,
      lister,
      listerEmail,
      tenant,
      listing,
      third,
      rentalId,
      invitationId,
      rent,
      deposit,
      overdueId,
      reminderId,
      requestId,
      paymentId,
      allocationId,
    },
    ...{ reviewId, promotionId, boost, refund, step, dispute, objectionId },
  };
}

const SITE = {
  ...{ publicUrl: 'https://crewpad.test', contactEmail: 'support@crewpad.test' },
  cardAmountMax: 500_000,
} as const;
const LINKS = {
  preferences: `${SITE.publicUrl}/account-setting?tab=emails`,
  unsubscribe: `${SITE.publicUrl}/unsubscribe?topic=reminders&token=${'x'.repeat(80)}`,
  oneClick: `${SITE.publicUrl}/api/notifications/one-click`,
};
const composersOf = (site: MailSite): Composers =>
  Object.assign({}, ...features.map(({ mails }) => mails?.(site, rig.services.obligationKinds)));

type To = 'lister' | 'tenant';
type Case = [name: string, to: To | null, kind: string | null, order: () => Promise<MailOrder>];

const of = (order: () => MailOrder) => async () => order();
const rental = (
  mail:
    | 'autopay_paused'
    | 'autopay_resumed'
    | 'rental_cancelled'
    | 'rental_changed'
    | 'rental_declined',
) => of(() => ({ mail, rentalId: world.rentalId }));
const invitation = (mail: 'rental_invitation' | 'rental_offer_changed' | 'rental_reminder') =>
  of(() => ({ mail, rentalId: world.invitationId }));
const step =
  (action: string, actor: 'lister' | 'tenant' | 'system', to: To, summary?: ChangeSummary) =>
  async (): Promise<MailOrder> => ({
    ...{ mail: 'rental_step', to, historyId: await world.step(action, actor, summary) },
  });
/** AutoPay that was turned off, and what did it if neither side did. */
const autopayOff = (from: 1 | 2 | 3, ended?: AutopayEnd): ChangeSummary => ({
  auto_pay: { from, to: 0 },
  ...(ended !== undefined && { autopay_ended: { from: null, to: ended } }),
});
const outcome = Object.fromEntries(
  ['returned', 'kept', 'rent_owed'].map((name) => [name, { from: null, to: 5000 }]),
);
const request = (step: 'sent' | 'changed' | 'paid' | 'rejected' | 'withdrawn') =>
  of(() => ({ mail: 'payment_request', requestId: world.requestId, step }));
const refund =
  (what: 'rent' | 'deposit', state: 'done' | 'failed') => async (): Promise<MailOrder> => ({
    ...{ mail: 'payment_refund', step: state, refundId: await world.refund(world[what], state) },
  });
const term = (mail: 'renewal_notice' | 'term_ending' | 'account_expired') =>
  of(() => ({ mail, memberId: world.tenant, termEndsAt: '2026-04-01T00:00:00.000Z' }));
const charge = (mail: 'receipt' | 'payment_failed' | 'renewal_failed') =>
  of(() => ({ mail, memberId: world.tenant, obligationId: world.rent }));
const payouts = (mail: 'payouts_ready' | 'payouts_paused' | 'payouts_disconnected') =>
  of(() => ({ mail, memberId: world.lister }));

type SecurityMail =
  | 'second_step_on'
  | 'second_step_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_counter_fell'
  | 'reset_stopped'
  | 'reset_done'
  | 'operator_reset';
const security = (mail: SecurityMail) => of(() => ({ mail, memberId: world.tenant }));
/** The email is sent only while the removal is not stopped. */
const removal = async (): Promise<MailOrder> => {
  await rig.database.db
    .insertInto('second_step_resets')
    .values({ member_id: world.tenant, requested_at: TEST_NOW, due_at: new Date('2026-12-01') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { mail: 'reset_started', memberId: world.tenant };
};

const offer =
  (mail: 'waitlist_offered' | 'waitlist_claimed' | 'waitlist_offer_ended', state: OfferState) =>
  async (): Promise<MailOrder> => ({ mail, offerId: await world.offer(state) });

const rentChange =
  (step: 'announced' | 'asked' | 'accepted' | 'declined' | 'withdrawn', to: To) =>
  async (): Promise<MailOrder> => {
    const { id } = await rig.database.db
      .insertInto('rent_changes')
      .values({
        ...{ rental_id: world.rentalId, from_date: '2026-06-01', state: step, asked_at: TEST_NOW },
        ...{ old_cents: 40_000, new_cents: 50_000 },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { mail: 'rent_change', changeId: id, step, to };
  };

const CASES: Case[] = [
  ['rental_invitation', 'tenant', 'invitation_received', invitation('rental_invitation')],
  ['rental_offer_changed', 'tenant', 'invitation_changed', invitation('rental_offer_changed')],
  ['rental_reminder', 'tenant', 'invitation_reminder', invitation('rental_reminder')],
  ['rental_cancelled', 'tenant', 'invitation_cancelled', rental('rental_cancelled')],
  ['rental_changed', 'tenant', 'rental_changed', rental('rental_changed')],
  ['rental_declined', 'lister', 'invitation_declined', rental('rental_declined')],
  [
    'rental_declined',
    null,
    null,
    of(() => ({ mail: 'rental_declined', rentalId: world.rentalId, to: 'tenant' })),
  ],
  ['autopay_paused', 'lister', 'tenant_autopay_paused', rental('autopay_paused')],
  ['autopay_resumed', 'lister', 'tenant_autopay_resumed', rental('autopay_resumed')],
  ...(['lister', 'tenant'] as const).map(
    (to): Case => [
      'rental_expired',
      to,
      to === 'tenant' ? 'invitation_expired' : 'invitation_unanswered',
      of(() => ({ mail: 'rental_expired', rentalId: world.rentalId, to })),
    ],
  ),
  ...(['lister', 'tenant'] as const).map(
    (to): Case => [
      'rental_accepted',
      to === 'lister' ? to : null,
      to === 'lister' ? 'invitation_accepted' : null,
      of(() => ({ mail: 'rental_accepted', rentalId: world.rentalId, to })),
    ],
  ),
  [
    'deposit_reminder',
    'lister',
    'deposit_reminder',
    of(() => ({ mail: 'deposit_reminder', rentalId: world.rentalId })),
  ],
  ...(['lister', 'tenant'] as const).map(
    (to): Case => [
      'deposit_unconfirmed',
      to,
      to === 'lister' ? 'tenant_deposit_to_confirm' : 'deposit_to_confirm',
      of(() => ({ mail: 'deposit_unconfirmed', rentalId: world.rentalId, to })),
    ],
  ),
  [
    'rent_reminder',
    'tenant',
    'rent_reminder',
    of(() => ({ mail: 'rent_reminder', rentalId: world.rentalId })),
  ],
  ['rental_step', 'lister', 'checkout_requested', step('request_checkout', 'tenant', 'lister')],
  ['rental_step', 'lister', 'tenant_left', step('leave', 'tenant', 'lister')],
  ['rental_step', 'tenant', 'checkout_confirmed', step('confirm_checkout', 'lister', 'tenant')],
  ['rental_step', 'tenant', 'checked_out', step('check_out', 'lister', 'tenant')],
  ['rental_step', 'tenant', 'settlement_closed', step('settle', 'lister', 'tenant')],
  ['rental_step', 'tenant', 'rental_ended', step('end', 'system', 'tenant')],
  ['rental_step', 'lister', 'tenant_rental_ended', step('end', 'system', 'lister')],
  [
    'rental_step',
    'tenant',
    'autopay_requested',
    step('request_autopay', 'lister', 'tenant', { auto_pay: { from: 0, to: 2 } }),
  ],
  ...(
    [
      ['disable_autopay', 'lister', 'tenant', 'autopay_off', autopayOff(1)],
      ['disable_autopay', 'lister', 'tenant', 'autopay_request_withdrawn', autopayOff(2)],
      ['disable_autopay', 'tenant', 'lister', 'tenant_autopay_changed', autopayOff(1)],
      ['disable_autopay', 'tenant', 'lister', 'autopay_declined', autopayOff(2)],
      ['decline_autopay', 'tenant', 'lister', 'autopay_declined', autopayOff(2)],
      ['accept_autopay', 'tenant', 'lister', 'autopay_stop_accepted', autopayOff(3)],
      ...([1, 2, 3] as const).map((from) => {
        const change = autopayOff(from, 'payouts_disconnected');
        return ['disable_autopay', 'system', 'tenant', 'autopay_ended_payouts', change] as const;
      }),
      ['settle', 'lister', 'tenant', 'settlement_closed', outcome],
    ] as const
  ).map(
    ([action, by, to, kind, summary]): Case => [
      'rental_step',
      to,
      kind,
      step(action, by, to, summary),
    ],
  ),
  // Members are not notified of their own actions.
  ['rental_step', null, null, step('check_out', 'lister', 'lister')],
  ['rent_paid', 'lister', 'rent_paid', of(() => ({ mail: 'rent_paid', obligationId: world.rent }))],
  ...(['lister', 'tenant'] as const).map(
    (to): Case => [
      'rent_failed',
      to,
      to === 'lister' ? 'tenant_rent_failed' : 'rent_failed',
      of(() => ({ mail: 'rent_failed', obligationId: world.rent, to })),
    ],
  ),
  ['rent_due', 'tenant', 'rent_due', of(() => ({ mail: 'rent_due', obligationId: world.rent }))],
  [
    'rent_reminded',
    'tenant',
    'rent_overdue',
    of(() => ({ mail: 'rent_reminded', reminderId: world.overdueId })),
  ],
  [
    'rent_reminded',
    'tenant',
    'rent_reminded',
    of(() => ({ mail: 'rent_reminded', reminderId: world.reminderId })),
  ],
  ...(['lister', 'tenant'] as const).map(
    (to): Case => [
      'rent_late',
      to,
      to === 'lister' ? 'tenant_rent_late' : 'rent_late',
      of(() => ({ mail: 'rent_late', obligationId: world.rent, to })),
    ],
  ),
  ...(['lister', 'tenant'] as const).map(
    (to): Case => [
      'rent_left',
      to,
      to === 'lister' ? 'tenant_rent_left' : 'rent_left',
      of(() => ({
        ...{ mail: 'rent_left', rentalId: world.rentalId, leftAt: TEST_NOW.toISOString(), to },
      })),
    ],
  ),
  ...(['announced', 'asked', 'withdrawn'] as const).map(
    (step): Case => ['rent_change', 'tenant', `rent_change_${step}`, rentChange(step, 'tenant')],
  ),
  ...(['accepted', 'declined'] as const).map(
    (step): Case => ['rent_change', 'lister', `rent_change_${step}`, rentChange(step, 'lister')],
  ),
  ['payment_request', 'tenant', 'payment_requested', request('sent')],
  ['payment_request', 'tenant', 'payment_request_changed', request('changed')],
  ['payment_request', 'tenant', 'payment_request_withdrawn', request('withdrawn')],
  ['payment_request', 'lister', 'payment_request_paid', request('paid')],
  ['payment_request', 'lister', 'payment_request_rejected', request('rejected')],
  [
    'manual_payment',
    'tenant',
    'payment_recorded',
    of(() => ({ mail: 'manual_payment', paymentId: world.paymentId })),
  ],
  ...(['tenant', 'lister'] as const).flatMap((to): Case[] => [
    [
      'rent_covered',
      to,
      to === 'lister' ? 'tenant_rent_covered' : 'rent_covered',
      of(() => ({ mail: 'rent_covered', allocationId: world.allocationId, to })),
    ],
    [
      'payment_voided',
      to,
      'payment_voided',
      of(() => ({ mail: 'payment_voided', paymentId: world.paymentId, to })),
    ],
    [
      'credit_kept',
      to,
      to === 'tenant' ? 'credit_kept' : 'tenant_credit_kept',
      of(() => ({
        ...{ mail: 'credit_kept', to },
        ...{ rentalId: world.rentalId, allocationId: world.allocationId },
      })),
    ],
  ]),
  ['payment_refund', 'tenant', 'payment_refunded', refund('rent', 'done')],
  ['payment_refund', 'tenant', 'deposit_settled', refund('deposit', 'done')],
  ['payment_refund', 'lister', 'refund_failed', refund('rent', 'failed')],
  ...(['retrying', 'again', 'returned'] as const).flatMap((step): Case[] => {
    const about = (to: To) => async (): Promise<MailOrder> => ({
      ...{ mail: 'refund_returned', refundId: await world.refund(world.rent, 'done'), step, to },
    });
    return [
      ['refund_returned', 'lister', `tenant_refund_${step}`, about('lister')],
      ['refund_returned', 'tenant', `refund_${step}`, about('tenant')],
    ];
  }),
  [
    'rent_written_off',
    'tenant',
    'rent_written_off',
    of(() => ({ mail: 'rent_written_off', obligationId: world.rent })),
  ],
  ...(['received', 'withdrawn', 'answered'] as const).map((step): Case => {
    const to = step === 'answered' ? 'tenant' : 'lister';
    const about = of(() => ({ mail: 'objection', objectionId: world.objectionId, step, to }));
    return ['objection', to, `objection_${step}`, about];
  }),
  ...(['inquiry', 'open', 'won', 'lost', 'taken'] as const).flatMap((step): Case[] => {
    const name = step === 'open' ? 'opened' : step;
    const state = step === 'taken' ? 'lost' : step;
    const about = (to: 'lister' | 'tenant') => async (): Promise<MailOrder> => ({
      ...{ mail: 'payment_dispute', disputeId: await world.dispute(state), step, to },
    });
    return [
      ['payment_dispute', 'lister', `dispute_${name}`, about('lister')],
      ['payment_dispute', 'tenant', `own_dispute_${name}`, about('tenant')],
    ];
  }),
  ...(['held', 'resumed'] as const).map((step): Case => {
    const about = of(() => ({ mail: 'collections_held', rentalId: world.rentalId, step }));
    return ['collections_held', 'tenant', `collections_${step}`, about];
  }),
  ['payouts_ready', 'lister', 'payouts_ready', payouts('payouts_ready')],
  ['payouts_paused', 'lister', 'payouts_paused', payouts('payouts_paused')],
  ['payouts_disconnected', 'lister', 'payouts_disconnected', payouts('payouts_disconnected')],
  [
    'payout_failed',
    'lister',
    'payout_failed',
    of(() => ({ mail: 'payout_failed', memberId: world.lister, amountCents: 5000 })),
  ],
  ['second_step_on', 'tenant', 'second_step_on', security('second_step_on')],
  ['second_step_off', 'tenant', 'second_step_off', security('second_step_off')],
  ['passkey_added', 'tenant', 'passkey_added', security('passkey_added')],
  ['passkey_removed', 'tenant', 'passkey_removed', security('passkey_removed')],
  ['passkey_counter_fell', 'tenant', 'passkey_counter_fell', security('passkey_counter_fell')],
  ['reset_started', 'tenant', 'second_step_reset', removal],
  ['reset_stopped', 'tenant', 'second_step_kept', security('reset_stopped')],
  ['reset_done', 'tenant', 'second_step_removed', security('reset_done')],
  ['operator_reset', 'tenant', 'second_step_removed', security('operator_reset')],
  ...([4, 3] as const).map((left): Case => {
    const kind = left === 3 ? 'recovery_codes_low' : 'recovery_code_used';
    const order = of(() => ({ mail: 'recovery_code_used', memberId: world.tenant, left }));
    return ['recovery_code_used', 'tenant', kind, order];
  }),
  ['receipt', 'tenant', 'paid', charge('receipt')],
  ['payment_failed', 'tenant', 'payment_failed', charge('payment_failed')],
  ['renewal_failed', 'tenant', 'renewal_failed', charge('renewal_failed')],
  ['renewal_notice', 'tenant', 'renewal_notice', term('renewal_notice')],
  ['term_ending', 'tenant', 'term_ending', term('term_ending')],
  ['account_expired', 'tenant', 'account_expired', term('account_expired')],
  [
    'promotion_failed',
    'lister',
    'promotion_failed',
    of(() => ({ mail: 'promotion_failed', memberId: world.lister, obligationId: world.boost })),
  ],
  [
    'promotion_ended',
    'lister',
    'promotion_ended',
    of(() => ({
      ...{ mail: 'promotion_ended', memberId: world.lister, promotionId: world.promotionId },
    })),
  ],
  [
    'listing_reminder',
    'lister',
    'listing_reminder',
    of(() => ({
      ...{ mail: 'listing_reminder', memberId: world.lister, remindedAt: TEST_NOW.toISOString() },
    })),
  ],
  [
    'listing_removed',
    'lister',
    'listing_removed',
    of(() => ({ mail: 'listing_removed', listingId: world.listing.id })),
  ],
  [
    'review_received',
    'lister',
    'review_received',
    of(() => ({ mail: 'review_received', reviewId: world.reviewId })),
  ],
  [
    'review_response',
    'tenant',
    'review_response',
    of(() => ({ mail: 'review_response', reviewId: world.reviewId })),
  ],
  ...(['review', 'response'] as const).map(
    (part): Case => [
      'review_hidden',
      part === 'review' ? 'tenant' : 'lister',
      `${part}_hidden`,
      of(() => ({ mail: 'review_hidden', reviewId: world.reviewId, part })),
    ],
  ),
  ['waitlist_offered', 'tenant', 'waitlist_offered', offer('waitlist_offered', 'open')],
  ['waitlist_claimed', 'lister', 'waitlist_claimed', offer('waitlist_claimed', 'claimed')],
  ...(['expired', 'lapsed', 'released', 'withdrawn'] as const).map(
    (state): Case => [
      'waitlist_offer_ended',
      'tenant',
      `waitlist_${state}`,
      offer('waitlist_offer_ended', state),
    ],
  ),
  ['waitlist_offer_ended', null, null, offer('waitlist_offer_ended', 'passed')],
  [
    'waitlist_bed_free',
    'lister',
    'waitlist_bed_free',
    of(() => ({ mail: 'waitlist_bed_free', bedId: world.third })),
  ],
  [
    'search_alert',
    'tenant',
    'search_alert',
    of(() => ({ mail: 'search_alert', memberId: world.tenant, count: 2 })),
  ],
  [
    'report_received',
    'lister',
    'report_received',
    of(() => ({ mail: 'report_received', reportId: 1, memberId: world.lister })),
  ],
];

type Happened = (trx: Trx) => Promise<unknown>;
const rentals = (row: Updateable<DB['rentals']>) => (trx: Trx) =>
  trx.updateTable('rentals').set(row).where('id', '=', world.rentalId).execute();
const refunds = (state: 'retrying' | 'returned') => (trx: Trx) =>
  trx
    .updateTable('refunds')
    .set({ state, next_try_at: state === 'retrying' ? TEST_NOW : null })
    .execute();
const rent = (row: Updateable<DB['obligations']>) => (trx: Trx) =>
  trx.updateTable('obligations').set(row).where('id', '=', world.rent).execute();
const entryVoided: Happened = (trx) =>
  trx
    .updateTable('manual_payments')
    .set({ void_reason: words(10), voided_at: TEST_NOW, voided_on: '2026-03-01' })
    .where('id', '=', world.paymentId)
    .execute();
const depositAsked: Happened = async (trx) => {
  await rentals({ status: 'pending', auto_pay: 1 })(trx);
  const row = { status: 'action_required', due_at: TEST_NOW } as const;
  await trx.updateTable('obligations').set(row).where('id', '=', world.deposit).execute();
};
const depositHeld: Happened = async (trx) => {
  await rentals({ status: 'ended', ended_at: TEST_NOW, closed_as: 'left' })(trx);
  const row = { payment_for: 'deposit' } as const;
  await trx.updateTable('manual_payments').set(row).where('id', '=', world.paymentId).execute();
};

/** What must have happened before an email has anything to say, by its notice. */
const HAPPENED: Readonly<Record<string, Happened>> = {
  autopay_requested: rentals({ auto_pay: 2 }),
  checkout_requested: rentals({
    ...{ checkout_requested_at: TEST_NOW, checkout_requested_date: '2026-05-04' },
    checkout_requested_time: '11:00',
  }),
  tenant_autopay_paused: rentals({ auto_pay: 1 }),
  tenant_autopay_resumed: async (trx) => {
    await rentals({ auto_pay: 1 })(trx);
    await addCard(trx, world.tenant);
  },
  deposit_to_confirm: depositAsked,
  tenant_deposit_to_confirm: depositAsked,
  deposit_reminder: depositHeld,
  rent_reminder: rentals({ accepted_at: TEST_NOW, next_rent_on: '2026-03-04' }),
  payment_voided: entryVoided,
  refund_retrying: refunds('retrying'),
  tenant_refund_retrying: refunds('retrying'),
  refund_returned: refunds('returned'),
  tenant_refund_returned: refunds('returned'),
  rent_paid: rent({ status: 'paid', paid_at: TEST_NOW }),
  paid: rent({ status: 'paid', paid_at: TEST_NOW }),
  rent_written_off: rent({
    ...{ status: 'cancelled', closed_as: 'written_off', close_reason: words(10) },
  }),
};

/** Notices without an email, or of which this world has nothing: no part of a stay. */
const UNSAID: readonly string[] = [
  'tenant_rent_late',
  'account_expired',
  'listing_reminder',
  'listing_removed',
  'promotion_ended',
  'promotion_failed',
  'renewal_notice',
  'report_received',
  'review_hidden',
  'review_response',
  'search_alert',
  'term_ending',
];

const rows = () =>
  rig.database.db
    .selectFrom('notifications')
    .select(['member_id', 'kind', 'data'])
    .orderBy('id')
    .execute();

const AMOUNT = ['amount_cents'] as const;
const AMOUNT_AND_DAY = [...AMOUNT, 'date'] as const;

/** What the sentence of a notice names besides people and places. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  deposit_reminder: AMOUNT,
  deposit_to_confirm: AMOUNT,
  tenant_deposit_to_confirm: AMOUNT,
  rent_covered: AMOUNT_AND_DAY,
  tenant_rent_covered: AMOUNT_AND_DAY,
  rent_late: AMOUNT_AND_DAY,
  rent_overdue: AMOUNT_AND_DAY,
  rent_reminded: AMOUNT_AND_DAY,
  tenant_rent_late: AMOUNT_AND_DAY,
  rent_change_announced: AMOUNT_AND_DAY,
  rent_change_asked: AMOUNT_AND_DAY,
  rent_change_withdrawn: AMOUNT_AND_DAY,
  rent_change_accepted: AMOUNT_AND_DAY,
  rent_change_declined: AMOUNT_AND_DAY,
};

it.each(CASES)('%s, for the %s: %s', async (_mail, to, kind, make) => {
  const order = await make();
  const key = `test:${nextNumber()}`;
  const before = await rows();
  const send = (fails = false) =>
    transaction(rig.database.db, async (trx) => {
      await orderMail(trx, order, { now: TEST_NOW, key });
      if (fails) throw new Error('no');
    });
  await expect(send(true)).rejects.toThrow('no');
  expect(await rows()).toEqual(before);
  await send();
  await send();
  const added = (await rows()).slice(before.length);
  expect(added).toMatchObject(to === null ? [] : [{ member_id: world[to], kind }]);
  if (to !== null) reach(order.mail, to);
  const named = kind === null ? [] : (NAMED[kind] ?? []);
  expect(Object.keys(added[0]?.data ?? {})).toEqual(expect.arrayContaining([...named]));
  await render(order);
  const isSaid = await expectTranslated(order, kind === null ? undefined : HAPPENED[kind]);
  if (kind !== null) expect(isSaid).toBe(!UNSAID.includes(kind));
});

/** A tenant's consent has no notice, and is in the language in which they read it. */
it('the email of a consent to AutoPay says all of it in every language', async () => {
  const { tenant, rentalId } = world;
  const { id } = await rig.database.db
    .insertInto('autopay_consents')
    .values({
      ...{ rental_id: rentalId, member_id: tenant, address: '127.0.0.1', created_at: TEST_NOW },
      shown: JSON.stringify({
        ...{ rental_amount: 40_000, payment_date: 1, deposit: 10_000, rent_today: 20_000 },
        first_charge: { amount: 40_000, due_at: '2026-04-01T07:00:00.000Z', ...APRIL },
        ...{ fee_payer: 'lister', card: 'Visa 4242' },
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await expectTranslated({ mail: 'autopay_consent', consentId: id })).toBe(true);
});

/** Renders an email for each brand, if this world has what it is about. */
async function render(order: MailOrder): Promise<void> {
  const { db } = rig.database;
  for (const brand of BRANDS) {
    const entry = composersOf({ ...SITE, brand })[order.mail] as Composer | { compose: Composer };
    const compose = typeof entry === 'function' ? entry : entry.compose;
    const content = await transaction(db, (trx) => compose(trx, order, TEST_NOW));
    if (content === undefined) return;
    expectFits(await renderMail(content, { ...SITE, brand }, LINKS));
    rendered.add(order.mail);
  }
}
const rendered = new Set<string>();
/** Who got each email, or its notice. */
const reached = new Map<string, Set<Side>>();
const reach = (mail: string, side: Side) =>
  reached.set(mail, (reached.get(mail) ?? new Set<Side>()).add(side));

/** The email as text in a language of both members; undefined if this world has nothing for it. */
async function textIn(
  locale: Locale,
  order: MailOrder,
  happens: Happened = async () => {},
): Promise<string | undefined> {
  const { db } = rig.database;
  const site = { ...SITE, brand: 'crashpad' } as const;
  const entry = composersOf(site)[order.mail] as Composer | { compose: Composer };
  const compose = typeof entry === 'function' ? entry : entry.compose;
  const people = [world.lister, world.tenant];
  await db.updateTable('members').set({ locale }).where('id', 'in', people).execute();
  const undone = new Error('undone');
  let text: string | undefined;
  const composing = transaction(db, async (trx) => {
    await happens(trx);
    await trx
      .updateTable('autopay_consents')
      .set({ shown: sql<string>`shown || jsonb_build_object('locale', ${locale}::text)` })
      .execute();
    const content = await compose(trx, order, TEST_NOW);
    text = content && (await renderMail(content, site, LINKS)).text;
    if (content !== undefined)
      reach(order.mail, content.to === world.listerEmail ? 'lister' : 'tenant');
    throw undone;
  });
  await composing.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return text;
}

/** Its lines with words of ours, without what people have typed, addresses and numbers. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\u{1F6EB}|[é"&]{2,}|https?:\S+|\S+@\S+/gu, ' ').trim())
    .filter((line) => !line.startsWith('“') && /\p{L}{3,} \p{L}{2,} \p{L}{2,}/u.test(line));

/**
 * In every language it says all of it, in no words of another one.
 * @returns whether it says anything
 */
async function expectTranslated(order: MailOrder, happens?: Happened): Promise<boolean> {
  const english = await textIn('en', order, happens);
  for (const locale of ['es', 'fr', 'pt'] as const) {
    const text = await textIn(locale, order, happens);
    expect(text === undefined).toBe(english === undefined);
    if (text === undefined || english === undefined) continue;
    expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN|\bnull\b/);
    const own = linesOf(text);
    expect(linesOf(english).filter((line) => own.includes(line))).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  }
  const { db } = rig.database;
  await db.updateTable('members').set({ locale: 'en' }).where('id', '=', world.tenant).execute();
  return english !== undefined;
}

it('every email of a stay reaches the sides that its list names', () => {
  const sides = ({ to }: { to: readonly Side[] }) => to.toSorted();
  const ofOthers = ['payouts_deadline'];
  for (const [mail, told] of Object.entries(TOLD)) {
    if (ofOthers.includes(mail)) continue;
    expect([mail, [...(reached.get(mail) ?? [])].toSorted()]).toEqual([mail, sides(told)]);
  }
});

it('renders most of them with the longest names', () => {
  expect(rendered.size).toBeGreaterThan(25);
});

/** Emails that quote what one member typed for the other. A new one must be decided here. */
const QUOTING: readonly MailName[] = [
  'credit_kept',
  'manual_payment',
  'objection',
  'payment_refund',
  'payment_request',
  'payment_voided',
  'rent_change',
  'rent_written_off',
  'rental_cancelled',
  'rental_declined',
  'rental_step',
  'review_received',
  'review_response',
];
/** These are about one member alone, or tested with the messages: no words of others are in them. */
const OTHERS: readonly MailName[] = [
  'account_closed',
  'account_locked',
  'account_unlocked',
  'autopay_consent',
  'closing_code',
  'contact',
  'email_changed',
  'login_attempts',
  'login_link',
  'message_to_invited',
  'new_device',
  'new_email',
  'new_email_asked',
  'password_changed',
  'payout_account_changed',
  'payouts_deadline',
  'plan_changed',
  'plan_refund',
  'provider_linked',
  'recovery_codes_made',
  'renewal_changed',
  'reply_reminder',
  'reset_password',
  'reset_soon',
  'start_reset',
  'support_email',
  'support_email_asked',
  'support_email_stopped',
  'term_moved',
  'unread_messages',
  'verify_email',
  'welcome',
];

const WORDS = 'Purple elephants everywhere';

/** An email as it would be now, with words in every row that has a place for them. */
async function compose(order: MailOrder, isBlocked: boolean): Promise<string> {
  const entry = composersOf({ ...SITE, brand: 'crew' })[order.mail] as
    | Composer
    | { compose: Composer };
  const write = typeof entry === 'function' ? entry : entry.compose;
  const { lister, tenant, rentalId, rent } = world;
  let written = '';
  const undone = new Error('undone');
  const composing = transaction(rig.database.db, async (trx) => {
    const columns = { rental_id: rentalId, lister_id: lister, created_at: TEST_NOW } as const;
    await trx
      .insertInto('rental_history')
      .values({
        ...{ ...columns, action: 'keep_credit', actor: 'lister', status: 'accepted' },
        ...{ room_and_bed: 'Room, bed', reason: WORDS },
      })
      .execute();
    await trx.updateTable('rental_history').set({ reason: WORDS }).execute();
    await trx.updateTable('rentals').set({ accepted_at: TEST_NOW }).execute();
    await trx.updateTable('rent_changes').set({ reason: WORDS }).execute();
    await trx.updateTable('payment_requests').set({ notes: WORDS, reason: WORDS }).execute();
    await trx.updateTable('waitlist_entries').set({ note: WORDS }).execute();
    await trx
      .updateTable('manual_payments')
      .set({ notes: WORDS, void_reason: WORDS, voided_at: TEST_NOW, voided_on: '2026-03-01' })
      .execute();
    const deductions = JSON.stringify([{ reason: WORDS, amount_cents: 100 }]);
    await trx.updateTable('refunds').set({ reason: WORDS, deductions }).execute();
    await trx
      .updateTable('objections')
      .set({ text: WORDS, answer: WORDS, answered_at: TEST_NOW })
      .execute();
    await trx.updateTable('reviews').set({ message: WORDS }).execute();
    await trx
      .insertInto('review_responses')
      .values({ review_id: world.reviewId, message: WORDS, created_at: TEST_NOW })
      .execute();
    await trx.updateTable('allocations').set({ use: 'kept' }).where('use', '=', 'credit').execute();
    if (order.mail === 'rent_written_off') {
      await trx
        .updateTable('obligations')
        .set({ status: 'cancelled', closed_as: 'written_off', close_reason: WORDS })
        .where('id', '=', rent)
        .execute();
    }
    if (isBlocked) {
      const block = { member_id: tenant, blocked_id: lister, created_at: TEST_NOW };
      await trx.insertInto('blocks').values(block).execute();
    }
    written = JSON.stringify((await write(trx, order, TEST_NOW)) ?? null);
    throw undone;
  });
  await composing.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return written;
}

it('quotes what one member typed for the other only without a block', async () => {
  const quoting = new Set<MailName>();
  const after: MailName[] = [];
  for (const [, , , make] of CASES) {
    // At most one of a rental is open.
    await rig.database.db.deleteFrom('rent_changes').execute();
    const order = await make();
    if (!(await compose(order, false)).includes(WORDS)) continue;
    quoting.add(order.mail);
    if ((await compose(order, true)).includes(WORDS)) after.push(order.mail);
  }
  expect([...quoting].toSorted()).toEqual(QUOTING);
  expect(after).toEqual([]);
});

it('of a review or its response, none is sent between members apart by a block', async () => {
  const { lister, tenant, reviewId } = world;
  for (const mail of ['review_received', 'review_response'] as const) {
    expect(await compose({ mail, reviewId }, false)).toContain(WORDS);
    expect(await compose({ mail, reviewId }, true)).toBe('null');
  }
  const before = await rows();
  await rig.database.db
    .insertInto('blocks')
    .values({ member_id: lister, blocked_id: tenant, created_at: TEST_NOW })
    .execute();
  await transaction(rig.database.db, async (trx) => {
    await orderMail(trx, { mail: 'review_received', reviewId }, { now: TEST_NOW });
    await orderMail(trx, { mail: 'review_response', reviewId }, { now: TEST_NOW });
  });
  await rig.database.db.deleteFrom('blocks').execute();
  expect(await rows()).toEqual(before);
});

it('every email is either among these cases, or decided to be about one member alone', () => {
  const all = Object.keys(composersOf({ ...SITE, brand: 'crew' }));
  const cases = new Set<string>(CASES.map(([mail]) => mail));
  expect(all.filter((mail) => !cases.has(mail)).toSorted()).toEqual(OTHERS);
});

it('covers every email that has a notification', () => {
  const mapped = [...mailedNotifications].flatMap((makers) => Object.keys(makers));
  expect([...new Set(CASES.map(([mail]) => mail))].toSorted()).toEqual(mapped.toSorted());
});

it('names the member and listing, and contains no text', async () => {
  await transaction(rig.database.db, (trx) =>
    orderMail(trx, { mail: 'rent_paid', obligationId: world.rent }, { now: TEST_NOW }),
  );
  const { rentalId: rental_id, listing, tenant: person_id, rent: transaction_id } = world;
  const about = { rental_id, listing_id: listing.id, person_id, transaction_id };
  expect((await rows()).at(-1)?.data).toEqual({
    ...about,
    payment_for: 'rent',
    amount_cents: 40_000,
  });
});

it.each([
  [COLLECTION.manual, true],
  ['auto', false],
] as const)('a payment by %s is read: %s', async (collection, isRead) => {
  await rig.database.db
    .updateTable('obligations')
    .set({ collection })
    .where('id', '=', world.rent)
    .execute();
  await transaction(rig.database.db, (trx) =>
    orderMail(
      trx,
      { mail: 'receipt', memberId: world.tenant, obligationId: world.rent },
      { now: TEST_NOW },
    ),
  );
  const { kind, read_at } = await rig.database.db
    .selectFrom('notifications')
    .select(['kind', 'read_at'])
    .where('member_id', '=', world.tenant)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect([kind, read_at !== null]).toEqual(['paid', isRead]);
});

it('an invited person without a verified account gets none, and the lister sees their name', async () => {
  const { email } = await rig.member({ email_verified_at: null });
  const guest = { email, status: 'pending', first_name: 'Ida', last_name: 'Moe' } as const;
  const rentalId = await addRental(rig.database.db, world.listing, world.third, guest);
  const before = await rows();
  await transaction(rig.database.db, async (trx) => {
    await orderMail(trx, { mail: 'rental_invitation', rentalId }, { now: TEST_NOW });
    await orderMail(trx, { mail: 'rental_declined', rentalId }, { now: TEST_NOW });
  });
  expect((await rows()).slice(before.length)).toMatchObject([
    { member_id: world.lister, kind: 'invitation_declined', data: { person_name: 'Ida Moe' } },
  ]);
});

it.each([
  ['without a name by their email', { email_hidden: false }, 'person_name'],
  ['whose email the lister may not know by nothing', { email_hidden: true }, null],
])('an invited person %s', async (_who, row, key) => {
  const { db } = rig.database;
  const email = `guest-${key}@crew.test`;
  const guest = { email, status: 'pending', first_name: '', last_name: '', ...row } as const;
  await db.deleteFrom('rentals').where('bed_id', '=', world.third).execute();
  const rentalId = await addRental(db, world.listing, world.third, guest);
  await transaction(db, (trx) =>
    orderMail(trx, { mail: 'rental_declined', rentalId }, { now: TEST_NOW }),
  );
  const { data } = (await rows()).at(-1) ?? {};
  expect((data as { person_name?: string }).person_name).toBe(key === null ? undefined : email);
});

it.each([
  ['tenant_left', 'leave', 'tenant', 'lister'],
  ['checked_out', 'check_out', 'lister', 'tenant'],
  ['rental_ended', 'end', 'system', 'tenant'],
  ['tenant_rental_ended', 'end', 'system', 'lister'],
] as const)('the notice %s has the day', async (kind, action, actor, to) => {
  const { db } = rig.database;
  const day = { checkout_date: '2026-05-04', checkout_time: '11:00' };
  await db.updateTable('rentals').set(day).where('id', '=', world.rentalId).execute();
  const historyId = await world.step(action, actor);
  await transaction(db, (trx) =>
    orderMail(trx, { mail: 'rental_step', historyId, to }, { now: TEST_NOW }),
  );
  expect((await rows()).at(-1)).toMatchObject({ kind, data: { date: '2026-05-04' } });
});
