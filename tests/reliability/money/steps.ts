import type { Book } from './book.ts';
import type { AutopayState, Step } from './event.ts';

/** What enters the stay's history, and the value of AutoPay. */

export const take = (book: Book, step: Omit<Step, 'at'>): void => {
  book.steps.push({ ...step, at: book.now });
};

/** A stop that is asked for waits for the tenant. */
export const isAutopayOn = ({ autopay }: Book): boolean =>
  autopay === 'on' || autopay === 'stop_asked';

export const setAutopay = (
  book: Book,
  autopay: AutopayState,
  { action, by }: Pick<Step, 'action' | 'by'>,
): void => {
  const was = book.autopay;
  Object.assign(book, { autopay, autopaySince: book.now, mayAskAgain: false });
  take(book, { action, by, autopay, was });
};

/** The tenant keeps what they have agreed to. */
export function tellConsent(book: Book): void {
  const mail = { about: 'autopay', step: 'consent', subject: 'rental', cents: 0 } as const;
  book.mails.push({ ...mail, to: 'tenant' });
}
