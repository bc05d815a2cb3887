import type { Locale, ObligationStatus, PromotionEnd } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';

interface EmailedRenewal {
  listing_id: number;
  title: string;
  thumbnail: string | null;
  email: string;
  locale: Locale;
  first_name: string;
  status: ObligationStatus;
  amount_cents: number;
  due_at: Date;
  hasCard: boolean;
  card_brand: string | null;
  card_last4: string | null;
  code: string | null;
  decline_code: string | null;
}

/** An unpaid renewal for an email; undefined if it was paid or cancelled, or its payer has left. */
export async function findEmailedRenewal(
  trx: Trx,
  obligationId: number | undefined,
  attemptId: number | undefined,
): Promise<EmailedRenewal | undefined> {
  if (obligationId === undefined) return undefined;
  const { rows } = await sql<EmailedRenewal>`
    select o.listing_id, l.title, l.thumbnail, m.email, m.locale, m.first_name, o.status, o.amount_cents, o.due_at,
      coalesce(a.card_brand, p.brand) as card_brand, coalesce(a.card_last4, p.last4) as card_last4,
      a.id is not null as "hasCard", a.code, a.decline_code
    from obligations o
    join listings l on l.id = o.listing_id
    join members m on m.id = o.payer_id and m.status <> 'CLOSED'
    left join payment_attempts a on a.id = ${attemptId ?? null}::integer and a.obligation_id = o.id
    left join payment_methods p on p.member_id = m.id and p.provider_mode = o.provider_mode
    where o.id = ${obligationId} and o.paid_at is null and o.status <> 'cancelled'`.execute(trx);
  return rows[0];
}

interface EmailedEnd {
  listing_id: number;
  title: string;
  thumbnail: string | null;
  email: string;
  locale: Locale;
  first_name: string;
  ends_at: Date;
  ended_as: PromotionEnd | null;
  /** Whether it was Featured to the end. */
  renewed: boolean;
}

/** An ended promotion; undefined if its lister has left, or a new one is active. */
export async function findEmailedEnd(
  trx: Trx,
  promotionId: number | undefined,
): Promise<EmailedEnd | undefined> {
  if (promotionId === undefined) return undefined;
  const { rows } = await sql<EmailedEnd>`
    select f.listing_id, l.title, l.thumbnail, m.email, m.locale, m.first_name, f.ends_at, f.ended_as, f.repeat as renewed
    from listing_features f
    join listings l on l.id = f.listing_id and l.status <> 0 and l.feature_listing = 0
    join members m on m.id = l.user_id and m.status <> 'CLOSED'
    where f.id = ${promotionId} and f.ended_at is not null`.execute(trx);
  return rows[0];
}
