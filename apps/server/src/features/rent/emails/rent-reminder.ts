import { type AutopayPause, dueDay } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { mailTexts } from '../../../platform/texts.ts';
import {
  aboutRental,
  autopayPause,
  bookingFacts,
  formatDue,
  formatPeriod,
  getRental,
  greetingOf,
  nextCharge,
  type RentalRow,
  type RentalTexts,
} from '../../rentals/index.ts';
import { rentLines } from '../payments/covered-lines.ts';

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
    const { period, isCharged, chargedAt, pause } = charge;
    const texts = textsOf(mailed.tenantLocale);
    const { t, locale, money } = texts;
    const greeting = greetingOf(mailed.tenantFirstName, texts);
    const due = { isCharged: chargedAt !== null, timeZone: time_zone };
    const subject = t('rent_reminder_subject', { amount: money(period.amount) });
    const who = rental.lister.display_name;
    const what = isCharged ? collectionWords(pause, who, texts) : t('pay_directly', { who });
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
  if (pause === 'payouts') return undefined;
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

type Pause = Exclude<AutopayPause, 'payouts'> | null;

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
