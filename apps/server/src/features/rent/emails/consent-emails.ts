import { isAutopayOn } from '@crewpad/domain';
import { button, facts, pictureOf, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import {
  aboutRental,
  agreedFacts,
  bookingFacts,
  findMailedRental,
  formatDate,
  formatInstant,
  formatWhen,
  getRental,
  greetingOf,
  openWords,
  type RentalTexts,
  type ReplacedRent,
  rentEachMonth,
  rentToCome,
  wordsFact,
} from '../../rentals/index.ts';
import { findConsent, findRentChange } from './mailed-rent.queries.ts';

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
          : openWords(rental, { at: consent.created_at, to: 'tenant' }, texts).map((one) =>
              text(one),
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
  const textsOf = mailTexts('rentals/emails', site);
  return aboutRental<'autopay_paused'>(({ rental, ...mailed }, _order, now) => {
    const { status, auto_pay, tenant_has_card, has_invalid_card } = rental;
    if (status !== 'accepted' || !isAutopayOn(auto_pay) || tenant_has_card) return undefined;
    const texts = textsOf(mailed.listerLocale);
    const { t } = texts;
    const tenant = mailed.tenantName;
    const subject = texts.texts.t('rent:autopay_paused_subject', { tenant });
    const says = texts.texts.t(
      has_invalid_card ? 'rent:autopay_paused_invalid' : 'rent:autopay_paused_no_card',
      {
        tenant,
      },
    );
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
        button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`),
      ],
    };
  });
}

/** A step of a changed rent, for one of the parties: amount, first day, and what they can do. */
export function rentChangeMail(site: MailSite): Composer<'rent_change'> {
  const textsOf = mailTexts('rentals/emails', site);
  return async (trx, { changeId, step, to }) => {
    if (step === undefined || to === undefined) return undefined;
    const change = await findRentChange(trx, changeId);
    const mailed = await findMailedRental(trx, change?.rental_id);
    // A later step has its own email.
    if (change === undefined || mailed === undefined || change.state !== step) return undefined;
    const { rental, tenantName: tenant } = mailed;
    const isToLister = to === 'lister';
    const all = textsOf(isToLister ? mailed.listerLocale : mailed.tenantLocale);
    const { t, locale, money, texts } = all;
    const names = { who: rental.lister.display_name, tenant, amount: money(change.new_cents) };
    const subject = texts.t(`rent:change_${step}_${to}`, names);
    const next = texts.t(`rent:change_${step}_next_${to}`, names);
    const greeting = greetingOf(isToLister ? mailed.listerFirstName : mailed.tenantFirstName, all);
    const ways = isAutopayOn(rental.auto_pay) ? t('changed_choice') : texts.t('rent:change_leave');
    const isRise = change.new_cents > change.old_cents;
    // Nobody has agreed yet.
    const isOpen = step === 'announced' || step === 'asked';
    const isDead = step === 'declined' || step === 'withdrawn';
    const from = formatDate(change.from_date, texts);
    return {
      to: isToLister ? mailed.listerEmail : mailed.tenantEmail,
      locale,
      subject,
      preview: next,
      picture: pictureOf(rental.listing),
      heading: subject,
      blocks: [
        text(greeting),
        text(next),
        facts(
          ...bookingFacts(rental, all),
          ...(isDead
            ? ([
                [t('rent'), texts.t('rent:change_stays', { old: money(change.old_cents) })],
                [
                  texts.t(`rent:change_${step}_fact`),
                  texts.t('rent:change_amount', { ...names, from }),
                ],
              ] as const)
            : ([
                [texts.t('rent:change_old'), money(change.old_cents)],
                [texts.t('rent:change_new'), money(change.new_cents)],
                [texts.t('rent:change_from'), from],
                ...replacedFact(change.replaced, all),
              ] as const)),
          ...wordsFact(t('reason'), change.reason, rental),
        ),
        ...(!isToLister && isRise && isOpen ? [text(ways)] : []),
        isToLister
          ? button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`)
          : button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`),
      ],
    };
  };
}

/** The change that this one replaces, which has no email of its own. */
function replacedFact(
  replaced: ReplacedRent | null,
  { money, texts }: RentalTexts,
): [string, string][] {
  if (replaced === null) return [];
  const { new_cents, from_date } = replaced;
  const rent = { amount: money(new_cents), from: formatDate(from_date, texts) };
  return [[texts.t('rent:change_replaces'), texts.t('rent:change_amount', rent)]];
}
