import type { AutopayPause } from '@crewpad/domain';
import { pauseOf } from './autopay.ts';
import { days } from './compare-objections.ts';
import { date, localDay, money } from './days.ts';
import type { AutopayState, RentChange } from './event.ts';
import { type Model, sum } from './model.ts';
import { readingsOf, type Side } from './readings.ts';
import { checkoutReason, returnedOf, settlementOf } from './stays.ts';
import { shownChange } from './terms.ts';

/** The stay's own facts on both pages: AutoPay, the check-out, and what is left to settle. */

interface Words {
  present: string[];
  absent: string[];
}

type Names = Record<Side, string>;

export const stayWords = (model: Model, side: Side, names: Names): Words => {
  const all = [
    autopayWords(model, side, names),
    checkoutWords(model, side, names),
    rentWords(model, side, names),
    returnedWords(model, side, names),
    owedWords(model, side),
    leftWords(model, side, names),
  ];
  if (side === 'lister') all.push(settlementWords(model));
  return {
    present: all.flatMap(({ present }) => present),
    absent: all.flatMap(({ absent }) => absent),
  };
};

/** How each state begins; a new one needs its words. */
const HEADS: Record<AutopayState | 'paused', string> = {
  ...{ off: 'AutoPay is off', on: 'AutoPay is on', asked: 'AutoPay was requested on' },
  ...{
    stop_asked: 'AutoPay is on. Turning it off was requested on',
    paused: 'AutoPay has been paused since ',
  },
};

const PAUSES: Record<Exclude<AutopayPause, 'payouts'>, string> = {
  collections_held: 'payments are on hold',
  no_card: 'no card',
  card_invalid: 'the card must be replaced',
  card_shared: 'another card is needed',
  card_disputed: 'the bank is deciding about a payment',
};

const PAYOUTS: Record<Side, string> = {
  lister: "you can't receive card payments",
  tenant: "the lister can't receive card payments",
};

export const autopayOf = (model: Model) => {
  const pause = pauseOf(model);
  return pause === null ? { state: model.autopay } : { state: 'paused' as const, reason: pause };
};

function autopayWords(model: Model, side: Side, { lister }: Names): Words {
  const { autopay, autopaySince, stay, status } = model;
  if (status !== 'accepted') return { present: [], absent: [] };
  const pause = pauseOf(model);
  const state = pause === null ? autopay : 'paused';
  const ending = model.steps.findLast((step) => step.autopay !== undefined);
  const isEnded = state === 'off' && ending?.autopay === 'off' && ending.by === 'system';
  // Since when a card is shared is not stored.
  const pauseSentence = pause === 'card_shared' ? 'AutoPay is paused' : undefined;
  const head = isEnded ? 'AutoPay ended on' : (pauseSentence ?? HEADS[state]);
  const isAsked = state === 'asked' || state === 'stop_asked';
  const day = date(localDay(autopaySince, stay.zone));
  const rest = isAsked && pause === null ? ` ${day}, no answer yet` : '';
  const why = pause === null ? [] : [`: ${pause === 'payouts' ? PAYOUTS[side] : PAUSES[pause]}`];
  const asks = { asked: 'asks you to use AutoPay', stop_asked: 'asks you to turn off AutoPay' };
  const isOpen = autopay === 'asked' || autopay === 'stop_asked';
  const notices = side === 'tenant' && isOpen ? [`${lister} ${asks[autopay]}`] : [];
  const others = Object.values(HEADS).filter((value) => !head.startsWith(value));
  const charges = pause === null ? [] : ['AutoPay charges your'];
  return { present: [`${head}${rest}`, ...why, ...notices], absent: [...others, ...charges] };
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
      `From ${from} on, your rent is ${amount} per month`,
    ],
    asked: ({ amount, from }) => [`asks for a rent of ${amount}`, `It would apply from ${from}.`],
    accepted: ({ amount, from }) => [`You accepted a rent of ${amount}`, `It applies from ${from}`],
    declined: ({ amount, from, old }) => [
      `You declined a rent of ${amount}`,
      `It would have applied from ${from}. Your rent stays ${old}.`,
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

/** The sum that is owed, and its parts, which both pages name in the same words. */
function owedWords(model: Model, side: Side): Words {
  const { owed } = readingsOf(model, side);
  if (side === 'lister') {
    const parts = [
      [owed.rent, 'of rent'],
      [owed.deposit, 'of the deposit'],
      [owed.requests, 'of payment requests'],
    ] as const;
    const sentence = parts
      .flatMap(([cents, what]) => (cents > 0 ? [`${money(cents)} ${what}`] : []))
      .join(', ');
    return owed.amount > 0
      ? { present: [`Owes ${money(owed.amount)}`, sentence], absent: ['Owes nothing'] }
      : { present: [], absent: ['Owes $'] };
  }
  // Requests alone stand above, each with its amount.
  const isNamed = model.status === 'accepted' && owed.rent + owed.deposit > 0;
  return { present: isNamed ? [money(owed.amount)] : [], absent: [] };
}

/** What a set check-out or an end leaves with the lister, on both pages until it is settled. */
function leftWords(model: Model, side: Side, { lister, tenant }: Names): Words {
  const whose = side === 'lister' ? 'paid rent is' : 'the rent you paid is';
  const absent = [`of ${whose} for later days`, 'did not return $'];
  const isOver = model.status === 'ended';
  if (model.checkout === null || (model.status !== 'accepted' && !isOver)) {
    return { present: [], absent };
  }
  const { unused, manual, credit } = settlementOf(model);
  if (isOver && model.isSettled) {
    const kept = unused + manual + credit;
    const who = side === 'lister' ? `You settled with ${tenant}` : `${lister} settled with you`;
    const keptText = `${who} and did not return ${money(kept)}.`;
    return { present: kept > 0 ? [keptText] : [], absent: kept > 0 ? absent.slice(0, 1) : absent };
  }
  // After the end, the lister's card names it.
  if (isOver && side === 'lister') return { present: [], absent };
  const cents = unused + manual;
  return {
    present: cents > 0 ? [`${money(cents)} of ${whose} for later days`] : [],
    absent: cents > 0 ? absent.slice(1) : absent,
  };
}

/** What went back as unused, once the check-out is set. */
function returnedWords(model: Model, side: Side, { lister }: Names): Words {
  const { cents, inStay, at, from, to } = returnedOf(model);
  const absent = ['of rent for '];
  if (model.checkout === null) return { present: [], absent };
  const who = side === 'lister' ? 'you' : lister;
  const day = date(localDay(at, model.stay.zone));
  const later = cents - inStay;
  const begin = side === 'lister' ? 'You' : lister;
  return {
    present: [
      ...(later > 0
        ? [`${begin} returned ${money(later)} of rent for ${days(from, to)} on ${day}.`]
        : []),
      ...(inStay > 0
        ? [`On ${day} ${who} returned ${money(inStay)} of rent for days that are part of`]
        : []),
    ],
    absent: cents > 0 ? [] : absent,
  };
}

function rentWords(model: Model, side: Side, { tenant }: Names): Words {
  const change = shownChange(model);
  if (model.status !== 'accepted') return { present: [], absent: [] };
  if (change === undefined || change.state === 'withdrawn') {
    return { present: [], absent: NO_CHANGES[side] };
  }
  const amounts = { amount: money(change.new), old: money(change.old), from: date(change.from) };
  const sentences = CHANGES[side]
    [change.state](amounts)
    .map((sentence) => sentence.replace('{name}', tenant));
  const absent = NO_CHANGES[side].filter((words) =>
    sentences.every((sentence) => !sentence.includes(words)),
  );
  return { present: sentences, absent };
}

/** A day at eleven, with the zone's name on that day. */
function elevenOn(day: string, zone: string): string {
  const options = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
  const formatted = new Date(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(`${day}T18:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${formatted}, 11:00 AM ${name?.value}`;
}

function checkoutWords(model: Model, side: Side, { lister }: Names): Words {
  const { answer, checkout, request, status, stay } = model;
  const when = (day: string) => elevenOn(day, stay.zone);
  const requestSentence = side === 'lister' ? 'wants to check out on' : 'Asked for';
  if (status !== 'accepted' || request === null) {
    const absent = [requestSentence];
    if (status !== 'accepted' || side === 'lister') return { present: [], absent };
    if (answer !== null) {
      const reason = answer.reason === null ? [] : [`Reason: ${answer.reason}`];
      const answerSentence = `${lister} ${answer.state} your check-out on ${when(answer.day)}`;
      return { present: [answerSentence, ...reason], absent };
    }
    const reason = checkoutReason(model);
    if (reason === null || checkout === null) return { present: [], absent };
    const scheduleSentence = `${lister} set your check-out to ${when(checkout)}`;
    return { present: [scheduleSentence, `Reason: ${reason}`], absent };
  }
  const tail = side === 'lister' ? '.' : `, ${lister} hasn't answered`;
  return { present: [`${requestSentence} ${when(request)}${tail}`], absent: [] };
}

/** Until nothing is left, or the lister says that they are done. */
function settlementWords(model: Model): Words {
  if (model.status !== 'ended' || model.isSettled) return { present: [], absent: ['Settle with '] };
  const { unused, manual, credit, open, deposit, pending } = settlementOf(model);
  const retried = model.refunds.filter(
    ({ method, state }) => method === 'card' && state === 'retrying',
  );
  const parts = [
    [unused, 'of unused rent, paid by card'],
    [manual, 'of unused rent, paid directly'],
    [credit, 'of credit'],
    [open, 'of open rent'],
    [deposit, 'deposit held'],
    [pending - sum(retried, ({ cents }) => cents), 'on its way back'],
  ] as const;
  const sentences = parts.flatMap(([cents, what]) =>
    cents > 0 ? [`${money(cents)} ${what}`] : [],
  );
  sentences.push(...retried.map(({ cents }) => `The bank returned ${money(cents)} on `));
  if (sentences.length === 0) return { present: sentences, absent: ['Settle with '] };
  const absent = parts.flatMap(([cents, what]) => (cents > 0 ? [] : [` ${what}`]));
  const waits = deposit > 0 ? ['Settle the deposit first.'] : [];
  return { present: ['Settle with ', ...sentences, ...waits], absent };
}
