import { type AutopayPause, dueDay } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import {
  button,
  facts,
  type MailContent,
  note,
  pictureOf,
  text,
} from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { adviceFor, cardName } from '../../billing/index.ts';
import {
  aboutRental,
  autopayPause,
  bookingFacts,
  feeFacts,
  formatDue,
  formatPeriod,
  formatWhen,
  getRental,
  greetingOf,
  nextCharge,
  type RentalRow,
  type RentalTexts,
} from '../../rentals/index.ts';
import { rentLines } from '../payments/coverage.ts';
import type { ReopenedPeriod } from './mailed-money.queries.ts';
import { findMailedRent, type MailedRent } from './mailed-rent.queries.ts';

/** The emails about rent: payments, and failed charges. */
export function rentMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const toMyCrew = ({ t }: RentalTexts) => button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`);
  const toMyCrashpad = ({ t }: RentalTexts) =>
    button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`);
  const toCard = ({ t }: RentalTexts) =>
    button(t('update_card'), `${site.publicUrl}/update-payment-method`);

  return {
    rent_paid: async (trx, order, now) => {
      const rent = await findMailedRent(trx, order, now);
      if (rent === undefined || !rent.isPaid) return undefined;
      const { mailed, amount, fee } = rent;
      const texts = textsOf(mailed.listerLocale);
      const { t, locale, money } = texts;
      const tenant = mailed.tenantName;
      const greeting = greetingOf(mailed.listerFirstName, texts);
      return {
        to: mailed.listerEmail,
        locale,
        subject: t('rent_paid_subject', { tenant, amount: money(amount) }),
        preview: t('rent_paid_preview', { period: periodOf(rent, texts) }),
        picture: pictureOf(mailed.rental.listing),
        heading: t('rent_paid_heading', { tenant }),
        blocks: [
          text(t('rent_paid_text', { greeting, tenant })),
          facts(...rentFactsOf(rent, texts), ...feeFacts(amount, fee, texts)),
          toMyCrew(texts),
        ],
      };
    },

    rent_failed: async (trx, order, now) => {
      const rent = await findMailedRent(trx, order, now);
      // Paid or cancelled in the meantime: nothing to report.
      if (rent === undefined || !rent.isOpen) return undefined;
      const { listerLocale, tenantLocale } = rent.mailed;
      const texts = textsOf(order.to === 'lister' ? listerLocale : tenantLocale);
      const rows = [...rentFactsOf(rent, texts), ...nextFacts(rent, texts)];
      if (order.to === 'lister') {
        const content = failedForLister(rent, texts);
        return { ...content, blocks: [...content.blocks, facts(...rows), toMyCrew(texts)] };
      }
      const content = failedForTenant(rent, texts);
      const buttons = [toCard(texts), toMyCrashpad(texts)];
      const next = rent.mustConfirm || rent.isEnd ? buttons.toReversed() : buttons;
      const contact = note(texts.t('questions', { address: site.contactEmail }));
      return { ...content, blocks: [...content.blocks, facts(...rows), ...next, contact] };
    },
  } satisfies Composers;
}

const periodOf = ({ period_from, period_to }: MailedRent, { texts }: RentalTexts) =>
  formatPeriod(period_from, period_to, texts);

/** What rent is for, when it is due, and how much. */
export function rentFactsOf(rent: MailedRent, all: RentalTexts): [string, string][] {
  const { t, money, locale, texts } = all;
  const { mailed, amount, due_at, card_brand, card_last4 } = rent;
  const { rental } = mailed;
  return [
    ...bookingFacts(rental, all),
    [t('period'), periodOf(rent, all)],
    [t('due'), formatDue(due_at, { isCharged: false, timeZone: rental.time_zone }, locale)],
    ...rentLines(rent, texts),
    [t('amount'), money(amount)],
    ...(card_brand !== null && card_last4 !== null
      ? [[t('card'), cardName(card_brand, card_last4, texts)] as [string, string]]
      : []),
  ];
}

/** Nothing where no attempt is certain to come. */
function nextFacts(
  { nextAttemptAt, mailed }: MailedRent,
  { t, locale }: RentalTexts,
): [string, string][] {
  if (nextAttemptAt === undefined) return [];
  return [[t('next_attempt'), formatWhen(nextAttemptAt, mailed.rental.time_zone, locale)]];
}

function failedForTenant(rent: MailedRent, all: RentalTexts): MailContent {
  const { mailed, isEnd } = rent;
  const { t, locale, texts } = all;
  const isWaiting = rent.mustConfirm;
  const subject = isWaiting
    ? texts.t('rent:confirm_subject')
    : t(isEnd ? 'rent_not_paid_subject' : 'rent_failed_subject');
  return {
    to: mailed.tenantEmail,
    locale,
    subject,
    preview: isWaiting ? texts.t('rent:confirm_preview') : t('rent_failed_preview'),
    picture: pictureOf(mailed.rental.listing),
    heading: subject,
    blocks: failedSentences(rent, all).map((sentence) => text(sentence)),
  };
}

/** Why no card was charged, and what the tenant can do. */
function failedSentences(rent: MailedRent, all: RentalTexts): string[] {
  const { mailed, isPeriodOpen } = rent;
  const { t, texts } = all;
  const greeting = greetingOf(mailed.tenantFirstName, all);
  const advice = adviceOf(rent);
  if (advice === 'confirm')
    return [texts.t('rent:confirm', { greeting }), t('rent_failed_confirm')];
  if (isWithoutCard(rent)) {
    const next = advice === 'end' && !isPeriodOpen ? 'rent:no_card_end' : 'rent:no_card_next';
    const who = mailed.rental.lister.display_name;
    return [texts.t('rent:no_card', { greeting }), texts.t(next, { who })];
  }
  return [
    t('rent_failed_text', { greeting }),
    reasonOf(rent, all),
    t(`rent_failed_${advice}`),
    ...(advice === 'end' && isPeriodOpen ? [t('rent_failed_end_card')] : []),
    ...(isListersToCharge(rent) ? [t('rent_failed_may_charge')] : []),
  ];
}

/** No card was tried, so there is no other one. */
const isWithoutCard = ({ hasCard, mailed }: MailedRent) =>
  !hasCard && !mailed.rental.has_invalid_card;

function reasonOf({ mailed, code, hasCard, isCardShared }: MailedRent, all: RentalTexts) {
  if (isCardShared) {
    return all.texts.t('billing:card_shared', { name: mailed.rental.lister.display_name });
  }
  return hasCard && code !== null ? adviceFor(code, all.texts) : all.t('rent_failed_no_card');
}

type Advice = 'end' | 'confirm' | 'new_card' | 'retry';

/** Both sides read the same about what happens next. */
function adviceOf({ isEnd, mustConfirm, nextAttemptAt }: MailedRent): Advice {
  if (mustConfirm) return 'confirm';
  if (isEnd) return 'end';
  return nextAttemptAt === undefined ? 'new_card' : 'retry';
}

/** Nothing is planned for the card, and the lister can still charge it. */
const isListersToCharge = (rent: MailedRent) =>
  rent.isChargeable && ['end', 'new_card'].includes(adviceOf(rent));

function failedForLister(rent: MailedRent, all: RentalTexts): MailContent {
  const { mailed, isCardShared } = rent;
  const { tenantName: tenant, listerFirstName, listerEmail } = mailed;
  const { t, locale, texts } = all;
  const advice = adviceOf(rent);
  const isWaiting = advice === 'confirm';
  const waiting = texts.t('rent:confirm_lister_subject', { tenant });
  const greeting = greetingOf(listerFirstName, all);
  const key = advice === 'end' ? 'rent_failed_lister_end' : 'rent_failed_lister';
  const isCardMissing = advice === 'end' && isWithoutCard(rent);
  const lead = isCardMissing
    ? texts.t('rent:no_card_lister_end', { greeting, tenant })
    : t(key, { greeting, tenant });
  const end = t(isCardMissing ? 'rent_failed_no_card' : 'rent_failed_lister_end_preview');
  const next = advice === 'end' ? undefined : texts.t(`rent:failed_${advice}`, { tenant });
  return {
    to: listerEmail,
    locale,
    subject: isWaiting ? waiting : t(`${key}_subject`, { tenant }),
    preview: next ?? end,
    picture: pictureOf(mailed.rental.listing),
    heading: isWaiting ? waiting : t(`${key}_heading`),
    blocks: [
      text(isWaiting ? greeting : lead),
      ...(isCardShared ? [text(texts.t('billing:tenant_card_shared'))] : []),
      ...(next === undefined ? [] : [text(next)]),
      ...(isListersToCharge(rent) ? [text(t('rent_failed_may_charge_lister'))] : []),
    ],
  };
}

/**
 * Reminds a tenant of rent that is due soon. Skipped if nothing is due any more, or AutoPay cannot
 * charge it.
 */
export function rentReminderMail(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  return aboutRental<'rent_reminder'>((mailed, { dueAt }, now) => {
    const { rental } = mailed;
    const { time_zone } = rental;
    const charge = remindedCharge(rental, dueAt, now);
    if (charge === undefined) return undefined;
    const { period, isCharged, chargedAt, pause, hold } = charge;
    const texts = textsOf(mailed.tenantLocale);
    const { t, locale, money } = texts;
    const greeting = greetingOf(mailed.tenantFirstName, texts);
    const due = { isCharged: chargedAt !== null, timeZone: time_zone };
    const subject = t('rent_reminder_subject', { amount: money(period.amount) });
    const who = rental.lister.display_name;
    const what = !isCharged
      ? t('pay_directly', { who })
      : hold === 'objection'
        ? texts.texts.t('rent/objections:waits_tenant', { who })
        : collectionWords(pause, who, texts);
    const toRental = button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`);
    const toCard = button(t('update_card'), `${site.publicUrl}/update-payment-method`);
    return {
      to: mailed.tenantEmail,
      locale,
      subject,
      preview: what,
      heading: subject,
      blocks: [
        text(t('rent_reminder_text', { greeting })),
        text(what),
        facts(
          ...bookingFacts(rental, texts),
          [t('period'), formatPeriod(period.from, period.to, texts.texts)],
          [t('due'), formatDue(chargedAt ?? period.due_at, due, locale)],
          ...rentLines(charge, texts.texts),
          [t('amount'), money(period.amount)],
        ),
        ...(needsCard(pause) ? [toCard, toRental] : [toRental]),
        note(t('questions', { address: site.contactEmail })),
      ],
    };
  });
}

/** The rent that a tenant is reminded of; undefined if it is covered, or the stay has ended. */
function remindedCharge(rental: RentalRow, dueAt: string | undefined, now: Date) {
  const charge = nextCharge(rental, now);
  if (rental.status !== 'accepted' || charge === null || charge.period.amount === 0) {
    return undefined;
  }
  const isCharged = charge.by === 'autopay';
  const pause = isCharged ? autopayPause(rental) : null;
  // Another email has said why nothing is charged.
  if (pause === 'payouts' || pause === 'collections_held') return undefined;
  if (dueAt !== undefined && charge.period.due_at > new Date(dueAt)) return undefined;
  return { ...charge, isCharged, pause };
}

/**
 * The rent that is due soon, for a notice: its amount and day. Without an email to the tenant there
 * is none.
 */
export async function findRemindedRent(
  trx: Trx,
  { rentalId, dueAt }: { rentalId?: number; dueAt?: string },
): Promise<{ amount_cents?: number; date?: string } | undefined> {
  if (rentalId === undefined || dueAt === undefined) return {};
  const before = new Date(Date.parse(dueAt) - 1);
  const rental = await getRental(trx, rentalId);
  const charge = remindedCharge(rental, dueAt, before);
  if (charge === undefined) return undefined;
  const { amount, due_at } = charge.period;
  return { amount_cents: amount, date: dueDay(due_at, rental.time_zone) };
}

type Pause = Exclude<AutopayPause, 'payouts' | 'collections_held'> | null;

const needsCard = (pause: Pause) => pause !== null && pause !== 'card_disputed';

/** Whether AutoPay will charge the card, or what it waits for. */
function collectionWords(pause: Pause, name: string, { t, texts }: RentalTexts): string {
  switch (pause) {
    case null:
      return t('consent_preview');
    case 'no_card':
    case 'card_invalid':
      return t('rent_failed_no_card');
    case 'card_shared':
      return texts.t('billing:card_shared', { name });
    case 'card_disputed':
      return texts.t('rent:reminder_disputed');
  }
}

/** The reader of an email about rent that is no longer covered, and its two sides. */
interface ReopenedFor {
  to: 'tenant' | 'lister';
  row: { lister_name: string; tenant_name: string; time_zone: string };
}

/** How rent that is no longer covered is collected: one sentence if it is the same for all periods. */
export function collectionOf(
  reopened: readonly ReopenedPeriod[],
  { to, row }: ReopenedFor,
  { locale, texts }: RentalTexts,
): string {
  const names = { who: row.lister_name, tenant: row.tenant_name };
  const [period, ...more] = reopened;
  if (reopened.every(({ is_objected_to }) => is_objected_to)) {
    return texts.t(`rent/objections:waits_${to}`, names);
  }
  if (isPaidManually(reopened)) {
    const how = reopened.some(({ has_autopay }) => has_autopay) ? 'voided_by_hand' : 'pay_by_hand';
    return texts.t(`rent/payments:${how}_${to}`, names);
  }
  if (period === undefined || period.charged_at === null || more.length > 0)
    return texts.t('rent/payments:voided_each');
  const when = formatWhen(period.charged_at, row.time_zone, locale);
  return texts.t(`rent/payments:voided_card_${to}`, { ...names, when });
}

const isPaidManually = (reopened: readonly ReopenedPeriod[]) =>
  reopened.every((period) => period.charged_at === null && !period.is_objected_to);

/** Each period with the day on which it is due, or the time at which the card is charged. */
export const reopenedFacts = (
  reopened: readonly ReopenedPeriod[],
  { to, row }: ReopenedFor,
  { money, locale, texts }: RentalTexts,
): [string, string][] =>
  reopened.map(({ period_from, period_to, cents, due_at, charged_at, is_objected_to }) => {
    const zone = { isCharged: charged_at !== null, timeZone: row.time_zone };
    const values = {
      amount: money(cents),
      when: formatDue(charged_at ?? due_at, zone, locale),
      who: row.lister_name,
    };
    const isSaid = reopened.length === 1 || isPaidManually(reopened);
    const how =
      charged_at !== null ? 'charged' : isSaid || is_objected_to ? 'due' : (`due_${to}` as const);
    const says = texts.t(`rent/payments:reopened_${how}`, values);
    const names = { who: row.lister_name, tenant: row.tenant_name };
    const waits = is_objected_to && !isSaid ? [texts.t(`rent/objections:waits_${to}`, names)] : [];
    return [formatPeriod(period_from, period_to, texts), [says, ...waits].join('. ')];
  });
