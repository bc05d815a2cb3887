import { AUTOPAY_CONSENT, type Locale, quoteRent, type RentQuote } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { textsIn } from '../../../platform/texts.ts';
import { cardName } from '../../billing/index.ts';
import { getRental, nextCharge, offerOf, type StoredRental } from '../../rentals/index.ts';

/** The consent of a tenant to automatic charges, as shown to them. Amounts in whole cents. */
export interface ShownConsent {
  /** The version of the consent text. */
  text: typeof AUTOPAY_CONSENT.version;
  /** Stored again because the tenant accepted a higher rent. */
  about?: 'rent_change';
  /** The language of the consent text. */
  locale: Locale;
  rental_amount: number;
  payment_date: number;
  /** Charged immediately, with an invitation. */
  deposit: number;
  /** Charged immediately, with an invitation whose stay has begun. */
  rent_today?: number;
  first_charge: { amount: number; due_at: string; period_from: string; period_to: string } | null;
  /** All charges of an invitation with an agreed end, and their sum. */
  agreed?: ReturnType<typeof storedCharges>;
  /** The payer of the provider's fee. */
  fee_payer: 'lister';
  /** For example "Visa ending in 4242". */
  card: string | null;
}

interface Consent {
  memberId: number;
  /** The caller's network address. */
  address: string;
  locale: Locale;
  now: Date;
  about?: 'rent_change';
}

/** Stores a tenant's consent before it takes effect. @returns its id */
export async function storeConsent(
  trx: Trx,
  rental: StoredRental,
  { memberId, address, locale, now, about }: Consent,
): Promise<number> {
  const card = await trx
    .selectFrom('payment_methods')
    .select(['brand', 'last4'])
    .where('member_id', '=', memberId)
    .where('valid', '=', true)
    .executeTakeFirst();
  const isOffer = rental.status === 'pending';
  const quote = isOffer ? quoteRent(offerOf(rental), now) : undefined;
  const rentToday = quote?.today.find(({ kind }) => kind === 'rent');
  const first = quote ? quote.first_rent : await nextPeriod(trx, rental, now);
  const consent: ShownConsent = {
    text: AUTOPAY_CONSENT.version,
    ...(about !== undefined && { about }),
    locale,
    rental_amount: rental.rental_amount,
    payment_date: rental.payment_date,
    deposit: isOffer ? rental.deposit : 0,
    ...(rentToday !== undefined && { rent_today: rentToday.amount }),
    first_charge: first
      ? {
          amount: first.amount,
          due_at: first.due_at.toISOString(),
          period_from: first.from,
          period_to: first.to,
        }
      : null,
    ...(quote?.agreed && { agreed: storedCharges(quote.agreed) }),
    fee_payer: 'lister',
    card: card === undefined ? null : cardName(card.brand, card.last4, textsIn(locale)),
  };
  const { id } = await trx
    .insertInto('autopay_consents')
    .values({
      rental_id: rental.id,
      member_id: memberId,
      shown: JSON.stringify(consent),
      address,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const storedCharges = ({ charges, total }: NonNullable<RentQuote['agreed']>) => ({
  charges: charges.map((charge) => ({ ...charge, due_at: charge.due_at?.toISOString() ?? null })),
  total,
});

/** The next rent of an accepted rental with its changed terms; undefined for none. */
async function nextPeriod(trx: Trx, { id, rental_amount }: StoredRental, now: Date) {
  return nextCharge({ ...(await getRental(trx, id)), rental_amount }, now)?.period;
}

/** Stores a tenant's consent, and emails it to them. */
export async function recordConsent(
  trx: Trx,
  rental: StoredRental,
  consent: Consent,
): Promise<void> {
  await storeConsent(trx, rental, consent);
  await mailConsent(trx, rental.id, consent.now);
}

/** Emails the tenant their latest consent. */
export async function mailConsent(trx: Trx, rentalId: number, now: Date): Promise<void> {
  const consent = await trx
    .selectFrom('autopay_consents')
    .select('id')
    .where('rental_id', '=', rentalId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (consent === undefined) return;
  const order = { mail: 'autopay_consent', consentId: consent.id } as const;
  await orderMail(trx, order, { now, key: `autopay_consent:${consent.id}` });
}
