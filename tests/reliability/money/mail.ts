import type { Model } from './model.ts';

/** An email about money. */
export interface Mail {
  about:
    | 'stay'
    | 'autopay'
    | 'rent'
    | 'deposit'
    | 'charge'
    | 'charge_failed'
    | 'entry'
    | 'void'
    | 'covered'
    | 'request'
    | 'refund'
    | 'dispute'
    | 'left'
    | 'write_off'
    | 'rent_change'
    | 'credit_kept'
    | 'objection'
    | 'review';
  step: string;
  subject: string;
  to: 'tenant' | 'lister';
  cents: number;
  /** Its sentence has no amount this time. */
  isWithoutAmount?: boolean;
  /** The notice, where it has days of its own. */
  notice?: string;
  /** The day that the notice names. */
  day?: string;
  /** What the notice is about. */
  object?: string;
  /** What the notice adds. */
  adds?: string;
}

export const mailBoth = (model: Model, mail: Omit<Mail, 'to'>): void => {
  model.mails.push({ ...mail, to: 'tenant' }, { ...mail, to: 'lister' });
};
