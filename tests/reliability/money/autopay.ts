import type { AutopayPause } from '@crewpad/domain';
import { type Apply, type Book, Refusal } from './book.ts';
import { isChargeable } from './charges.ts';
import type { AutopayState, Card, Happening } from './event.ts';
import { leaveByHand, openRows } from './rent.ts';
import { setAutopay, tellConsent } from './steps.ts';

/** AutoPay: who may do what, what it changes, and what pauses it. */

type Switch = Extract<Happening, { on: 'autopay' }>;
type From = Partial<Record<AutopayState, AutopayState>>;

const STEPS: Record<Switch['by'], Partial<Record<Switch['step'], From>>> = {
  lister: {
    request: { off: 'asked', stop_asked: 'on' },
    disable: { on: 'stop_asked', asked: 'off' },
  },
  tenant: {
    accept: { asked: 'on', stop_asked: 'off' },
    decline: { asked: 'off', stop_asked: 'on' },
    disable: { on: 'off', asked: 'off', stop_asked: 'off' },
  },
};

export const stepAutopay: Apply<'autopay'> = (book, { by, step }) => {
  const { autopay: before } = book;
  const to = STEPS[by][step]?.[before];
  if (book.status !== 'accepted' || to === undefined) throw new Refusal('not possible');
  const isNew = to === 'asked' || (before === 'asked' && to === 'on');
  if (isNew && (book.refusesMoves || (to === 'asked' && !book.offersAutopay))) {
    throw new Refusal('the lister takes no cards');
  }
  if (before === 'asked' && to === 'on' && !isChargeable(book)) throw new Refusal('no card');
  setAutopay(book, to, { action: `${step}_autopay`, by });
  if (to === 'off') leaveByHand(book);
  if (before === 'asked' && to === 'on') collectAutomatically(book);
  const mail = { about: 'autopay', subject: 'rental', cents: 0 } as const;
  const ends = { asked: 'withdrawn', stop_asked: 'stopped', on: to, off: to } as const;
  const end = to === 'off' && step === 'disable' ? ends[before] : to;
  const words = `${step} ${end}`;
  book.mails.push({ ...mail, step: words, to: by === 'lister' ? 'tenant' : 'lister' });
  if (words !== 'accept on') return;
  book.agreedAt = book.now;
  tellConsent(book);
};

/** The lister's own switch ends it in every stay; switched on again, tenants can be asked again. */
export const switchAutopay: Apply<'switch'> = (book, { enabled }) => {
  if (book.offersAutopay === enabled) return;
  book.offersAutopay = enabled;
  const { autopay: before } = book;
  if (enabled || book.status !== 'accepted' || before === 'off') return;
  setAutopay(book, 'off', { action: 'disable_autopay', by: 'lister' });
  book.mayAskAgain = true;
  leaveByHand(book);
  const step = before === 'asked' ? 'disable withdrawn' : 'disable off';
  book.mails.push({ about: 'autopay', step, subject: 'rental', to: 'tenant', cents: 0 });
};

export const askAgain: Apply<'ask_again'> = (book) => {
  if (!book.offersAutopay || book.refusesMoves) throw new Refusal('AutoPay is off');
  if (!book.mayAskAgain || book.status !== 'accepted') return;
  setAutopay(book, 'asked', { action: 'request_autopay', by: 'lister' });
  const mail = { about: 'autopay', step: 'request asked', subject: 'rental', cents: 0 } as const;
  book.mails.push({ ...mail, to: 'tenant' });
};

/** Only rent that is not due yet. */
function collectAutomatically(book: Book): void {
  for (const row of openRows(book)) {
    const isAuto = row.due > book.now && row.replaces === undefined;
    if (isAuto) Object.assign(row, { isAuto, nextAttempt: row.due });
  }
}

const PAUSES: Partial<Record<Card, AutopayPause>> = {
  ...{ none: 'no_card', gone: 'card_invalid', shared: 'card_shared' },
};

/** Why AutoPay charges no card although it is on. */
export function pauseOf(book: Book): AutopayPause | null {
  if (book.autopay !== 'on' && book.autopay !== 'stop_asked') return null;
  if (book.refusesMoves) return 'payouts';
  if (book.disputes.some(({ state }) => state === 'open')) return 'card_disputed';
  return PAUSES[book.card] ?? null;
}
