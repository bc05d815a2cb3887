import { findNextRentDue } from '../../../apps/server/src/features/rent/periods/periods.queries.ts';
import { cardAmount } from '../../../apps/server/src/platform/payments/obligation-kinds.ts';
import type { Rig } from '../support/rig.ts';
import type { Tenancy } from './house.ts';
import type { RentAction, RentSchedule } from './schedule.ts';
import {
  acceptRefusal,
  carryOut,
  isOfProvider,
  listObligations,
  pay,
  pick,
  runJob,
  runRent,
} from './work.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LONGEST_CALL_MS = 10 * MINUTE_MS;
/** Rent that waits for its tenant is looked at again after this long. */
const RETRY_MS = 15 * MINUTE_MS;
/** Most of these looks change nothing, and a schedule with all of them takes twice as long. */
const RETRIES_MS = 4 * 60 * MINUTE_MS;

/**
 * Runs a schedule on one rental, and lets everything settle.
 * @returns the time until which everything due was paid, if the schedule ends well
 */
export async function playRent(
  rig: Rig,
  tenancy: Tenancy,
  { accepts, actions, endsWell }: RentSchedule,
): Promise<Date | undefined> {
  if (accepts) {
    const work = { do: 'accept', key: undefined } as const;
    await act(rig, tenancy, { do: 'work', worker: 0, killAt: undefined, work });
  }
  for (const action of actions) await act(rig, tenancy, action);
  await rest(rig, tenancy);
  if (!endsWell) return undefined;
  const until = rig.now;
  await payAll(rig, tenancy);
  return until;
}

async function act(rig: Rig, tenancy: Tenancy, action: RentAction): Promise<void> {
  const { db } = rig.database;
  switch (action.do) {
    case 'work':
      await rig.workers[action.worker].live(action.killAt, (services) =>
        carryOut(services, rig, tenancy, action.work),
      );
      return;
    case 'both': {
      const [first, second] = action.works;
      await Promise.all([
        rig.workers[0].live(action.killAt[0], (services) =>
          carryOut(services, rig, tenancy, first),
        ),
        rig.workers[1].live(action.killAt[1], (services) =>
          carryOut(services, rig, tenancy, second),
        ),
      ]);
      return;
    }
    case 'fault':
      await rig.control('faults', { kind: action.kind, path: action.path, count: action.count });
      return;
    case 'late':
      rig.workers[action.worker].loseAnswer(action.milliseconds, action.path);
      return;
    case 'outage':
      // A call is never in flight for longer than the poller waits for it.
      if (action.milliseconds >= LONGEST_CALL_MS) await waitForDeliveries(rig);
      rig.advance(action.milliseconds);
      return;
    case 'days': {
      await waitForDeliveries(rig);
      const until = new Date(rig.now.getTime() + action.count * DAY_MS);
      for (;;) {
        const due = await findNextRentDue(db, rig.now, until);
        const isRetry = due !== undefined && due.getTime() - rig.now.getTime() <= RETRY_MS;
        const next = isRetry ? new Date(rig.now.getTime() + RETRIES_MS) : (due ?? until);
        rig.advance(Math.min(next.getTime(), until.getTime()) - rig.now.getTime());
        await rig.workers[0].live(undefined, (services) =>
          carryOut(services, rig, tenancy, { do: 'run' }),
        );
        if (rig.now >= until) return;
        await waitForDeliveries(rig);
      }
    }
    case 'challenge': {
      // The page of a replaced intent may still be open.
      for (const intent of await attemptedOf(rig, tenancy)) {
        const answer = await rig.control(`challenges/${intent}`, { succeed: action.succeed });
        if (answer.ok) return;
      }
      return;
    }
    case 'cancel_intent': {
      const intent = pick(await intentsOf(rig, tenancy), action.which);
      if (intent === undefined) return;
      const { paymentIntents } = rig.workers[0].billing.payments.stripe;
      await paymentIntents.cancel(intent).catch((error: unknown) => {
        if (!isOfProvider(error)) throw error;
      });
      return;
    }
    case 'account':
      await rig.control(`accounts/${tenancy.house.account}/state`, { state: action.state });
      return;
    case 'dispute': {
      const charge = pick(await chargesOf(rig, tenancy), action.which);
      if (charge === undefined) return;
      // A bank may dispute the whole of a charge that was refunded in part.
      const amount = action.which % 2 === 0 ? undefined : await amountOf(rig, charge);
      const answer = await rig.control('disputes', { charge, amount });
      // Each charge is disputed once.
      if (answer.ok) tenancy.disputes.push(((await answer.json()) as { id: string }).id);
      return;
    }
    case 'end_dispute':
      for (const id of tenancy.disputes.splice(0)) {
        await rig.control(`disputes/${id}/close`, { won: action.won });
      }
      return;
    case 'return_refund': {
      const [refundId] = await refundsOf(rig, tenancy);
      if (refundId !== undefined) await rig.control(`refunds/${refundId}/fail`, {});
    }
  }
}

async function waitForDeliveries(rig: Rig): Promise<void> {
  for (const worker of rig.workers) await worker.waitForDeliveries();
}

/** The amount of a charge, from our row: the provider's calls may be told to fail. */
async function amountOf(rig: Rig, charge: string): Promise<number> {
  const row = await rig.database.db
    .selectFrom('obligations')
    .select(['amount_cents', 'carried_cents', 'settled_cents'])
    .where('charge_id', '=', charge)
    .executeTakeFirstOrThrow();
  return cardAmount(row);
}

async function intentsOf(rig: Rig, { id }: Tenancy): Promise<string[]> {
  const rows = await rig.database.db
    .selectFrom('obligations')
    .select('payment_intent')
    .where('rental_id', '=', id)
    .where('payment_intent', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ payment_intent: intent }) => intent ?? []);
}

/** The intents that were ever confirmed, oldest first. */
async function attemptedOf(rig: Rig, { id }: Tenancy): Promise<string[]> {
  const rows = await rig.database.db
    .selectFrom('payment_attempts as a')
    .innerJoin('obligations as o', 'o.id', 'a.obligation_id')
    .select('a.payment_intent')
    .where('o.rental_id', '=', id)
    .orderBy('a.id')
    .execute();
  return rows.map((row) => row.payment_intent);
}

async function chargesOf(rig: Rig, { id }: Tenancy): Promise<string[]> {
  const rows = await rig.database.db
    .selectFrom('obligations')
    .select('charge_id')
    .where('rental_id', '=', id)
    .where('charge_id', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ charge_id: charge }) => charge ?? []);
}

async function refundsOf(rig: Rig, { id }: Tenancy): Promise<string[]> {
  const rows = await rig.database.db
    .selectFrom('refunds as r')
    .innerJoin('obligations as o', 'o.id', 'r.obligation_id')
    .select('r.provider_refund_id')
    .where('o.rental_id', '=', id)
    .where('r.provider_refund_id', 'is not', null)
    .orderBy('r.id')
    .execute();
  return rows.flatMap(({ provider_refund_id: refund }) => refund ?? []);
}

/** The jobs' results once everything has arrived and faults have ended. */
const JOBS = ['account', 'check', 'events', 'cancel', 'refunds', 'settle'] as const;

/** Calls in flight arrive, faults end, and the jobs of the next two days finish the work. */
async function rest(rig: Rig, tenancy: Tenancy): Promise<void> {
  await rig.clearFaults();
  await waitForDeliveries(rig);
  for (const worker of rig.workers) worker.keepAnswers();
  await rig.control(`accounts/${tenancy.house.account}/state`, { state: 'complete' });
  for (const minutes of [1, 11, 11, 25 * 60]) {
    rig.advance(minutes * MINUTE_MS);
    await runAll(rig, tenancy);
  }
}

async function runAll(rig: Rig, tenancy: Tenancy): Promise<void> {
  const services = rig.workers[1].billing;
  for (const name of JOBS) await runJob(services, tenancy, name);
  await runRent(services);
}

/** The tenant pays everything open. What a card cannot be charged is left. */
async function payAll(rig: Rig, tenancy: Tenancy): Promise<void> {
  const [worker] = rig.workers;
  await rig.setCardOnFile(tenancy.house.cards, 'good');
  for (const obligation of await listObligations(rig, tenancy)) {
    // A previously unknown decline is reported first and stops further attempts for an hour.
    for (const _round of [1, 2]) {
      await acceptRefusal(pay(worker.billing, tenancy, { obligation, by: 'payer' }));
      rig.advance(61 * MINUTE_MS);
    }
  }
  await runAll(rig, tenancy);
}
