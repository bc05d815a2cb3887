import type { MailContent } from '../../../platform/mail/content.ts';
import { type MailBlock, text } from '../../../platform/mail/content.ts';
import type { MailName, MailOrder } from '../../../platform/outbox/order-mail.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { formatPeriod } from '../rent/queries/describe-rent.ts';
import type { ReopenedPeriod } from './queries/mailed-cover.ts';
import { findMailedRental, type MailedRental } from './queries/mailed-rental.ts';
import { formatWhen, type RentalTexts, tagOf } from './when.ts';

/** Orders that refer to a rental. */
type RentalMail = {
  [Name in MailName]: MailOrder<Name> extends { rentalId?: number } ? Name : never;
}[MailName];

/**
 * Composes an email about a rental.
 * @param write returns undefined to skip it
 */
export function aboutRental<Name extends RentalMail>(
  write: (mailed: MailedRental, order: MailOrder<Name>, now: Date) => MailContent | undefined,
): Composer<Name> {
  return async (trx, order, now) => {
    const mailed = await findMailedRental(trx, (order as { rentalId?: number }).rentalId);
    return mailed && write(mailed, order, now);
  };
}

/** The greeting; some invited people have no known name. */
export function greetingOf(firstName: string, { t }: RentalTexts): string {
  return firstName === '' ? t('hi_unnamed') : t('hi', { name: firstName });
}

export function reasonBlocks({ reason }: MailedRental, { t }: RentalTexts): MailBlock[] {
  return reason === null || reason === '' ? [] : [text(t('reason_given', { reason }))];
}

const FIELDS = {
  start_date: 'field_check_in',
  start_time: 'field_check_in',
  end_date: 'field_check_out',
  end_time: 'field_check_out',
  rental_amount: 'field_rent',
  deposit: 'field_deposit',
  payment_date: 'field_payment_date',
  late_fee: 'field_late_fee',
  auto_pay: 'field_auto_pay',
  location: 'field_crash_pad',
  room_and_bed: 'field_bed',
} as const;

/** Lists changed fields: "check-in and the rent". */
export function nameFields(fields: readonly string[] = [], { t, locale }: RentalTexts): string {
  const names = fields.map((field) => {
    const key = FIELDS[field as keyof typeof FIELDS];
    return key === undefined ? field : t(key);
  });
  return new Intl.ListFormat(tagOf(locale)).format(new Set(names));
}

/** How rent that is open again is collected: one sentence if it is the same for all periods. */
export function collectionOf(
  reopened: readonly ReopenedPeriod[],
  {
    to,
    who,
    row,
  }: { to: 'tenant' | 'lister'; who: string; row: { tenant_name: string; time_zone: string } },
  { locale, texts }: RentalTexts,
): string {
  const [first] = reopened.flatMap(({ charged_at }) => charged_at ?? []);
  const tenant = row.tenant_name;
  if (first === undefined) {
    return to === 'tenant'
      ? texts.t('rentals/payments:voided_by_hand', { who })
      : texts.t('rentals/payments:voided_by_hand_lister', { tenant });
  }
  if (reopened.some(({ charged_at }) => charged_at === null))
    return texts.t('rentals/payments:voided_each');
  const when = formatWhen(first, row.time_zone, locale);
  return to === 'tenant'
    ? texts.t('rentals/payments:voided_card', { when })
    : texts.t('rentals/payments:voided_card_lister', { tenant, when });
}

export function reopenedFact(
  { period_from, period_to, cents, charged_at }: ReopenedPeriod,
  timeZone: string,
  { money, locale, texts }: RentalTexts,
): [string, string] {
  const when =
    charged_at === null
      ? texts.t('rentals/payments:collected_by_hand')
      : formatWhen(charged_at, timeZone, locale);
  return [formatPeriod(period_from, period_to, texts), `${money(cents)}, ${when}`];
}
