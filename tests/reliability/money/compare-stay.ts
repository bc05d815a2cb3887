import type { AutopayPause } from '@crewpad/domain';
import { pauseOf } from './autopay.ts';
import type { Book } from './book.ts';
import { localDay } from './days.ts';
import type { AutopayState, RentChange } from './event.ts';
import type { Side } from './readings.ts';
import { checkoutReason, returnedOf, settlementOf } from './stays.ts';
import { shownChange } from './terms.ts';

/** The stay's own facts on both pages: AutoPay, the check-out, and what is left to settle. */

interface Words {
  shown: string[];
  absent: string[];
}

type Names = Record<Side, string>;

const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const date = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const stayWords = (book: Book, side: Side, names: Names): Words => {
  const all = [
    autopayWords(book, side, names),
    checkoutWords(book, side, names),
    rentWords(book, side, names),
    returnedWords(book, side, names),
  ];
  if (side === 'lister') all.push(settlementWords(book));
  return {
    shown: all.flatMap(({ shown }) => shown),
    absent: all.flatMap(({ absent }) => absent),
  };
};

/** How each state begins; a new one needs its words. */
const HEADS: Record<AutopayState | 'paused', string> = {
  ...{ off: 'AutoPay is off', on: 'AutoPay is on', asked: 'AutoPay was asked for on' },
  ...{
    stop_asked: 'AutoPay is on. A stop was asked for on',
    paused: 'AutoPay has been paused since ',
  },
};

const PAUSES: Record<Exclude<AutopayPause, 'payouts'>, string> = {
  no_card: 'no card',
  card_invalid: 'the card must be replaced',
  card_shared: 'another card is needed',
  card_disputed: 'the bank is deciding about a payment',
};

const PAYOUTS: Record<Side, string> = {
  lister: "you can't receive card payments",
  tenant: "the lister can't receive card payments",
};

export const autopayOf = (book: Book) => {
  const pause = pauseOf(book);
  return pause === null ? { state: book.autopay } : { state: 'paused' as const, reason: pause };
};

function autopayWords(book: Book, side: Side, { lister }: Names): Words {
  const { autopay, autopaySince, stay, status } = book;
  if (status !== 'accepted') return { shown: [], absent: [] };
  const pause = pauseOf(book);
  const state = pause === null ? autopay : 'paused';
  const ending = book.steps.findLast((step) => step.autopay !== undefined);
  const isEnded = state === 'off' && ending?.autopay === 'off' && ending.by === 'system';
  // Since when a card is shared is not stored.
  const paused = pause === 'card_shared' ? 'AutoPay is paused' : undefined;
  const head = isEnded ? 'AutoPay ended on' : (paused ?? HEADS[state]);
  const isAsked = state === 'asked' || state === 'stop_asked';
  const day = date(localDay(autopaySince, stay.zone));
  const rest = isAsked && pause === null ? ` ${day}, no answer yet` : '';
  const why = pause === null ? [] : [`: ${pause === 'payouts' ? PAYOUTS[side] : PAUSES[pause]}`];
  const asks = { asked: 'asks you to use AutoPay', stop_asked: 'asks you to turn off AutoPay' };
  const isOpen = autopay === 'asked' || autopay === 'stop_asked';
  const notices = side === 'tenant' && isOpen ? [`${lister} ${asks[autopay]}`] : [];
  const others = Object.values(HEADS).filter((item) => !head.startsWith(item));
  const charges = pause === null ? [] : ['AutoPay charges your'];
  return { shown: [`${head}${rest}`, ...why, ...notices], absent: [...others, ...charges] };
}

type ChangeWords = (change: { amount: string; from: string; old: string }) => string[];

/** A changed rent that has not begun, or that the tenant is asked about. */
const CHANGES: Record<Side, Record<Exclude<RentChange['state'], 'withdrawn'>, ChangeWords>> = {
  lister: {
    announced: ({ amount, from, old }) => [
      `The rent changes to ${amount} on ${from}. Until then it is ${old}.`,
    ],
    asked: ({ amount, from, old }) => [
      `You asked for ${amount} from ${from}.`,
      `Until then the rent stays ${old}.`,
    ],
    accepted: ({ amount, from, old }) => [
      `{name} accepted ${amount} from ${from}. Until then the rent is ${old}.`,
    ],
    declined: ({ amount, from, old }) => [
      `{name} declined ${amount} from ${from}. The rent stays ${old}.`,
    ],
  },
  tenant: {
    announced: ({ amount, from }) => [
      `Your rent changes to ${amount}`,
      `From ${from} your rent is ${amount} per month`,
    ],
    asked: ({ amount, from }) => [`asks for a rent of ${amount}`, `It would hold from ${from}.`],
    accepted: ({ amount, from }) => [`You accepted a rent of ${amount}`, `It holds from ${from}`],
    declined: ({ amount, from, old }) => [
      `You declined a rent of ${amount}`,
      `It would have held from ${from}. Your rent stays ${old}.`,
    ],
  },
};

const NO_CHANGES: Record<Side, string[]> = {
  lister: ['The rent changes to', 'You asked for $', ' accepted $', ' declined $'],
  tenant: [
    'Your rent changes to',
    'asks for a rent of',
    'You accepted a rent',
    'You declined a rent',
  ],
};

/** What went back as unused, once the check-out is set. */
function returnedWords(book: Book, side: Side, { lister }: Names): Words {
  const { cents, inStay, at } = returnedOf(book);
  const absent = ['of rent for days that are part of', 'of rent for later days'];
  if (book.checkout === null) return { shown: [], absent };
  // Past tenants have a page of their own.
  if (book.status === 'ended' && side === 'lister') return { shown: [], absent };
  const who = side === 'lister' ? 'you' : lister;
  const day = date(localDay(at, book.stay.zone));
  const later = cents - inStay;
  const begin = side === 'lister' ? 'You' : lister;
  return {
    shown: [
      ...(later > 0 ? [`${begin} returned ${money(later)} of rent for later days on ${day}.`] : []),
      ...(inStay > 0
        ? [`On ${day} ${who} returned ${money(inStay)} of rent for days that are part of`]
        : []),
    ],
    absent: [...(inStay > 0 ? [] : absent.slice(0, 1)), ...(later > 0 ? [] : absent.slice(1))],
  };
}

function rentWords(book: Book, side: Side, { tenant }: Names): Words {
  const change = shownChange(book);
  if (book.status !== 'accepted') return { shown: [], absent: [] };
  if (change === undefined || change.state === 'withdrawn') {
    return { shown: [], absent: NO_CHANGES[side] };
  }
  const amounts = { amount: money(change.new), old: money(change.old), from: date(change.from) };
  const shown = CHANGES[side][change.state](amounts).map((item) => item.replace('{name}', tenant));
  const absent = NO_CHANGES[side].filter((words) => shown.every((item) => !item.includes(words)));
  return { shown, absent };
}

/** A day at eleven, with the zone's name on that day. */
function elevenOn(day: string, zone: string): string {
  const options = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
  const written = new Date(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(`${day}T18:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${written}, 11:00 AM ${name?.value}`;
}

function checkoutWords(book: Book, side: Side, { lister }: Names): Words {
  const { answer, checkout, request, status, stay } = book;
  const when = (day: string) => elevenOn(day, stay.zone);
  const asked = side === 'lister' ? 'wants to check out on' : 'Asked for';
  if (status !== 'accepted' || request === null) {
    const absent = [asked];
    if (status !== 'accepted' || side === 'lister') return { shown: [], absent };
    if (answer !== null) {
      const reason = answer.reason === null ? [] : [`Reason: ${answer.reason}`];
      const says = `${lister} ${answer.state} your check-out on ${when(answer.day)}`;
      return { shown: [says, ...reason], absent };
    }
    const reason = checkoutReason(book);
    if (reason === null || checkout === null) return { shown: [], absent };
    const set = `${lister} set your check-out to ${when(checkout)}`;
    return { shown: [set, `Reason: ${reason}`], absent };
  }
  const tail = side === 'lister' ? '.' : `, ${lister} hasn't answered`;
  return { shown: [`${asked} ${when(request)}${tail}`], absent: [] };
}

/** Until nothing is left, or the lister says that they are done. */
function settlementWords(book: Book): Words {
  if (book.status !== 'ended' || book.isSettled) return { shown: [], absent: ['Settle with '] };
  const { unused, manual, credit, open, deposit, pending } = settlementOf(book);
  const parts = [
    [unused, 'of unused rent, paid by card'],
    [manual, 'of unused rent, paid by hand'],
    [credit, 'of credit'],
    [open, 'of open rent'],
    [deposit, 'deposit held'],
    [pending, 'on its way back'],
  ] as const;
  const shown = parts.flatMap(([cents, what]) => (cents > 0 ? [`${money(cents)} ${what}`] : []));
  if (shown.length === 0) return { shown, absent: ['Settle with '] };
  const absent = parts.flatMap(([cents, what]) => (cents > 0 ? [] : [` ${what}`]));
  const waits = deposit > 0 ? ['Settle the deposit first.'] : [];
  return { shown: ['Settle with ', ...shown, ...waits], absent };
}
