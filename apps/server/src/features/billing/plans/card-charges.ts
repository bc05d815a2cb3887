import type { contract } from '@crewpad/contract';
import {
  type Locale,
  type ObligationKind,
  PLAN_RECORDS,
  renewalChargeAt,
  toDollars,
} from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { refusedIn } from '../../../platform/errors.ts';
import { type ObligationKinds, rulesOf } from '../../../platform/payments/obligation-kinds.ts';
import { type Texts, textsIn } from '../../../platform/texts.ts';
import { type DunningFacts, nextAttempt } from '../collection/dunning.ts';
import { type ComingCharge, listComingCharges } from '../hooks.ts';
import { refusalOfAttempt } from '../ledger/declines.ts';
import { type Billing, refusedPayment } from '../provider.ts';
import { lastPlan } from './plan-quote.ts';
import { type CardAttempt, listCardAttempts } from './queries/card-attempts.ts';
import { getPlanHolder } from './queries/plan-holder.ts';
import { findRenewal, findRenewalOf } from './queries/renewals.ts';
import { renewalRules } from './renewal-schedule.ts';
import { restorableRenewal } from './waiting-renewal.ts';

/** What the schedule would do with a card that is saved now, and was never charged. */
export const withUntriedCard = <F extends DunningFacts>(facts: F, now: Date): F => ({
  ...facts,
  card: { paymentMethod: '', changedAt: now },
});

/** What a card is charged when it is saved, and what later, earliest first. */
export async function listWillCharge(
  billing: Billing,
  memberId: number,
  locale: Locale,
): Promise<contract.billing.WillCharge[]> {
  const { db, obligationKinds } = billing;
  const texts = textsIn(locale);
  const lists = await Promise.all([
    listPlanCharges(billing, memberId),
    listComingCharges(billing, memberId),
  ]);
  const coming = lists.flat().toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const titles = await titlesOf({ db, obligationKinds }, coming, texts);
  return coming.map(({ id, kind, cents, at, isAtOnce, title }) => ({
    charge_id: id,
    kind,
    title: title?.(texts) ?? titles.get(id ?? 0) ?? texts.t('billing:payment'),
    amount: toDollars(cents),
    at: at.toISOString(),
    at_once: isAtOnce,
  }));
}

/** The plan's open renewal, or its next one. */
async function listPlanCharges(
  { db, clock, payments: { mode } }: Billing,
  memberId: number,
): Promise<ComingCharge[]> {
  const now = clock.now();
  const [holder, id] = await Promise.all([
    getPlanHolder(db, memberId, { mode, now }),
    findRenewalOf(db, memberId, mode),
  ]);
  const { repeat, expireAt } = holder;
  const plan = holder.nextPlan ?? lastPlan(holder);
  if (plan === null || expireAt === null) return [];
  const { price_cents: cents, renews } = PLAN_RECORDS[plan];
  const renewal = id === undefined ? undefined : await findRenewal(db, id, mode);
  if (!repeat || renewal === undefined) {
    const at = renewalChargeAt(expireAt, now);
    const isAtOnce = at <= now;
    // The card turns a renewal on again during the term.
    const isOn = repeat || (isAtOnce && restorableRenewal(holder, now) !== null);
    if (!renews || !isOn) return [];
    const title: ComingCharge['title'] = ({ t }) => t(`billing:${plan}_title`);
    return [{ id: null, kind: 'subscription', cents, at, isAtOnce, title }];
  }
  const facts = withUntriedCard(renewal, now);
  const charge = { id: renewal.id, kind: 'subscription' as const, cents };
  if (renewalRules.isNewCardDue(facts, now)) return [{ ...charge, at: now, isAtOnce: true }];
  const at = nextAttempt(renewalRules, facts, now);
  return at === undefined ? [] : [{ ...charge, at, isAtOnce: false }];
}

/** What saving a card has set off: what was charged, or why it was not. */
export async function listCharged(
  { db, obligationKinds, payments: { mode } }: Billing,
  memberId: number,
  since: Date,
  locale: Locale,
): Promise<contract.billing.Charged[]> {
  const texts = textsIn(locale);
  const attempts = await listCardAttempts(db, { memberId, mode, since });
  const titles = await titlesOf({ db, obligationKinds }, attempts, texts);
  return attempts.map((attempt) => ({
    charge_id: attempt.id,
    kind: attempt.kind,
    title: titles.get(attempt.id) ?? texts.t('billing:payment'),
    amount: toDollars(attempt.cents),
    ...outcomeOf(attempt, texts),
  }));
}

function outcomeOf(
  attempt: CardAttempt,
  texts: Texts,
): Pick<contract.billing.Charged, 'status' | 'reason'> {
  const { status } = attempt;
  if (status === 'paid' || status === 'requires_action') return { status, reason: null };
  if (status !== 'declined') return { status: 'processing', reason: null };
  const refusal = refusalOfAttempt(attempt);
  if (refusal === undefined) return { status: 'processing', reason: null };
  const { message } = refusedIn(texts, refusedPayment(refusal)).body;
  const asksBank = refusal.kind === 'card' && refusal.code === 'authentication_required';
  return { status: asksBank ? 'requires_action' : 'declined', reason: message };
}

/** The summaries of obligations of several kinds, by id. */
async function titlesOf(
  { db, obligationKinds }: { db: Db; obligationKinds: ObligationKinds },
  charges: readonly { id: number | null; kind: ObligationKind }[],
  texts: Texts,
): Promise<ReadonlyMap<number, string>> {
  const opened = charges.flatMap(({ id, kind }) => (id === null ? [] : [{ id, kind }]));
  const byKind = [...Map.groupBy(opened, ({ kind }) => kind)];
  const words = await Promise.all(
    byKind.map(([kind, rows]) => {
      const ids = rows.map(({ id }) => id);
      return rulesOf(obligationKinds, kind).describe(db, ids, texts);
    }),
  );
  return new Map(words.flatMap((map) => [...map].map(([id, { summary }]) => [id, summary])));
}
