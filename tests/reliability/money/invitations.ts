import { DAY } from './days.ts';
import type { InvitationStep, Step } from './event.ts';
import { type Apply, type Model, Refusal } from './model.ts';
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
function remind(model: Model): void {
  const { invitedAt, now, reminders } = model;
  const due = REMINDED_AFTER.filter((days) => now >= invitedAt + days * DAY).length;
  if (due <= reminders) return;
  model.reminders = due;
  const mail = { about: 'stay', step: 'reminded', subject: 'rental', cents: 0 } as const;
  model.mails.push({ ...mail, to: 'tenant' });
}

export const stepInvitation: Apply<'invitation'> = (model, { step, cents = model.rent }) => {
  if (model.status !== 'pending') throw new Refusal('answered before');
  if (step === 'wait') return remind(model);
  const action = ACTIONS[step];
  const mail = { about: 'stay', subject: 'rental', cents: 0 } as const;
  if (step === 'edit' || step === 'resend') {
    const isChanged = step === 'edit';
    if (!isChanged) Object.assign(model, { invitedAt: model.now, reminders: 0 });
    if (isChanged && cents === model.rent) return;
    const changes = isChanged ? [{ of: 'rent', from: model.rent, to: cents } as const] : [];
    take(model, { action, by: 'lister', changes });
    model.mails.push({ ...mail, step: isChanged ? 'offer_changed' : 'invited', to: 'tenant' });
    if (isChanged)
      Object.assign(model, { rent: cents, terms: [{ from: model.stay.start, rent: cents }] });
    return;
  }
  model.status = 'closed';
  const isCanceled = step === 'cancel';
  take(model, { action, by: isCanceled ? 'lister' : 'tenant', reason: 'A reason' });
  if (isCanceled) model.mails.push({ ...mail, step: 'offer_canceled', to: 'tenant' });
  else model.mails.push({ ...mail, step: 'offer_declined', to: 'lister' });
  if (step === 'decline_by_link')
    model.mails.push({ ...mail, step: 'offer_declined', to: 'tenant' });
};
