import type { MailContent } from '../../../platform/mail/content.ts';
import { type MailBlock, text } from '../../../platform/mail/content.ts';
import type { MailName, MailOrder } from '../../../platform/outbox/order-mail.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findMailedRental, type MailedRental } from './queries/mailed-rental.ts';

/** Orders that name a rental. */
type RentalMail = {
  [Name in MailName]: MailOrder<Name> extends { rentalId?: number } ? Name : never;
}[MailName];

/**
 * Composes an email about a rental.
 * @param write undefined: its occasion is over, so nothing is sent
 */
export function aboutRental<Name extends RentalMail>(
  write: (mailed: MailedRental, order: MailOrder<Name>, now: Date) => MailContent | undefined,
): Composer<Name> {
  return async (trx, order, now) => {
    const mailed = await findMailedRental(trx, (order as { rentalId?: number }).rentalId);
    return mailed && write(mailed, order, now);
  };
}

/** How emails to a tenant begin. */
export function greetingOf({ rental }: MailedRental): string {
  return rental.first_name === '' ? 'Hi,' : `Hi ${rental.first_name},`;
}

export function reasonBlocks({ reason }: MailedRental): MailBlock[] {
  return reason === null || reason === '' ? [] : [text(`The reason: ${reason}`)];
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  start_date: 'check-in',
  start_time: 'check-in',
  end_date: 'check-out',
  end_time: 'check-out',
  rental_amount: 'the rent',
  deposit: 'the deposit',
  payment_date: 'the day on which rent is due',
  late_fee: 'the late fee',
  auto_pay: 'AutoPay',
  location: 'the crash pad',
  room_and_bed: 'the bed',
};

const LIST = new Intl.ListFormat('en-US');

/** Names what has changed: "check-in and the rent". */
export function nameFields(fields: readonly string[] = []): string {
  return LIST.format(new Set(fields.map((field) => FIELD_NAMES[field] ?? field)));
}
