import { type Apply, type Book, Refusal } from './book.ts';
import { DAY } from './days.ts';
import type { InvitationStep, Step } from './event.ts';
import { take } from './steps.ts';

/** An invitation until somebody has answered it. */

const ACTIONS: Record<Exclude<InvitationStep, 'wait'>, Step['action']> = {
  ...{ edit: 'edit_invite', resend: 'resend_invite', cancel: 'cancel_invite' },
  ...{ decline: 'decline', decline_by_link: 'decline' },
};

const REMINDED_AFTER = [3, 7];
/** So long nobody answers. */
export const WAIT_DAYS = 4;

/** After an outage that skipped several reminders there is one. */
function remind(book: Book): void {
  const { invitedAt, now, reminders } = book;
  const due = REMINDED_AFTER.filter((days) => now >= invitedAt + days * DAY).length;
  if (due <= reminders) return;
  book.reminders = due;
  const mail = { about: 'stay', step: 'reminded', subject: 'rental', cents: 0 } as const;
  book.mails.push({ ...mail, to: 'tenant' });
}

export const stepInvitation: Apply<'invitation'> = (book, { step, cents = book.rent }) => {
  if (book.status !== 'pending') throw new Refusal('answered before');
  if (step === 'wait') return remind(book);
  const action = ACTIONS[step];
  const mail = { about: 'stay', subject: 'rental', cents: 0 } as const;
  if (step === 'edit' || step === 'resend') {
    const isChanged = step === 'edit';
    if (!isChanged) Object.assign(book, { invitedAt: book.now, reminders: 0 });
    if (isChanged && cents === book.rent) return;
    const changes = isChanged ? [{ of: 'rent', from: book.rent, to: cents } as const] : [];
    take(book, { action, by: 'lister', changes });
    book.mails.push({ ...mail, step: isChanged ? 'offer_changed' : 'invited', to: 'tenant' });
    if (isChanged)
      Object.assign(book, { rent: cents, terms: [{ from: book.stay.start, rent: cents }] });
    return;
  }
  book.status = 'closed';
  const isCanceled = step === 'cancel';
  take(book, { action, by: isCanceled ? 'lister' : 'tenant', reason: 'A reason' });
  if (isCanceled) book.mails.push({ ...mail, step: 'offer_canceled', to: 'tenant' });
  else book.mails.push({ ...mail, step: 'offer_declined', to: 'lister' });
  if (step === 'decline_by_link')
    book.mails.push({ ...mail, step: 'offer_declined', to: 'tenant' });
};
