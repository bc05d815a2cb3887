import { type Book, type Payment, type Refund, sum } from './book.ts';
import type { Reader } from './compare-books.ts';
import { aboutObjection, days } from './compare-objections.ts';
import { words } from './compare-pages.ts';
import { localDay, plusDays } from './days.ts';
import type { Purpose, Step, StepAction } from './event.ts';
import { creditOfPayment, periodsOf, type Side } from './readings.ts';
import type { Stage } from './stage.ts';

/** The stay's history as both sides read it: one whole sentence for each thing that happened. */

/** Who did it, in the reader's words, the tenant, and the bed. */
interface People {
  who: string;
  tenant: string;
  bed: string;
}

/** The same, and what an objection or the end of a request is about. */
interface Words extends People {
  about: string;
}

type StepKey =
  | StepAction
  | `${'ask' | 'withdraw' | 'accept'}_autopay_off`
  | `${'keep' | 'withdraw'}_autopay`;

/** A new step needs its sentence. */
const STEPS: Record<StepKey, (words: Words) => string> = {
  invite: ({ who, tenant, bed }) => `${who} invited ${tenant} to ${bed}.`,
  edit_invite: ({ who }) => `${who} changed the invitation.`,
  resend_invite: ({ who }) => `${who} sent the invitation again.`,
  cancel_invite: ({ who }) => `${who} canceled the invitation.`,
  accept: ({ who }) => `${who} accepted the invitation.`,
  decline: ({ who }) => `${who} declined the invitation.`,
  expire: () => 'The invitation expired because its check-out date passed.',
  update: ({ who, about }) => `${who} ${about}.`,
  request_checkout: ({ who }) => `${who} requested another check-out date.`,
  withdraw_checkout: ({ who, about }) => `${who} withdrew the request to check out on ${about}.`,
  confirm_checkout: ({ who }) => `${who} confirmed the new check-out date.`,
  decline_checkout: ({ who, about }) => `${who} declined the request to check out on ${about}.`,
  schedule_checkout: ({ who }) => `${who} set a check-out date.`,
  check_out: ({ who, tenant }) => `${who} checked ${tenant} out.`,
  leave: ({ who }) => `${who} moved out.`,
  settle: ({ who }) => `${who} closed the settlement`,
  end: () => 'The stay ended.',
  request_autopay: ({ who }) => `${who} asked to turn on AutoPay.`,
  ask_autopay_off: ({ who }) => `${who} asked to turn off AutoPay.`,
  accept_autopay: ({ who }) => `${who} accepted the AutoPay request.`,
  accept_autopay_off: ({ who }) => `${who} agreed to turn off AutoPay.`,
  keep_autopay: ({ who }) => `${who} kept AutoPay on.`,
  withdraw_autopay: ({ who }) => `${who} withdrew the AutoPay request.`,
  decline_autopay: ({ who }) => `${who} declined the AutoPay request.`,
  disable_autopay: ({ who }) => `${who} turned off AutoPay.`,
  withdraw_autopay_off: ({ who }) => `${who} took back the request to turn off AutoPay.`,
  ask_rent_change: ({ who, tenant, about }) =>
    `${who} asked for a rent of ${about}. It holds only if ${tenant} ${tenant === 'you' ? 'accept' : 'accepts'} it.`,
  accept_rent_change: ({ who, about }) => `${who} accepted a rent of ${about}.`,
  decline_rent_change: ({ who, about }) => `${who} declined a rent of ${about}.`,
  withdraw_rent_change: ({ who, about }) => `${who} took back the rent of ${about}.`,
  edit_request: ({ who, about }) => `${who} changed the request for ${about}.`,
  write_off: ({ who, about }) => `${who} wrote off ${about}.`,
  object: ({ who, about }) => `${who} objected to ${about}.`,
  withdraw_objection: ({ who, about }) => `${who} withdrew the objection to ${about}.`,
  answer_objection: ({ who, about }) => `${who} answered the objection to ${about}.`,
  keep_credit: ({ who, about }) => `${who} kept the credit of ${about}.`,
};

const CHANGES: Record<NonNullable<Step['changes']>[number]['of'], string> = {
  ...{
    rent: 'Monthly rent',
    rent_from: 'First day of the new rent',
    rent_owed: 'Rent owed',
    credit: 'Credit',
  },
  request: 'Requested amount',
  ...{ checkout: 'Check-out', requested: 'Requested check-out' },
};

/** What the words of a step are, other than its reason. */
const WORDS: Partial<Record<StepAction, string>> = {
  object: 'Objection',
  answer_objection: 'Answer',
};

const PURPOSES: Record<Purpose, string> = {
  ...{ rent: 'Rent', deposit: 'Deposit', parking: 'Parking', late_fee: 'Late fee' },
  ...{ extra_nights: 'Extra nights', damage: 'Damage', other: 'Other payment' },
};

const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const date = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

interface Line {
  by: Step['by'];
  at: number;
  /** Without the people it is the same for both sides. */
  says: (people: People) => string;
  notes?: string[];
}

/** The purpose of a payment with the days that it pays in full; its shares of other rent, and credit. */
function partsOf(book: Book, payment: Payment): { what: string; shares: string[] } {
  const purpose = PURPOSES[payment.for];
  const periods = periodsOf(book, payment);
  const isCharge = payment.row !== undefined;
  const whole = periods.filter(({ amount, of }) => isCharge || amount >= of);
  const [first, last] = [whole[0], whole.at(-1)];
  const isRow = whole.every((item, at) => at === 0 || item.from === whole[at - 1]?.to);
  const named = first !== undefined && last !== undefined && isRow ? whole : [];
  const what =
    named.length === 0
      ? purpose
      : `${purpose}, ${date(first?.from ?? '')} to ${date(plusDays(last?.to ?? '', -1))}`;
  const shares = periods
    .filter((period) => !named.includes(period))
    .map(({ from, to, amount, of }) => `${days(from, to)}: ${money(amount)} of ${money(of)}`);
  const credit = creditOfPayment(book, payment);
  return { what, shares: credit > 0 ? [...shares, `${money(credit)} of credit`] : shares };
}

/** What a refund or a dispute is about: a returned entry names no rent, which is no longer paid. */
const aboutOf = (book: Book, payment: Payment) =>
  payment.kind === 'entry' ? { what: PURPOSES[payment.for], shares: [] } : partsOf(book, payment);

/** What an edited request, an objection or the end of a request to check out is about. */
function aboutStep({
  checkout,
  objection,
  rent,
  request,
}: Pick<Step, 'checkout' | 'objection' | 'rent' | 'request'>): string {
  if (rent !== undefined) return aboutRent(rent);
  if (checkout !== undefined) return written(checkout);
  if (request !== undefined) return `${money(request.cents)}: ${PURPOSES[request.for]}`;
  return objection === undefined ? '' : aboutObjection(objection);
}

/** Both rents, and the first day of the new one. */
function aboutRent({ old, new: cents, from, state }: NonNullable<Step['rent']>): string {
  const rent = `${money(cents)} from ${date(from)}`;
  if (state === 'asked') return `${rent}, until now ${money(old)}`;
  return state === 'accepted'
    ? `${rent}, until then ${money(old)}`
    : `${rent}. It stays ${money(old)}`;
}

const aboutReplaced = ({ cents, from }: NonNullable<Step['replaced']>) =>
  `the rent of ${money(cents)} from ${date(from)}`;

/** A rent that the lister changes from a day, or the change that they take back. */
function aboutEdit(
  { replaced }: Pick<Step, 'replaced'>,
  [rent, day]: NonNullable<Step['changes']>,
): string {
  const [old, now] = [written(rent?.from ?? 0), written(rent?.to ?? 0)];
  if (day === undefined && replaced !== undefined) {
    return `took back ${aboutReplaced(replaced)}. It stays ${now}`;
  }
  return `changed the rent to ${now} from ${written(day?.to ?? '')}, until then ${old}. No answer is needed`;
}

function leftNotes(left: NonNullable<Step['left']>): string[] {
  const { unused, from, until, owed, deposit, credit, inStay, shortened } = left;
  const amounts = (parts: [name: string, cents: number][]) =>
    parts.flatMap(([name, cents]) => (cents > 0 ? [`${name}: ${money(cents)}`] : []));
  return [
    ...(unused > 0 ? [`Unused rent: ${money(unused)}, ${days(from, until)}`] : []),
    ...amounts([['Rent owed', owed]]),
    ...(shortened === undefined ? [] : [shortenedNote(shortened)]),
    ...amounts([
      ['Returned rent for days that are part of the stay again', inStay],
      ['Deposit held', deposit],
      ['Credit', credit],
    ]),
  ];
}

const shortenedNote = ({
  cents,
  whole,
  from,
  to,
}: NonNullable<NonNullable<Step['left']>['shortened']>) =>
  `Open rent, shortened by the check-out: ${money(whole)} to ${money(cents)}, ${days(from, to)}`;

function linesOf(book: Book): Line[] {
  const { zone } = book.stay;
  const steps = book.steps.map(({ by, at, changes = [], reason, ...step }): Line => {
    const isKept = step.action === 'keep_credit';
    const isEdit = step.action === 'update';
    const about = isKept
      ? written(changes[0]?.from ?? 0)
      : isEdit
        ? aboutEdit(step, changes)
        : aboutStep(step);
    const notes = (isKept || isEdit ? [] : changes).map(({ of, from, to }) =>
      change(CHANGES[of], from, to),
    );
    const isNew = !isEdit || changes.length > 1;
    if (step.replaced !== undefined && isNew) {
      notes.push(`It replaces ${aboutReplaced(step.replaced)}.`);
    }
    if (step.left !== undefined) notes.push(...leftNotes(step.left));
    if (reason !== undefined) notes.push(`${WORDS[step.action] ?? 'Reason'}: ${reason}`);
    const outcome = outcomeOf(step, changes.length > 0);
    return {
      by,
      at,
      notes,
      says: (people) =>
        step.action === 'disable_autopay' && by === 'system'
          ? `AutoPay ended on ${date(localDay(at, zone))} because a bank took a payment back for good.`
          : `${STEPS[keyOf({ ...step, by })]({ ...people, about })}${outcome}`,
    };
  });
  const payments = book.payments.flatMap((payment): Line[] => {
    const { by, at, cents, paidOn, void: end, kind } = payment;
    const { what: about, shares } = partsOf(book, payment);
    const what = `${money(cents)}: ${about}.`;
    if (kind !== 'entry') {
      const paid = ({ who }: People) => `${who} paid ${money(cents)} by card: ${about}.`;
      const charged = ({ tenant }: People) =>
        `${tenant === 'you' ? 'Your' : `${tenant}'s`} card was charged ${what}`;
      const collected = ({ who, tenant }: People) =>
        `${who} charged ${money(cents)} to ${tenant === 'you' ? 'your' : `${tenant}'s`} card: ${about}.`;
      if (by === 'lister') return [{ by, at, notes: shares, says: collected }];
      return [{ by: 'tenant', at, notes: shares, says: by === 'tenant' ? paid : charged }];
    }
    const isLater = paidOn !== undefined && paidOn < localDay(at, zone);
    const notes = isLater ? [...shares, `Paid on ${date(paidOn)}`] : shares;
    const added: Line = {
      by,
      at,
      notes,
      says: ({ who }) => `${who} recorded a payment of ${what}`,
    };
    if (end === undefined) return [added];
    const voided = ({ who }: People) =>
      `${who} corrected an entry. ${money(cents)} was recorded by mistake: ${about}.`;
    const corrected = [...shares, 'Reason: A mistake'];
    return [added, { by, at: end.at, notes: corrected, says: voided }];
  });
  return [
    ...steps,
    ...payments,
    ...refundLines(book),
    ...disputeLines(book),
    ...requestLines(book),
  ];
}

function refundLines(book: Book): Line[] {
  return book.refunds.flatMap((refund) => [refundLine(book, refund), ...tryLines(book, refund)]);
}

/** Each return of the bank and each new try, on its day. */
function tryLines(book: Book, { payment, cents, tries }: Refund): Line[] {
  const { row } = payment;
  const purpose = PURPOSES[payment.for];
  const about =
    row === undefined ? purpose : `${purpose}, ${date(row.from)} to ${date(plusDays(row.to, -1))}`;
  return tries.map(({ step, at, next }): Line => {
    const what = money(cents);
    if (step === 'tried') {
      const says = () => `We tried again to return ${what} to the card: ${about}.`;
      return { by: 'system', at, says };
    }
    const on = next === null ? '' : ` The next try is on ${date(localDay(next, book.stay.zone))}.`;
    const says = () => `The bank sent back ${what} that was returned to the card: ${about}.${on}`;
    return { by: 'system', at, says };
  });
}

function refundLine(book: Book, { payment, cents, kept, state, method, at, tries }: Refund): Line {
  const what = `${money(cents)}`;
  const { what: about, shares } = aboutOf(book, payment);
  const why = payment.row === undefined ? [] : ['Reason: Unused days'];
  const parts = kept.map((item) => `${money(item.cents)} kept: A reason`);
  const notes = [...shares, ...parts, ...why];
  const line = { by: 'lister', at, notes } as const;
  if (cents === 0) {
    const all = sum(kept, (one) => one.cents);
    return { ...line, says: ({ who }) => `${who} kept ${money(all)} of the deposit.` };
  }
  if (state === 'failed') {
    return { ...line, says: () => `${what} could not be returned to the card: ${about}.` };
  }
  if (state === 'pending' && tries.length === 0) {
    const says = ({ who }: People) =>
      `${who} ${who === 'You' ? 'are' : 'is'} returning ${what} to the card: ${about}.`;
    return { ...line, says };
  }
  const way = method === 'outside' ? 'another way' : 'to the card';
  return { ...line, says: ({ who }) => `${who} returned ${what} ${way}: ${about}.` };
}

function disputeLines(book: Book): Line[] {
  return book.disputes.flatMap(({ name, payment, cents, state, at, closedAt }): Line[] => {
    if (state === 'inquiry') return [];
    const what = `${money(cents)}`;
    const { what: about, shares: notes } = aboutOf(book, payment);
    const opened = ({ tenant }: People) =>
      `${tenant === 'you' ? 'Your' : `${tenant}'s`} bank disputed ${what}: ${about}.`;
    const open: Line = { by: 'system', at, notes, says: opened };
    if (closedAt === null) return [open];
    const won = () => `The bank decided that ${what} stays paid: ${about}.`;
    const lost = () => `The bank took back ${what}: ${about}.`;
    const row = book.rows.find(({ replaces }) => replaces?.cause === name);
    const isOpenAgain =
      payment.row !== undefined && row !== undefined && row.closedAs !== 'trimmed';
    const after = isOpenAgain
      ? [...notes, `Then rent of ${money(row.cents)} was open again.`]
      : notes;
    return [open, { by: 'system', at: closedAt, notes: after, says: state === 'won' ? won : lost }];
  });
}

function requestLines(book: Book): Line[] {
  return book.requests.flatMap(
    ({ at, cents, closedAt, sent: asked, state, for: purpose }): Line[] => {
      const what = `${money(cents)}: ${PURPOSES[purpose]}.`;
      const sent: Line = {
        by: 'lister',
        at,
        says: ({ who }) => `${who} requested ${money(asked)}: ${PURPOSES[purpose]}.`,
      };
      if (closedAt === null) return [sent];
      const end: Line =
        state === 'rejected'
          ? {
              by: 'tenant',
              at: closedAt,
              says: ({ who }) => `${who} rejected the request for ${what}`,
            }
          : {
              by: 'lister',
              at: closedAt,
              says: ({ who }) => `${who} withdrew the request for ${what}`,
            };
      return [sent, { ...end, notes: ['Reason: No reason provided'] }];
    },
  );
}

/** How a closed settlement ends its sentence; empty for other steps. */
function outcomeOf({ outcome }: Pick<Step, 'outcome'>, isOwed: boolean): string {
  if (outcome === undefined) return '';
  const { returned, kept } = outcome;
  if (returned > 0 && kept > 0) {
    return `, returned ${money(returned)} and did not return ${money(kept)}.`;
  }
  if (returned > 0) return ` and returned ${money(returned)}.`;
  if (kept > 0) return ` and did not return ${money(kept)}.`;
  return `. ${isOwed ? 'Rent is still owed' : 'Nothing is open'}.`;
}

function keyOf({ action, autopay, was, by }: Omit<Step, 'at'>): StepKey {
  if (action === 'disable_autopay' && autopay === 'stop_asked') return 'ask_autopay_off';
  if (action === 'disable_autopay' && was === 'asked') {
    return by === 'tenant' ? 'decline_autopay' : 'withdraw_autopay';
  }
  if (was === 'stop_asked' && by === 'tenant') {
    return autopay === 'off' ? 'accept_autopay_off' : 'keep_autopay';
  }
  return action === 'request_autopay' && autopay === 'on' ? 'withdraw_autopay_off' : action;
}

function change(field: string, from: number | string | null, to: number | string | null): string {
  if (to === null) return `${field} removed (was ${written(from)})`;
  return from === null
    ? `${field}: ${written(to)}`
    : `${field}: ${written(from)} to ${written(to)}`;
}

function written(value: number | string | null): string {
  if (typeof value === 'number') return money(value);
  const [day = '', time] = (value ?? '').split(' ');
  if (time === undefined) return date(day);
  const at = new Date(`${day}T${time}Z`);
  const hour = at.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  return `${date(day)}, ${hour}`;
}

/** Until they have accepted, the lister knows a member by the address that they have invited. */
export function tenantOf({ names, email, isGuest }: Stage, { status }: Book): string {
  const isInvited = status === 'pending' || status === 'closed';
  return isInvited && !isGuest ? email : names.tenant;
}

/** All entries of both sides, as their lists show them. */
export async function compareHistory(stage: Stage, book: Book, reader: Reader): Promise<void> {
  const { lister, bed } = stage.names;
  const tenant = tenantOf(stage, book);
  for (const side of stage.isGuest ? (['lister'] as const) : (['lister', 'tenant'] as const)) {
    const whoOf = (by: Step['by']) => {
      if (by === side) return 'You';
      return { lister, tenant, system: 'The CrewPad team' }[by];
    };
    const expected = linesOf(book).map(({ by, at, notes = [], says }) => {
      const people = { who: whoOf(by), tenant: side === 'tenant' ? 'you' : tenant, bed };
      return [says(people), ...notes, date(localDay(at, book.stay.zone))].join(' ');
    });
    const read = await entriesOf(stage, side, `/history/${stage.rental}`);
    reader.lists(`history of the ${side}`, read, expected);
  }
}

/** The entries of a list that the test renders one by one. */
export const entriesOf = async (stage: Stage, side: Side, path: string): Promise<string[]> =>
  (await words(stage, side, path))
    .split('¶')
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
