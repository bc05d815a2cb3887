import {
  AUTOPAY,
  AUTOPAY_CONSENT,
  isAutopayOn,
  type Locale,
  quoteRent,
  type RentQuote,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { button, facts, pictureOf, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { orderMail, orderMails } from '../../../platform/outbox/order-mail.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { skipUntriedMails } from '../../../platform/outbox/rows.ts';
import { mailTexts, textsIn } from '../../../platform/texts.ts';
import { cardName } from '../../billing/index.ts';
import {
  aboutRental,
  agreedFacts,
  autopayPause,
  bookingFacts,
  formatDate,
  formatInstant,
  formatWhen,
  getRental,
  getStoredRental,
  greetingOf,
  nextCharge,
  offerOf,
  openWords,
  type RentalRow,
  type RentalTexts,
  recordHistory,
  rentEachMonth,
  rentToCome,
  type StoredRental,
} from '../../rentals/index.ts';

/** The consent of a tenant to automatic charges, as shown to them. Amounts in whole cents. */
interface ShownConsent {
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

interface MailedConsent {
  rental_id: number;
  shown: ShownConsent;
  created_at: Date;
  email: string;
  locale: Locale;
  first_name: string;
}

/** A tenant's consent; undefined if they closed their account. */
async function findConsent(
  trx: Trx,
  consentId: number | undefined,
): Promise<MailedConsent | undefined> {
  const { rows } = await sql<MailedConsent>`
    select c.rental_id, c.shown, c.created_at, m.email, coalesce(c.shown->>'locale', m.locale) as locale,
      m.first_name
    from autopay_consents c join members m on m.id = c.member_id
    where c.id = ${consentId ?? null}::integer and m.status <> 'CLOSED'`.execute(trx);
  return rows[0];
}

/** A tenant's AutoPay consent, for their records. */
export function consentMail(site: MailSite): Composer<'autopay_consent'> {
  const textsOf = mailTexts('rentals/emails', site);
  return async (trx, { consentId }) => {
    const consent = await findConsent(trx, consentId);
    if (consent === undefined) return undefined;
    const rental = await getRental(trx, consent.rental_id);
    const { listing, lister, time_zone, terms } = rental;
    const { rental_amount, payment_date, deposit, rent_today, first_charge, agreed, card, about } =
      consent.shown;
    // AutoPay was on before.
    const isNewRent = about === 'rent_change';
    const texts = textsOf(consent.locale);
    const { t, locale, money } = texts;
    const charged = bookingFacts(rental, texts);
    if (deposit > 0) {
      charged.push([t('deposit'), t('deposit_charged', { amount: money(deposit) })]);
    }
    const dueText = (cents: number, dueAt: string | null) => {
      const amount = money(cents);
      if (dueAt === null) return t('rent_now', { amount });
      return t('amount_when', { amount, when: formatWhen(new Date(dueAt), time_zone, locale) });
    };
    if (agreed !== undefined) charged.push(...agreedFacts(agreed, dueText, texts));
    else {
      if (rent_today !== undefined) charged.push([t('first_charge'), dueText(rent_today, null)]);
      if (first_charge !== null) {
        const isFirst = rent_today === undefined && !isNewRent;
        const name = t(isFirst ? 'first_charge' : 'next_rent');
        charged.push([name, dueText(first_charge.amount, first_charge.due_at)]);
      }
    }
    const newest = terms.at(-1);
    if (isNewRent && newest?.rental_amount === rental_amount) {
      const from = formatDate(newest.from_date, texts.texts);
      const rent = { amount: money(rental_amount), from };
      charged.push([texts.texts.t('rent:change_new'), texts.texts.t('rent:change_amount', rent)]);
    }
    if (card !== null) charged.push([t('card'), card]);
    charged.push([t('fee'), t('consent_fee', { who: lister.display_name })]);
    charged.push([t('you_agreed'), formatInstant(consent.created_at, time_zone, locale)]);
    return {
      to: consent.email,
      locale,
      subject: t(isNewRent ? 'consent_rent_subject' : 'consent_subject', { title: listing.title }),
      preview: t('consent_preview'),
      picture: pictureOf(listing),
      heading: t(isNewRent ? 'consent_rent_heading' : 'consent_heading'),
      blocks: [
        text(
          t(isNewRent ? 'consent_rent_text' : 'consent_text', {
            greeting: greetingOf(consent.first_name, texts),
          }),
        ),
        text(
          agreed === undefined
            ? t('consent_charge', { monthly: rentEachMonth(rental_amount, payment_date, texts) })
            : texts.texts.t('rent:consent_charges', { total: money(agreed.total) }),
        ),
        ...(isNewRent
          ? []
          : openWords(rental, { at: consent.created_at, to: 'tenant' }, texts).map((word) =>
              text(word),
            )),
        text(t('consent_raise')),
        text(t('consent_stop')),
        facts(...charged),
        button(t('see_my_rental'), `${site.publicUrl}/my-crashpad`),
      ],
    };
  };
}

/** A tenant's card can't be charged any more. Skipped if they have another one, or AutoPay is off. */
export function autopayPausedMail(site: MailSite) {
  return cardMail<'autopay_paused'>(site, (rental, tenant, { texts }) => {
    if (rental.tenant_has_card) return undefined;
    const says = rental.has_invalid_card
      ? texts.t('rent:autopay_paused_invalid', { tenant })
      : texts.t('rent:autopay_paused_no_card', { tenant });
    return { subject: texts.t('rent:autopay_paused_subject', { tenant }), says };
  });
}

/** A tenant whose AutoPay was without a card has saved one. Skipped if it is gone again. */
export function autopayResumedMail(site: MailSite) {
  return cardMail<'autopay_resumed'>(site, (rental, tenant, { texts }) => {
    if (!rental.tenant_has_card) return undefined;
    // It can wait for something else, such as a dispute.
    const says = texts.t(
      autopayPause(rental) === null ? 'rent:autopay_resumed' : 'rentals:autopay_paused',
    );
    return { subject: texts.t('rent:autopay_resumed_subject', { tenant }), says };
  });
}

/** An email to the lister about a tenant's card. Skipped if AutoPay is off. */
function cardMail<M extends 'autopay_paused' | 'autopay_resumed'>(
  site: MailSite,
  write: (
    rental: RentalRow,
    tenant: string,
    texts: RentalTexts,
  ) => { subject: string; says: string } | undefined,
) {
  const textsOf = mailTexts('rentals/emails', site);
  return aboutRental<M>(({ rental, ...mailed }, _order, now) => {
    if (rental.status !== 'accepted' || !isAutopayOn(rental.auto_pay)) return undefined;
    const texts = textsOf(mailed.listerLocale);
    const words = write(rental, mailed.tenantName, texts);
    if (words === undefined) return undefined;
    const { subject, says } = words;
    return {
      to: mailed.listerEmail,
      locale: mailed.listerLocale,
      subject,
      preview: says,
      heading: subject,
      blocks: [
        text(greetingOf(mailed.listerFirstName, texts)),
        text(says),
        facts(...bookingFacts(rental, texts), ...rentToCome(rental, now, texts)),
        button(texts.t('go_to_my_crew'), `${site.publicUrl}/my-crew`),
      ],
    };
  });
}

/**
 * Tells the lister of each rental whose AutoPay pauses without this card, once for each card, and
 * both sides in its history.
 */
export async function notifyOfLostCard(
  trx: Trx,
  { memberId, paymentMethod }: { memberId: number; paymentMethod: string },
  now: Date,
): Promise<void> {
  const rentals = await listAutopayOf(trx, memberId);
  const mails = rentals.map(({ id }) => ({
    order: { mail: 'autopay_paused' as const, rentalId: id },
    key: `autopay_paused:${id}:${paymentMethod}`,
  }));
  await orderMails(trx, mails, now);
  const running = rentals.filter(({ is_paused }) => !is_paused).map(({ id }) => id);
  await recordCardStep(trx, running, { action: 'pause_autopay', memberId, now });
}

/**
 * Tells the lister of each rental whose AutoPay was without a card that it goes on, and its history.
 * A lister who has no email about the pause yet gets none about either.
 */
export async function resumeAutopay(trx: Trx, memberId: number, now: Date): Promise<void> {
  const rentals = await listAutopayOf(trx, memberId);
  const paused = rentals.filter(({ is_paused }) => is_paused).map(({ id }) => id);
  const mails = paused.map((id) => ({
    order: { mail: 'autopay_resumed' as const, rentalId: id },
    key: `autopay_resumed:${id}:${now.toISOString()}`,
  }));
  // Ordered in any case: it is also a notification.
  await orderMails(trx, mails, now);
  const pauses = paused.map((rentalId) => ({ mail: 'autopay_paused' as const, rentalId }));
  const unread = await skipUntriedMails(trx, pauses, now);
  const isUnread = (id?: number) =>
    unread.some((pause) => 'rentalId' in pause && pause.rentalId === id);
  const answers = mails.map(({ order }) => order).filter(({ rentalId }) => isUnread(rentalId));
  await skipUntriedMails(trx, answers, now);
  await recordCardStep(trx, paused, { action: 'resume_autopay', memberId, now });
}

/** A tenant's rentals with AutoPay, and whether their history says that it has no card. */
async function listAutopayOf(trx: Trx, memberId: number) {
  const { rows } = await sql<{ id: number; is_paused: boolean }>`
    select r.id, coalesce((
      select h.action = 'pause_autopay' from rental_history h
      where h.rental_id = r.id
        and h.action in ('pause_autopay', 'resume_autopay', 'accept_autopay')
      order by h.id desc limit 1
    ), false) as is_paused
    from rentals r where r.user_id = ${memberId} and r.status = 'accepted'
      and r.auto_pay in (${AUTOPAY.on}, ${AUTOPAY.stopAsked})
    order by r.id`.execute(trx);
  return rows;
}

async function recordCardStep(
  trx: Trx,
  rentalIds: readonly number[],
  { action, memberId, now }: { action: string; memberId: number; now: Date },
): Promise<void> {
  for (const id of rentalIds) {
    const step = { action, actor: 'tenant' as const, actorId: memberId, now };
    await recordHistory(trx, await getStoredRental(trx, id), step);
  }
}
