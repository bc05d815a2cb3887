import { FEW_RECOVERY_CODES } from '@crewpad/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';
import type { MailName, MailOrder, OrderedMail } from '../../platform/outbox/order-mail.ts';
import { type NewNotification, notifyAll } from './notifications.ts';

/** The subject of an ordered email, for one member. */
type MailedNotification = Omit<NewNotification, 'subjectKey'>;

/** The notification for an email; undefined if its recipient has no account. */
type NotificationOf<Name extends MailName = MailName> = (
  trx: Trx,
  order: MailOrder<Name>,
) => Promise<MailedNotification | undefined>;

export type NotificationsOf = { readonly [Name in MailName]?: NotificationOf<Name> };

/** The emails that are also notifications, per feature. */
export const mailedNotifications = new Hook<NotificationsOf>();

/** Adds the notifications of emails that were just ordered, in the same transaction. */
export async function notifyOfMails(
  trx: Trx,
  mails: readonly OrderedMail[],
  now: Date,
): Promise<void> {
  const makers: NotificationsOf = Object.assign({}, ...mailedNotifications);
  const notifications: NewNotification[] = [];
  for (const { id, key, order } of mails) {
    const make = makers[order.mail] as NotificationOf | undefined;
    const notification = await make?.(trx, order);
    // An email with an event key creates one notification.
    if (notification) notifications.push({ ...notification, subjectKey: key ?? `email:${id}` });
  }
  await notifyAll(trx, notifications, now);
}

const aboutSecurity =
  (kind: NewNotification['kind']) =>
  async (_trx: Trx, { memberId }: { memberId?: number }) =>
    memberId === undefined ? undefined : { memberId, kind, data: {} };

/** Of the account's own emails, those about passkeys and the second step of its login. */
export const securityNotifications: NotificationsOf = {
  second_step_on: aboutSecurity('second_step_on'),
  second_step_off: aboutSecurity('second_step_off'),
  recovery_code_used: (trx, order) => {
    const isLow = order.left === FEW_RECOVERY_CODES;
    return aboutSecurity(isLow ? 'recovery_codes_low' : 'recovery_code_used')(trx, order);
  },
  passkey_added: aboutSecurity('passkey_added'),
  passkey_removed: aboutSecurity('passkey_removed'),
  passkey_counter_fell: aboutSecurity('passkey_counter_fell'),
  reset_started: aboutSecurity('second_step_reset'),
  reset_stopped: aboutSecurity('second_step_kept'),
  reset_done: aboutSecurity('second_step_removed'),
  operator_reset: aboutSecurity('second_step_removed'),
};
