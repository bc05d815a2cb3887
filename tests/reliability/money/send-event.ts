import { toDollars } from '@crewpad/domain';
import { payoutEvents } from '../../../apps/server/src/features/payouts/onboarding.ts';
import { remindInvitees } from '../../../apps/server/src/features/rentals/invitations/reminders.ts';
import type { Card, Event } from './event.ts';
import type { Model } from './model.ts';
import type { Stage } from './stage.ts';

type Answer = Awaited<ReturnType<Stage['call']>>;

/** Carries out an event at the server. @returns whether the product refused it, and its words */
export async function sendEvent(
  stage: Stage,
  event: Event,
  model: Model,
): Promise<{ end: 'done' | 'refused'; text: string }> {
  const answer = await callServer(stage, event, model);
  if (answer === undefined) return { end: 'done', text: '' };
  const { status, text } = answer;
  if (status >= 500) throw new Error(`${event.on} answered ${text}`);
  return { end: status < 300 ? 'done' : 'refused', text };
}

/** A declined card is no refusal: the attempt happened. */
const unlessDeclined = (answer: Answer): Answer | undefined =>
  answer.status === 402 ? undefined : answer;

async function callServer(stage: Stage, event: Event, model: Model): Promise<Answer | undefined> {
  const { rental } = stage;
  switch (event.on) {
    case 'run':
      await stage.runJobs();
      return undefined;
    case 'acceptance': {
      const { token } = await stage.rig.rental(rental);
      return stage.call('tenant', 'POST', '/rental/accept', { token });
    }
    case 'invitation':
      return stepInvitation(stage, event);
    case 'card':
      return saveCard(stage, event.card);
    case 'pay':
      return unlessDeclined(
        await stage.call('tenant', 'POST', `/charges/${await stage.idOf(event.row)}/collect`),
      );
    case 'confirm': {
      const { payment_intent } = await rowOf(stage, model.confirmation?.name ?? '');
      await stage.control(`challenges/${payment_intent}`, { succeed: true });
      return news(stage);
    }
    case 'collect':
      return stage.call('lister', 'POST', `/charges/${await stage.idOf(event.row)}/collect`);
    case 'entry': {
      const answer = await stage.call('lister', 'POST', '/transaction', {
        ...{ tenant_id: rental, amount: toDollars(event.cents), payment_for: event.for },
        ...{ paid_on: event.paidOn, period_from: event.from },
      });
      if (answer.status === 201) stage.ids.set(event.name, answer.body.data.id);
      return answer;
    }
    case 'void':
      return stage.call('lister', 'POST', `/transaction/${await stage.idOf(event.entry)}/void`, {
        reason: 'A mistake',
      });
    case 'request': {
      const form = { tenant_id: rental, payment_for: event.for, amount: toDollars(event.cents) };
      const answer = await stage.call('lister', 'POST', '/payment-request', form);
      if (answer.status === 201) {
        stage.ids.set(event.name, answer.body.data.charge_id);
        stage.requests.set(event.name, answer.body.data.id);
      }
      return answer;
    }
    case 'answer': {
      const path = `/payment-request/${stage.requests.get(event.request)}`;
      if (event.with === 'withdraw') return stage.call('lister', 'DELETE', path);
      const cents = model.requests.find(({ name }) => name === event.request)?.cents ?? 0;
      const query = event.with === 'pay' ? `?amount=${toDollars(cents)}` : '';
      return unlessDeclined(await stage.call('tenant', 'POST', `${path}/${event.with}${query}`));
    }
    case 'refund':
      return refund(stage, event);
    case 'refund_arrival':
    case 'refund_return': {
      const end = event.on === 'refund_arrival' ? 'succeed' : 'fail';
      const id = await providerRefund(stage, event.refund);
      if (id !== null) await stage.control(`refunds/${id}/${end}`, {});
      return news(stage);
    }
    case 'dispute': {
      const { charge_id: charge } = await rowOf(stage, event.payment);
      const { cents: amount, inquiry } = event;
      const { id } = await stage.control('disputes', { charge, amount, inquiry });
      stage.disputes.set(event.name, id);
      return news(stage);
    }
    case 'withdrawal': {
      const dispute = model.disputes.find(({ name }) => name === event.dispute);
      const { charge_id: charge } = await rowOf(stage, dispute?.payment.name ?? '');
      await stage.control('disputes', { charge });
      return news(stage);
    }
    case 'decision':
    case 'late_return': {
      const end =
        event.on === 'decision' ? { won: event.won } : { won: false, returned: event.cents };
      const id = stage.disputes.get(event.dispute);
      await stage.control(`disputes/${id}/close`, end);
      return news(stage);
    }
    case 'account': {
      const { account } = stage.lister;
      await stage.control(`accounts/${account}/reversals`, { refuse: event.refuses });
      const state = event.refuses ? 'restricted' : 'complete';
      await stage.control(`accounts/${account}/state`, { state });
      // Events of connected accounts are only delivered, and nothing is delivered here.
      const accountUpdate = { type: 'account.updated', account, objectId: account };
      await payoutEvents.handle(stage.rig.services, accountUpdate);
      return news(stage);
    }
    case 'autopay':
      return stage.call(event.by, 'POST', `/rental/${rental}/${event.step}-autopay`);
    case 'switch':
      return stage.call('lister', 'PUT', '/lister/settings/autopay', {
        status: event.enabled ? 1 : 0,
      });
    case 'ask_again':
      return stage.call('lister', 'POST', '/lister/settings/autopay/ask-again');
    case 'rent':
      return stage.call('lister', 'PUT', `/rental/${rental}`, {
        ...{ rental_amount: toDollars(event.cents), payment_date: stage.stay.payday },
      });
    case 'rent_answer': {
      const step = event.accepts ? 'accept' : 'decline';
      const body = event.accepts
        ? { new: toDollars(model.rentChanges.findLast(({ state }) => state === 'asked')?.new ?? 0) }
        : {};
      return stage.call('tenant', 'POST', `/rental/${rental}/rent-change/${step}`, body);
    }
    case 'rent_withdrawal':
      return stage.call('lister', 'DELETE', `/rental/${rental}/rent-change`);
    case 'review':
      return stage.call('tenant', 'POST', '/user/review', {
        ...{ lister_id: stage.lister.id, obj_type: 'user', listing_id: stage.listing },
        ...{ score: 5, message: 'Quiet and clean' },
      });
    case 'checkout':
      return stage.call('lister', 'POST', `/rental/${rental}/checkout`, {
        ...{ ...checkoutOn(event.day), reason: 'A reason' },
      });
    case 'ask_checkout':
      return stage.call('tenant', 'POST', `/rental/${rental}/checkout-date`, checkoutOn(event.day));
    case 'checkout_answer': {
      const path = `/rental/${rental}/checkout-date`;
      if (event.with === 'withdraw') return stage.call('tenant', 'DELETE', path);
      if (event.with === 'decline') {
        return stage.call('lister', 'POST', `${path}/decline`, { reason: 'Not possible' });
      }
      const day = model.request ?? model.stay.start;
      return stage.call('lister', 'POST', `${path}/confirm`, checkoutOn(day));
    }
    case 'dismiss':
      return stage.call('tenant', 'PUT', `/rental/${rental}/checkout-date/seen`);
    case 'leave':
      return stage.call('tenant', 'POST', `/rental/${rental}/leave`);
    case 'settle':
      return stage.call('lister', 'PUT', `/rental/${rental}/settled`);
    case 'edit':
      return stage.call('lister', 'PUT', `/payment-request/${stage.requests.get(event.request)}`, {
        amount: toDollars(event.cents),
      });
    case 'write_off':
      return stage.call('lister', 'POST', `/charges/${await stage.idOf(event.row)}/write-off`, {
        reason: 'A reason',
      });
    case 'objection':
    case 'objection_end': {
      const path = `/charges/${await stage.idOf(event.payment)}/objection`;
      const { refund, line } = event.part ?? {};
      const part = refund === undefined ? {} : { refund_id: stage.refunds.get(refund), line };
      if (event.on === 'objection') {
        return stage.call('tenant', 'POST', path, { text: 'This is wrong', ...part });
      }
      if (event.with === 'withdraw') return stage.call('tenant', 'DELETE', path, part);
      return stage.call('lister', 'POST', `${path}/answer`, { text: 'An answer', ...part });
    }
    case 'keep_credit':
      return stage.call('lister', 'POST', `/rental/${rental}/credit/keep`, { reason: 'A reason' });
  }
}

function stepInvitation(
  stage: Stage,
  { step, cents = 0 }: Extract<Event, { on: 'invitation' }>,
): Promise<Answer | undefined> {
  const { rental: id } = stage;
  const body = { reason: 'A reason' };
  switch (step) {
    case 'wait':
      return remind(stage);
    case 'edit':
      return stage.call('lister', 'PUT', `/rental/${id}`, stage.offerOf(cents));
    case 'resend':
      return stage.call('lister', 'POST', `/rental/${id}/resend-invite`);
    case 'cancel':
      return stage.call('lister', 'POST', `/rental/${id}/cancel-invite`, body);
    case 'decline':
      return stage.call('tenant', 'POST', `/rental/${id}/decline`, body);
    case 'decline_by_link': {
      const path = `/rental/token/${stage.link}/decline`;
      return stage.rig.billing.accounts.call('POST', path, { body });
    }
  }
}

async function remind({ rig }: Stage): Promise<undefined> {
  await remindInvitees(rig.db, rig.clock.now());
  return undefined;
}

const checkoutOn = (day: string) => ({ checkout_date: day, checkout_time: '11:00' });

async function news(stage: Stage): Promise<undefined> {
  await stage.readEvents();
  return undefined;
}

async function saveCard(stage: Stage, card: Card) {
  const { billing, db } = stage.rig;
  const { tenant: token } = await stage.tokens();
  const member = { ...stage.tenant, token };
  if (card === 'none') return stage.call('tenant', 'POST', '/stripe/remove-payment-method');
  if (card === 'gone') {
    const savedCard = await db
      .selectFrom('payment_methods')
      .select('payment_method')
      .where('member_id', '=', member.id)
      .executeTakeFirst();
    if (savedCard === undefined) return undefined;
    await billing.stripe.paymentMethods.detach(savedCard.payment_method).catch(() => {});
    return news(stage);
  }
  return billing.save(member, card === 'shared' ? 'other' : card);
}

async function rowOf(stage: Stage, name: string) {
  return stage.rig.db
    .selectFrom('obligations')
    .select(['charge_id', 'payment_intent'])
    .where('id', '=', await stage.idOf(name))
    .executeTakeFirstOrThrow();
}

async function refund(stage: Stage, event: Extract<Event, { on: 'refund' }>) {
  // Set each time: a refund that the product refuses uses none.
  const isPending = event.bank === 'pending' && event.method === 'card';
  await stage.control('refunds/next', { status: 'pending', times: isPending ? 1 : 0 });
  const deductions = (event.deductions ?? []).map(({ for: purpose, cents }) => ({
    ...{ reason: 'A reason', amount: toDollars(cents), for: purpose },
  }));
  const path = `/transaction/${await stage.idOf(event.payment)}/refund`;
  const answer = await stage.call('lister', 'POST', path, {
    ...{ amount: toDollars(event.cents), method: event.method, deductions },
    ...(event.payment.startsWith('rent ') && { reason: 'unused_days' }),
    ...(event.replaces !== undefined && { replaces: stage.refunds.get(event.replaces) }),
  });
  if (answer.status < 300) stage.refunds.set(event.name, answer.body.refund.id);
  return answer;
}

async function providerRefund(stage: Stage, name: string): Promise<string | null> {
  const row = await stage.rig.db
    .selectFrom('refunds')
    .select('provider_refund_id')
    .where('id', '=', stage.refunds.get(name) ?? 0)
    .executeTakeFirst();
  return row?.provider_refund_id ?? null;
}
