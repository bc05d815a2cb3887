import {
  AUTOPAY,
  type AutopayBeforeEnd,
  autopayBeforeEnd,
  formatDay,
  isAutopayOn,
  quoteRent,
} from '@crewpad/domain';
import { button, facts, type MailContent, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { nextCharge, offerOf, rentToday } from '../present-rental.ts';
import type { RentalRow } from '../rentals.queries.ts';
import type { EmailedStep, MailedRental } from './emails.queries.ts';
import {
  aboutRental,
  greetingOf,
  nameFields,
  openWords,
  reasonBlocks,
  type StepWriter,
  stayCalendar,
  stoppedBlocks,
} from './phrases.ts';
import {
  formatDue,
  formatPeriod,
  formatWhen,
  newRentFacts,
  type RentalTexts,
  rentFacts,
  rentPerMonth,
  stayFacts,
} from './when.ts';

const RENT_FIELDS = new Set(['rental_amount', 'payment_date']);

/** The emails about the answer to an invitation, and about later changes by the lister. */
export function answerMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const toMyCrew = ({ t }: RentalTexts) => button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`);
  const toMyCrashpad = ({ t }: RentalTexts) =>
    button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`);

  return {
    rental_declined: aboutRental<'rental_declined'>((mailed, { to }) => {
      if (to === 'tenant') return declinedForTenant(mailed, textsOf(mailed.tenantLocale));
      const { tenantName: tenant, listerFirstName, rental } = mailed;
      const texts = textsOf(mailed.listerLocale);
      const { t, locale } = texts;
      const greeting = greetingOf(listerFirstName, texts);
      return {
        to: mailed.listerEmail,
        locale,
        subject: t('declined_subject', { tenant, title: rental.listing.title }),
        preview: t('declined_preview'),
        heading: t('declined_heading', { tenant }),
        blocks: [
          text(t('declined_text', { greeting, tenant })),
          ...reasonBlocks(mailed, texts),
          ...(mailed.isReasonLeftOut
            ? [text(texts.texts.t('rentals:declined_reason', { tenant }))]
            : []),
          ...stoppedBlocks(rental, 'lister', texts),
          facts(...stayFacts(rental, texts)),
          mailed.isReasonLeftOut
            ? button(
                texts.texts.t('rentals:declined_read'),
                `${site.publicUrl}/my-crew?tab=history`,
              )
            : toMyCrew(texts),
        ],
      };
    }),

    rental_accepted: aboutRental<'rental_accepted'>((mailed, { to, quotedAt }, now) => {
      const isToLister = to === 'lister';
      const texts = textsOf(isToLister ? mailed.listerLocale : mailed.tenantLocale);
      const content = isToLister
        ? acceptedForLister(mailed, texts)
        : acceptedForTenant(mailed, texts);
      const quoted = {
        quotedAt: quotedAt === undefined ? now : new Date(quotedAt),
        reader: isToLister ? 'lister' : 'tenant',
      } as const;
      const { rental } = mailed;
      const rows = [...stayFacts(rental, texts), ...rentFacts(rental, quoted, texts)];
      const next = isToLister ? toMyCrew(texts) : toMyCrashpad(texts);
      return {
        ...content,
        blocks: [...content.blocks, facts(...rows), next],
        calendar: stayCalendar(rental, quoted.reader, site, texts),
      };
    }),

    rental_changed: aboutRental<'rental_changed'>((mailed, { fields = [] }, now) => {
      const { rental } = mailed;
      if (rental.status !== 'accepted') return undefined;
      const texts = textsOf(mailed.tenantLocale);
      const { t, locale } = texts;
      const { title } = rental.listing;
      const who = rental.lister.display_name;
      const what = nameFields(fields, texts);
      const isNewRent = fields.some((field) => RENT_FIELDS.has(field));
      const rent = rentPerMonth(rentToday(rental, now), rental.payment_date, texts);
      const from = isNewRent ? newRentFacts(rental, texts) : [];
      const choice = isNewRent && isAutopayOn(rental.auto_pay) ? [text(t('changed_choice'))] : [];
      const greeting = greetingOf(mailed.tenantFirstName, texts);
      return {
        to: mailed.tenantEmail,
        locale,
        subject: t('changed_subject', { who, title }),
        preview: t('changed_preview', { who, what }),
        heading: t('changed_heading'),
        blocks: [
          text(t('changed_text', { greeting, who, what })),
          facts(
            ...stayFacts(rental, texts),
            [t('rent'), rent],
            ...from,
            ...(fields.includes('late_fee') ? [lateFeeFact(rental, now, texts)] : []),
          ),
          ...choice,
          toMyCrashpad(texts),
        ],
      };
    }),
  } satisfies Composers;
}

/** The new late fee, and for which rent a raised one counts. */
function lateFeeFact(
  { late_fee, late_fee_before: before, late_fee_from: from, time_zone }: RentalRow,
  now: Date,
  { t, money, locale, texts }: RentalTexts,
): [string, string] {
  const name = texts.t('rentals:late_fee');
  const amount = money(late_fee ?? 0);
  if (before === null || from === null || from <= now) return [name, amount];
  const day = formatDay(from, time_zone, locale);
  return [name, t('late_fee_from', { amount, from: day, old: money(before) })];
}

/** Whoever holds the email can decline, so its owner is told. */
function declinedForTenant(
  { rental, tenantEmail, tenantFirstName, ...mailed }: MailedRental,
  texts: RentalTexts,
): MailContent {
  const { t } = texts.texts;
  const names = { who: rental.lister.display_name, title: rental.listing.title };
  const subject = t('rentals:you_declined_subject', names);
  return {
    to: tenantEmail,
    locale: mailed.tenantLocale,
    subject,
    preview: t('rentals:you_declined_not_you', names),
    heading: subject,
    blocks: [
      text(greetingOf(tenantFirstName, texts)),
      text(t('rentals:you_declined', names)),
      ...stoppedBlocks(rental, 'tenant', texts),
      text(t('rentals:you_declined_not_you', names)),
      facts(...stayFacts(rental, texts)),
    ],
  };
}

function acceptedForLister(mailed: MailedRental, texts: RentalTexts): MailContent {
  const { tenantName: tenant, listerFirstName, listerEmail, rental } = mailed;
  const { t, locale } = texts;
  const greeting = greetingOf(listerFirstName, texts);
  return {
    to: listerEmail,
    locale,
    subject: t('accepted_lister_subject', { tenant, title: rental.listing.title }),
    preview: t('accepted_lister_preview'),
    heading: t('accepted_lister_heading', { tenant }),
    blocks: [text(t('accepted_lister_text', { greeting, tenant }))],
  };
}

function acceptedForTenant(
  { rental, tenantEmail, tenantFirstName }: MailedRental,
  texts: RentalTexts,
): MailContent {
  const { listing, lister } = rental;
  const { t, locale } = texts;
  const { street1, street2, city, state, postal_code } = listing;
  const address = [street1, street2, city, [state, postal_code].filter(Boolean).join(' ')];
  const who = lister.display_name;
  const greeting = greetingOf(tenantFirstName, texts);
  const payment = isAutopayOn(rental.auto_pay) ? [] : [text(t('pay_directly', { who }))];
  return {
    to: tenantEmail,
    locale,
    subject: t('accepted_tenant_subject', { title: listing.title }),
    preview: t('accepted_tenant_preview', { who }),
    heading: t('accepted_tenant_heading'),
    blocks: [
      text(t('accepted_tenant_text', { greeting, who })),
      ...payment,
      facts([t('address'), address.filter(Boolean).join(', ')]),
    ],
  };
}

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
    return after === 1
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
    if (actor === 'lister') why.push(t('autopay_off_by', { who }));
    if (rental.status === 'pending') {
      const says = [...why, t('autopay_off_invited', { who })].join(' ');
      return { subject, says, button, facts: [rentFact(step, texts)] };
    }
    const facts = manualRentFacts(rental, now, texts);
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
  const offer = { ...offerOf(rental), auto_pay: AUTOPAY.on } as const;
  const { today, first_rent, agreed } = quoteRent(offer, now);
  const offered =
    agreed?.charges.find(({ kind }) => kind === 'rent') ??
    today.filter(({ kind }) => kind === 'rent').map((item) => ({ ...item, due_at: null }))[0] ??
    first_rent;
  const first = rental.status === 'pending' ? offered : nextCharge(rental, now)?.period;
  return first ? [[t('first_charge'), written(first.amount, first.due_at)]] : [];
}

/** The rent that a tenant now pays by hand: what is due, and the next one. */
function manualRentFacts(rental: RentalRow, now: Date, texts: RentalTexts): [string, string][] {
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
