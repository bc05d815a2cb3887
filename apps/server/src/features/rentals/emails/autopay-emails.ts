import { AUTOPAY, type AutopayBeforeEnd, autopayBeforeEnd, quoteRent } from '@crewpad/domain';
import { nextCharge, offerOf } from '../present-rental.ts';
import type { RentalRow } from '../rentals.queries.ts';
import type { EmailedStep } from './emails.queries.ts';
import { openWords, type StepWriter } from './phrases.ts';
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
  accept_autopay(step, texts, tenant, now) {
    const after = autopayAfter(step);
    if (after === undefined) return undefined;
    const { t } = texts;
    const open = openWords(step.rental, { at: now, to: 'lister' }, texts);
    return after === AUTOPAY.on
      ? {
          subject: t('accept_autopay_on_subject', { tenant }),
          says: [t('accept_autopay_on'), ...open].join(' '),
          button: t('go_to_my_crew'),
          facts: [rentFact(step, texts), ...firstCharge(step.rental, now, texts)],
        }
      : {
          subject: t('accept_autopay_off_subject', { tenant }),
          says: t('autopay_off'),
          button: t('go_to_my_crew'),
          facts: rentToCome(step.rental, now, texts),
        };
  },
  decline_autopay(step, texts, tenant, now) {
    const after = autopayAfter(step);
    if (after === undefined) return undefined;
    const { t } = texts;
    const facts = rentToCome(step.rental, now, texts);
    const button = t('go_to_my_crew');
    return after === AUTOPAY.on
      ? { subject: t('autopay_kept_subject', { tenant }), says: t('autopay_kept'), button, facts }
      : {
          subject: t('autopay_declined_subject', { tenant }),
          says: t('autopay_declined'),
          ...{ button, facts },
        };
  },
  disable_autopay(step, texts, tenant, now) {
    if (autopayAfter(step) !== AUTOPAY.off) return undefined;
    const { t } = texts;
    const facts = rentToCome(step.rental, now, texts);
    const button = t('go_to_my_crew');
    const was = step.summary.auto_pay?.from;
    if (was === AUTOPAY.asked) {
      return {
        subject: t('autopay_declined_subject', { tenant }),
        says: t('autopay_declined'),
        ...{ button, facts },
      };
    }
    return {
      subject: t(was === AUTOPAY.stopAsked ? 'accept_autopay_off_subject' : 'autopay_off_subject', {
        tenant,
      }),
      says: t('autopay_off'),
      ...{ button, facts },
    };
  },
};

export const autopayToTenant: Readonly<Record<string, StepWriter>> = {
  request_autopay(step, texts, _tenant, now) {
    const { t, money } = texts;
    const { rental } = step;
    const who = rental.lister.display_name;
    const after = autopayAfter(step);
    if (after === AUTOPAY.on) {
      return {
        subject: texts.texts.t('rentals:autopay_stop_withdrawn_subject', { who }),
        says: texts.texts.t('rentals:autopay_stop_withdrawn'),
        button: t('see_my_rental'),
        facts: rentToCome(rental, now, texts),
      };
    }
    if (after !== AUTOPAY.asked) return undefined;
    const isOffer = rental.status === 'pending';
    const facts = [rentFact(step, texts)];
    facts.push(...firstCharge(rental, now, texts));
    if (isOffer && rental.deposit > 0) {
      const amount = money(rental.deposit);
      facts.push([
        t('deposit'),
        texts.texts.t(`rentals:${rental.holds_deposit ? 'deposit_held' : 'deposit_hand'}`, {
          amount,
          who,
        }),
      ]);
    }
    const open = openWords(rental, { at: now, to: 'tenant' }, texts);
    return {
      subject: t('autopay_requested_subject', { who }),
      says: [requestedWords(rental, texts), ...open].join(' '),
      button: t(isOffer ? 'invitation_see' : 'answer_request'),
      facts,
    };
  },
  disable_autopay(step, texts, _tenant, now) {
    const { t } = texts;
    const { rental, summary, actor } = step;
    const who = rental.lister.display_name;
    const after = autopayAfter(step);
    if (after === AUTOPAY.stopAsked) {
      return {
        subject: t('autopay_stop_subject', { who }),
        says: t('autopay_stop'),
        button: t('answer_request'),
        facts: [rentFact(step, texts), ...rentToCome(rental, now, texts)],
      };
    }
    if (after !== AUTOPAY.off) return undefined;
    const button = t(rental.status === 'pending' ? 'invitation_see' : 'see_my_rental');
    const ended = endedFrom(step);
    const why = ended === undefined ? [] : [texts.texts.t(ENDED[ended], { who })];
    // Nothing was on that could be turned off.
    const isWithdrawn = summary.auto_pay?.from === AUTOPAY.asked && actor !== 'tenant';
    const subject = offSubject({ isWithdrawn, hasEnded: ended !== undefined }, rental, texts);
    if (actor === 'lister' && !isWithdrawn) why.push(t('autopay_off_by', { who }));
    if (rental.status === 'pending') {
      const says = [...why, t('autopay_off_invited', { who })].join(' ');
      return { subject, says, button, facts: [rentFact(step, texts)] };
    }
    const facts = rentToCome(rental, now, texts);
    const says = [
      ...why,
      ...(rental.tenant_has_card && !isWithdrawn ? [t('autopay_off_for_you')] : []),
      facts.length > 0 ? t('pay_directly', { who }) : t('autopay_off_nothing'),
    ];
    return { subject, says: says.join(' '), button, facts };
  },
};

function offSubject(
  { isWithdrawn, hasEnded }: { isWithdrawn: boolean; hasEnded: boolean },
  { listing: { title }, lister }: RentalRow,
  { t, texts }: RentalTexts,
): string {
  if (!isWithdrawn) return t('autopay_off_at', { title });
  return hasEnded
    ? texts.t('rentals:payouts_ended_asked_subject', { title })
    : texts.t('rentals:autopay_withdrawn_subject', { who: lister.display_name });
}

/** What AutoPay does, and how to answer: without a card on file, one is added on the way. */
function requestedWords(rental: RentalRow, { t, texts }: RentalTexts): string {
  const who = rental.lister.display_name;
  const key = rental.status === 'pending' ? 'autopay_requested_later' : 'autopay_requested';
  return rental.tenant_has_card ? t(key, { who }) : texts.t(`rentals:${key}_no_card`, { who });
}

/** What AutoPay charges first, once the tenant agrees: nothing that is due before. */
function firstCharge(rental: RentalRow, now: Date, texts: RentalTexts): [string, string][] {
  const { t, money, locale } = texts;
  // Accepting an invitation in which AutoPay is asked for charges no card.
  const offered = () => quoteRent({ ...offerOf(rental), auto_pay: AUTOPAY.off }, now).first_rent;
  const first = rental.status === 'pending' ? offered() : nextCharge(rental, now)?.period;
  if (!first) return [];
  const when = formatWhen(first.due_at, rental.time_zone, locale);
  return [[t('first_charge'), t('amount_when', { amount: money(first.amount), when })]];
}

/** The rent of a stay that is due, and the next one: on its day, or at the hour of its charge. */
export function rentToCome(
  rental: RentalRow,
  now: Date,
  { t, money, locale, texts }: RentalTexts,
): [string, string][] {
  if (rental.status !== 'accepted') return [];
  const dueText = (cents: number, at: Date, isCharged = false) => {
    const when = formatDue(at, { isCharged, timeZone: rental.time_zone }, locale);
    return t('rent_when', { amount: money(cents), when });
  };
  const due = rental.open_charges
    .map((charge) => ({ ...charge, dueAt: new Date(charge.due_at) }))
    .filter(({ dueAt }) => dueAt <= now);
  const next = nextCharge(rental, now);
  return [
    ...due.map(({ period_from, period_to, amount_cents, dueAt }): [string, string] => [
      formatPeriod(period_from, period_to, texts),
      dueText(amount_cents, dueAt),
    ]),
    ...(next === null
      ? []
      : [
          [
            t('next_rent'),
            dueText(
              next.period.amount,
              next.chargedAt ?? next.period.due_at,
              next.chargedAt !== null,
            ),
          ] as [string, string],
        ]),
  ];
}
