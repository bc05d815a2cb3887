import type { ChangeSummary } from '../../../platform/database/column-types.ts';
import {
  button,
  facts,
  type MailBlock,
  type MailContent,
  pictureOf,
  text,
} from '../../../platform/mail/content.ts';
import { displayEmail } from '../../../platform/mail/display-email.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { reasonIn } from '../present-money.ts';
import { nextCharge } from '../present-rental.ts';
import type { RentalRow } from '../rentals.queries.ts';
import { autopayToLister, autopayToTenant } from './autopay-emails.ts';
import { type EmailedStep, findEmailedStep, settlementRows } from './emails.queries.ts';
import { type CheckoutFact, type StepTexts, type StepWriter, stayCalendar } from './phrases.ts';
import { bookingFacts, formatDate, formatStayTime, type RentalTexts } from './when.ts';

/** The check-out of the rental, and the one that the step has replaced. */
function agreed({ rental, summary }: EmailedStep, { t }: RentalTexts): CheckoutFact[] {
  const { checkout_date: date, checkout_time: time } = rental;
  const before = {
    date: fromOf(summary, 'checkout_date', date),
    time: fromOf(summary, 'checkout_time', time),
  };
  const isNew = before.date !== date || before.time !== time;
  const now = { label: t('check_out'), date, time };
  return isNew ? [now, { label: t('previous_check_out'), ...before }] : [now];
}

/** The text of a field before the step; the present one if the step has not changed it. */
function fromOf(summary: ChangeSummary, field: string, present: string | null): string | null {
  const change = summary[field];
  if (change === undefined) return present;
  return change.from === null ? null : String(change.from);
}

const TO_LISTER: Readonly<Record<string, StepWriter>> = {
  ...autopayToLister,
  request_checkout({ rental }, texts, tenant) {
    const { t } = texts;
    const { checkout_requested_date: date, checkout_requested_time: time } = rental;
    // Skipped if it was answered or withdrawn before.
    if (date === null) return undefined;
    return {
      subject: t('checkout_requested_subject', { tenant }),
      says: t('checkout_requested', { tenant }),
      button: t('answer_request'),
      checkouts: [{ label: t('requested_check_out'), date, time }, currentOf(rental, texts)],
    };
  },
  leave: (step, texts, tenant) => ({
    subject: texts.t('left_lister_subject', { tenant, title: step.rental.listing.title }),
    says: `${texts.t('left_lister', { tenant })} ${noMoreRent(step.rental, texts)}`,
    button: texts.t('go_to_my_crew'),
    checkouts: agreed(step, texts),
  }),
  schedule_checkout: (step, texts, tenant, now) => ({
    subject: texts.texts.t('rentals:checkout_set_lister_subject', { tenant }),
    says: untilCheckout(step.rental, now, texts),
    button: texts.t('go_to_my_crew'),
    checkouts: agreed(step, texts),
  }),
  confirm_checkout: (step, texts, tenant, now) => ({
    subject: texts.texts.t('rentals:checkout_confirmed_lister_subject', { tenant }),
    says: untilCheckout(step.rental, now, texts),
    button: texts.t('go_to_my_crew'),
    checkouts: agreed(step, texts),
  }),
  check_out: (step, texts, tenant) => ({
    subject: texts.t('checked_out_lister_subject', { tenant }),
    says: `${texts.t('checked_out_lister')} ${noMoreRent(step.rental, texts)}`,
    button: texts.t('go_to_my_crew'),
    checkouts: agreed(step, texts),
  }),
  end: (step, texts, tenant) => ({
    subject: texts.t('ended_lister_subject', { tenant }),
    says: `${texts.t('ended_lister')} ${noMoreRent(step.rental, texts)}`,
    button: texts.t('go_to_my_crew'),
    checkouts: agreed(step, texts),
  }),
};

/** From which day on no rent is charged; nothing without a check-out. */
function noMoreRent({ checkout_date: date }: RentalRow, { texts }: RentalTexts): string {
  return date === null ? '' : texts.t('rentals:checkout_no_more', { day: formatDate(date, texts) });
}

/** What happens to the rent of a stay whose check-out is set. */
function untilCheckout(rental: RentalRow, now: Date, texts: RentalTexts): string {
  const isMoreDue = nextCharge(rental, now) !== null;
  const until = isMoreDue ? `${texts.texts.t('rentals:checkout_lister_next')} ` : '';
  return `${until}${noMoreRent(rental, texts)}`;
}

/** The check-out that stays agreed until a request is answered. */
const currentOf = (
  { checkout_date: date, checkout_time: time }: RentalRow,
  { t }: RentalTexts,
): CheckoutFact => ({ label: t('current_check_out'), date, time });

/** The tenant's text for a step, which links to their rental. */
const toTenant =
  (
    say: (rental: RentalRow, texts: RentalTexts) => Pick<StepTexts, 'subject' | 'says'>,
  ): StepWriter =>
  (step, texts) => ({
    ...say(step.rental, texts),
    button: texts.t('see_my_rental'),
    checkouts: agreed(step, texts),
  });
/** The tenant's text for the end of a stay, which asks those who stayed for a review. */
const toFormerTenant = (
  say: (rental: RentalRow, texts: RentalTexts) => Pick<StepTexts, 'subject' | 'says'>,
): StepWriter =>
  toTenant((rental, texts) => {
    const { subject, says } = say(rental, texts);
    const { start_date, checkout_date } = rental;
    const hasStayed = checkout_date === null || checkout_date >= start_date;
    return { subject, says: hasStayed ? `${says} ${texts.t('write_review')}` : says };
  });
const whoOf = ({ lister }: RentalRow) => ({ who: lister.display_name });
const titleOf = ({ listing }: RentalRow) => ({ title: listing.title });

const TO_TENANT: Readonly<Record<string, StepWriter>> = {
  ...autopayToTenant,
  settle: settled,
  confirm_checkout: toTenant((rental, texts) => ({
    subject: texts.t('checkout_confirmed_subject'),
    says: `${texts.t('checkout_confirmed', whoOf(rental))} ${noMoreRent(rental, texts)}`,
  })),
  decline_checkout: ({ rental, summary }, texts) => ({
    subject: texts.t('checkout_declined_subject'),
    says: texts.t(
      rental.checkout_date === null ? 'checkout_declined_open' : 'checkout_declined',
      whoOf(rental),
    ),
    button: texts.t('see_my_rental'),
    checkouts: [
      {
        label: texts.t('requested_check_out'),
        date: fromOf(summary, 'checkout_requested_date', null),
        time: fromOf(summary, 'checkout_requested_time', null),
      },
      currentOf(rental, texts),
    ],
  }),
  schedule_checkout: toTenant((rental, texts) => ({
    subject: texts.t('checkout_set_subject'),
    says: `${texts.t('checkout_set', whoOf(rental))} ${noMoreRent(rental, texts)}`,
  })),
  check_out: toFormerTenant((rental, texts) => ({
    subject: texts.t('checked_out_subject', titleOf(rental)),
    says: `${texts.t('checked_out', whoOf(rental))} ${noMoreRent(rental, texts)}`,
  })),
  leave: toFormerTenant((rental, texts) => ({
    subject: texts.t('left_subject', titleOf(rental)),
    says: `${texts.t('left', whoOf(rental))} ${noMoreRent(rental, texts)}`,
  })),
  end: toFormerTenant((rental, texts) => ({
    subject: texts.t('ended_subject', titleOf(rental)),
    says: `${texts.t('ended')} ${noMoreRent(rental, texts)}`,
  })),
};

/** How the lister has closed the settlement, and the rent that is still owed. */
function settled({ rental, summary }: EmailedStep, texts: RentalTexts): StepTexts {
  const { t, money } = texts;
  const cents = (name: string) => Number(summary[name]?.to ?? 0);
  const owed = cents('rent_owed');
  const key = settledKey(summary);
  const amounts = { returned: money(cents('returned')), amount: money(cents('not_returned')) };
  return {
    subject: t('settled_subject', { ...whoOf(rental), ...titleOf(rental) }),
    says: t(key, { ...whoOf(rental), ...amounts }),
    button: t('see_my_rental'),
    facts: owed > 0 ? [[texts.texts.t('rentals:open_rent'), money(owed)]] : [],
  };
}

function settledKey({ returned, not_returned: rest, rent_owed }: ChangeSummary) {
  if (returned !== undefined) return rest === undefined ? 'settled_returned' : 'settled_both';
  if (rest !== undefined) return 'settled_not_returned';
  return rent_owed === undefined ? 'settled' : 'settled_owed';
}

/** The steps that are emailed, by their reader. */
export const STEP_WRITERS = { lister: TO_LISTER, tenant: TO_TENANT };

/** A step of a stay, for the lister or the tenant. Skipped if outdated. */
export function rentalStepMail(site: MailSite): Composer<'rental_step'> {
  const textsOf = mailTexts('rentals/emails', site);
  return async (trx, order, now): Promise<MailContent | undefined> => {
    const step = await findEmailedStep(trx, order);
    if (step === undefined) return undefined;
    const to = order.to ?? 'tenant';
    const isToLister = to === 'lister';
    const texts = textsOf(step.locale);
    const { t, locale } = texts;
    const tenant = nameOfTenant(step.rental, texts);
    const words = STEP_WRITERS[to][step.action]?.(step, texts, tenant, now);
    if (words === undefined) return undefined;
    return {
      to: step.to,
      locale,
      subject: words.subject,
      preview: words.says,
      picture: pictureOf(step.rental.listing),
      heading: words.subject,
      blocks: [
        text(step.firstName === '' ? t('hello') : t('hi', { name: step.firstName })),
        text(words.says),
        factsOf(step, words, to, texts),
        button(words.button, `${site.publicUrl}${pageOf(step, isToLister)}`),
      ],
      ...(hasNewDates(step) && {
        calendar: stayCalendar(step.rental, to, site, texts),
      }),
    };
  };
}

const NEW_DATES = new Set(['confirm_checkout', 'schedule_checkout', 'check_out', 'leave']);

/** Whether the step changed a stay that is in calendars; an invitation is in none. */
const hasNewDates = ({ action, rental }: EmailedStep) =>
  NEW_DATES.has(action) && rental.status !== 'pending';

/** Links to the invitation until it is accepted: the tenant may have no account yet. */
function pageOf({ rental, mailedToken }: EmailedStep, isToLister: boolean): string {
  if (isToLister) return '/my-crew';
  return rental.status === 'pending' ? `/tenant/accept/${mailedToken}` : '/my-crashpad';
}

function factsOf(
  step: EmailedStep,
  words: StepTexts,
  to: 'lister' | 'tenant',
  texts: RentalTexts,
): MailBlock {
  const { rental, reason } = step;
  const { t, locale } = texts;
  const rows = bookingFacts(rental, texts);
  for (const { label, date, time } of words.checkouts ?? []) {
    const when = date === null ? t('open') : formatStayTime(date, time, rental.time_zone, locale);
    rows.push([label, when]);
  }
  rows.push(...(words.facts ?? []), ...settlementRows(step, to, texts));
  if (reason !== null && reason !== '') rows.push([t('reason'), reasonIn(reason, locale)]);
  return facts(...rows);
}

/** As pages name them: their account's name, else the invited one, else the email the lister knows. */
function nameOfTenant(rental: RentalRow, { t }: RentalTexts): string {
  const { tenant, first_name, last_name, email, email_hidden, accepted_at } = rental;
  const name = tenant?.display_name || `${first_name} ${last_name}`.trim();
  if (name !== '') return name;
  if (email !== '' && (!email_hidden || accepted_at !== null)) return displayEmail(email);
  return t(rental.status === 'pending' ? 'invited_person' : 'your_tenant');
}
