import { type AutopayBeforeEnd, autopayBeforeEnd, quoteRent } from '@crewpad/domain';
import { nextCharge, offerOf } from '../present-rental.ts';
import type { RentalRow } from '../queries/rental-rows.ts';
import type { EmailedStep } from './queries/find-step.ts';
import type { StepWriter } from './step-texts.ts';
import { formatDue, formatPeriod, formatWhen, type RentalTexts, rentPerMonth } from './when.ts';

/**
 * The resulting AutoPay state of a step; undefined if another step followed, which has its own
 * email.
 */
function autopayAfter({ rental, summary }: EmailedStep): number | undefined {
  const to = summary.auto_pay?.to;
  return to === rental.auto_pay ? rental.auto_pay : undefined;
}

/** What AutoPay was before the end of the lister's payouts turned it off. */
const endedFrom = ({ summary, status }: EmailedStep): AutopayBeforeEnd | undefined =>
  summary.autopay_ended?.to === 'payouts_disconnected'
    ? autopayBeforeEnd(summary.auto_pay?.from, status)
    : undefined;

const ENDED = {
  on: 'rentals:payouts_ended',
  asked: 'rentals:payouts_ended_asked',
  offered: 'rentals:payouts_ended_offered',
} as const satisfies Record<AutopayBeforeEnd, string>;

const rentFact = ({ rental }: EmailedStep, texts: RentalTexts): [string, string] => [
  texts.t('rent'),
  rentPerMonth(rental.rental_amount, rental.payment_date, texts),
];

export const autopayToLister: Readonly<Record<string, StepWriter>> = {
  accept_autopay(step, texts, tenant) {
    const after = autopayAfter(step);
    if (after === undefined) return undefined;
    const { t } = texts;
    return after === 1
      ? {
          subject: t('accept_autopay_on_subject', { tenant }),
          says: t('accept_autopay_on'),
          button: t('go_to_my_crew'),
          facts: [rentFact(step, texts)],
        }
      : {
          subject: t('accept_autopay_off_subject', { tenant }),
          says: t('autopay_off'),
          button: t('go_to_my_crew'),
        };
  },
  decline_autopay(step, { t }, tenant) {
    const after = autopayAfter(step);
    if (after === undefined) return undefined;
    return after === 1
      ? {
          subject: t('autopay_kept_subject', { tenant }),
          says: t('autopay_kept'),
          button: t('go_to_my_crew'),
        }
      : {
          subject: t('autopay_declined_subject', { tenant }),
          says: t('autopay_declined'),
          button: t('go_to_my_crew'),
        };
  },
  disable_autopay(step, { t }, tenant) {
    if (autopayAfter(step) !== 0) return undefined;
    const was = step.summary.auto_pay?.from;
    if (was === 2) {
      return {
        subject: t('autopay_declined_subject', { tenant }),
        says: t('autopay_declined'),
        button: t('go_to_my_crew'),
      };
    }
    return {
      subject: t(was === 3 ? 'accept_autopay_off_subject' : 'autopay_off_subject', { tenant }),
      says: t('autopay_off'),
      button: t('go_to_my_crew'),
    };
  },
};

export const autopayToTenant: Readonly<Record<string, StepWriter>> = {
  request_autopay(step, texts, _tenant, now) {
    const { t, money } = texts;
    const { rental } = step;
    const who = rental.lister.display_name;
    const after = autopayAfter(step);
    if (after === 1) {
      return {
        subject: texts.texts.t('rentals:autopay_stop_withdrawn_subject', { who }),
        says: texts.texts.t('rentals:autopay_stop_withdrawn'),
        button: t('see_my_rental'),
      };
    }
    if (after !== 2) return undefined;
    const isOffer = rental.status === 'pending';
    const facts = [rentFact(step, texts)];
    facts.push(...firstCharge(rental, now, texts));
    if (isOffer && rental.deposit > 0) {
      facts.push([t('deposit'), t('deposit_charged', { amount: money(rental.deposit) })]);
    }
    return {
      subject: t('autopay_requested_subject', { who }),
      says: requestedWords(rental, texts),
      button: t(isOffer ? 'invitation_see' : 'answer_request'),
      facts,
    };
  },
  disable_autopay(step, texts, _tenant, now) {
    const { t } = texts;
    const { rental, summary, actor } = step;
    const who = rental.lister.display_name;
    const after = autopayAfter(step);
    if (after === 3) {
      return {
        subject: t('autopay_stop_subject', { who }),
        says: t('autopay_stop'),
        button: t('answer_request'),
        facts: [rentFact(step, texts)],
      };
    }
    if (after !== 0) return undefined;
    const button = t(rental.status === 'pending' ? 'invitation_see' : 'see_my_rental');
    const ended = endedFrom(step);
    const why = ended === undefined ? [] : [texts.texts.t(ENDED[ended], { who })];
    if (summary.auto_pay?.from === 2 && actor !== 'tenant') {
      const { title } = rental.listing;
      return {
        subject:
          ended === undefined
            ? texts.texts.t('rentals:autopay_withdrawn_subject', { who })
            : texts.texts.t('rentals:payouts_ended_asked_subject', { title }),
        says: [...why, texts.texts.t('rentals:autopay_withdrawn')].join(' '),
        button,
      };
    }
    const subject = t('autopay_off_at', { title: rental.listing.title });
    if (rental.status === 'pending') {
      const says = [...why, t('autopay_off_invited', { who })].join(' ');
      return { subject, says, button, facts: [rentFact(step, texts)] };
    }
    const facts = rentByHand(rental, now, texts);
    const says = [
      ...why,
      ...(rental.tenant_has_card ? [t('autopay_off_for_you')] : []),
      facts.length > 0 ? t('pay_directly', { who }) : t('autopay_off_nothing'),
    ];
    return { subject, says: says.join(' '), button, facts };
  },
};

/** What AutoPay does, and how to answer: without a card on file, one is added on the way. */
function requestedWords(rental: RentalRow, { t, texts }: RentalTexts): string {
  const who = rental.lister.display_name;
  const key = rental.status === 'pending' ? 'autopay_requested_later' : 'autopay_requested';
  return rental.tenant_has_card ? t(key, { who }) : texts.t(`rentals:${key}_no_card`, { who });
}

/** What AutoPay charges first, once the tenant agrees. */
function firstCharge(rental: RentalRow, now: Date, texts: RentalTexts): [string, string][] {
  const { t, money, locale } = texts;
  const written = (cents: number, at: Date | null) => {
    const amount = money(cents);
    if (at === null) return t('rent_now', { amount });
    return t('amount_when', { amount, when: formatWhen(at, rental.time_zone, locale) });
  };
  if (rental.status !== 'pending') {
    const next = nextCharge(rental, now)?.period;
    return next ? [[t('first_charge'), written(next.amount, next.due_at)]] : [];
  }
  const offer = { ...offerOf(rental), auto_pay: 1 } as const;
  const { today, first_rent, agreed } = quoteRent(offer, now);
  const first =
    agreed?.charges.find(({ kind }) => kind === 'rent') ??
    today.filter(({ kind }) => kind === 'rent').map((one) => ({ ...one, due_at: null }))[0] ??
    first_rent;
  return first ? [[t('first_charge'), written(first.amount, first.due_at)]] : [];
}

/** The rent that a tenant now pays by hand: what is due, and the next one. */
function rentByHand(rental: RentalRow, now: Date, texts: RentalTexts): [string, string][] {
  const { t, money, locale } = texts;
  const dueText = (cents: number, at: Date) => {
    const when = formatDue(at, { isCharged: false, timeZone: rental.time_zone }, locale);
    return t('rent_when', { amount: money(cents), when });
  };
  const due = rental.open_charges
    .map((charge) => ({ ...charge, dueAt: new Date(charge.due_at) }))
    .filter(({ dueAt }) => dueAt <= now);
  const next = nextCharge(rental, now)?.period;
  return [
    ...due.map(({ period_from, period_to, amount_cents, dueAt }): [string, string] => [
      formatPeriod(period_from, period_to, texts.texts),
      dueText(amount_cents, dueAt),
    ]),
    ...(next ? [[t('next_rent'), dueText(next.amount, next.due_at)] as [string, string]] : []),
  ];
}
