import type {
  Locale,
  MemberStatus,
  ObligationKind,
  ObligationStatus,
  ProviderMode,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import {
  cardCents,
  type ObligationKinds,
  type ObligationWords,
} from '../../../../platform/payments/obligation-kinds.ts';
import { textsIn } from '../../../../platform/texts.ts';
import { findCard } from '../../cards/queries/cards.ts';
import { nextAttempt } from '../../collection/dunning.ts';
import { describeObligations } from '../../ledger/describe.ts';
import { findRenewal } from '../../plans/queries/renewals.ts';
import { nextSlot, renewalRules } from '../../plans/renewal-schedule.ts';
import type { Failure } from '../failure-texts.ts';

interface ChargeRow {
  id: number;
  kind: ObligationKind;
  status: ObligationStatus;
  mode: ProviderMode;
  amountCents: number;
  /** For a renewal: the end of the term that it continues. */
  dueAt: Date;
  periodStart: Date | null;
  periodEnd: Date | null;
  paidAt: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  /** The provider's last decline reason. */
  declineCode: string | null;
  payer: { id: number; email: string; locale: Locale; firstName: string; status: MemberStatus };
  isSignUp: boolean;
  /** What was paid for, if it is about one. */
  house: { title: string; thumbnail: string | null } | null;
}

export interface EmailedCharge extends ChargeRow {
  words: ObligationWords;
}

/** A charge for an email; undefined if there is none, or its payer's account is closed. */
export async function findEmailedCharge(
  trx: Trx,
  kinds: ObligationKinds,
  id: number | undefined,
): Promise<EmailedCharge | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await sql<ChargeRow>`
    select o.id, o.kind, o.status, o.provider_mode as mode, ${cardCents} as "amountCents",
      o.due_at as "dueAt", o.period_start as "periodStart", o.period_end as "periodEnd",
      o.paid_at as "paidAt", o.card_brand as "cardBrand", o.card_last4 as "cardLast4",
      m.signup_plan is not null as "isSignUp",
      (select coalesce(a.decline_code, a.code) from payment_attempts a
        where a.obligation_id = o.id and a.status = 'declined' order by a.n desc limit 1) as "declineCode",
      (select json_build_object('title', l.title, 'thumbnail', l.thumbnail) from listings l
        where l.id = coalesce(o.listing_id, (select listing_id from rentals where id = o.rental_id))) as house,
      json_build_object('id', m.id, 'email', m.email, 'locale', m.locale, 'firstName', m.first_name, 'status', m.status) as payer
    from obligations o join members m on m.id = o.payer_id
    where o.id = ${id} and m.status <> 'CLOSED'
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const words = await describeObligations(trx, kinds, [row], textsIn(row.payer.locale));
  return { ...row, words: words(row.id) };
}

/** The data of an email about a failed renewal: the attempt, and what happens next. */
export async function findFailure(
  trx: Trx,
  { id, mode, payer, dueAt, status }: EmailedCharge,
  attemptId: number | undefined,
  now: Date,
): Promise<Failure> {
  const renewal = await findRenewal(trx, id, mode);
  const next = {
    mustConfirm: status === 'action_required',
    nextAttemptAt: renewal && nextAttempt(renewalRules, renewal, now),
    isEnd: nextSlot(dueAt, now) === undefined,
  };
  const attempt = attemptId === undefined ? undefined : await findEmailedAttempt(trx, attemptId);
  if (attempt !== undefined) {
    const { brand, last4, at, code, declineCode } = attempt;
    return {
      ...next,
      card: brand === null || last4 === null ? undefined : { brand, last4 },
      triedAt: at,
      code: declineCode ?? code,
    };
  }
  const card = await findCard(trx, payer.id, mode);
  return { ...next, card, triedAt: undefined, code: null };
}

function findEmailedAttempt(trx: Trx, id: number) {
  return trx
    .selectFrom('payment_attempts')
    .select([
      'created_at as at',
      'card_brand as brand',
      'card_last4 as last4',
      'code',
      'decline_code as declineCode',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
