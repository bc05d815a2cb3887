import { aboutObjection, days } from './compare-objections.ts';
import { date, localDay, money, plusDays } from './days.ts';
import type { Purpose, Step, StepAction } from './event.ts';
import { type Model, type Payment, type Refund, sum } from './model.ts';
import { creditOfPayment, periodsOf } from './readings.ts';

/** The entries of a stay's history in the model: one whole sentence for each thing that happened. */

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
  leave: ({ who }) => `${who} left.`,
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
  pause_autopay: ({ who }) =>
    `AutoPay was paused: ${who === 'You' ? 'you have' : `${who} has`} no card that we can charge.`,
  resume_autopay: ({ who }) => `${who} saved a card for AutoPay.`,
  ask_rent_change: ({ who, tenant, about }) =>
    `${who} asked for a rent of ${about}. It applies only if ${tenant} ${tenant === 'you' ? 'accept' : 'accepts'} it.`,
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

interface Line {
  by: Step['by'];
  at: number;
  /** Without the people it is the same for both sides. */
  sentence: (people: People) => string;
  notes?: string[];
}

/** The purpose of a payment with the days that it pays in full; its shares of other rent, and credit. */
function partsOf(model: Model, payment: Payment): { what: string; shares: string[] } {
  const purpose = PURPOSES[payment.for];
  const periods = periodsOf(model, payment);
  const isCharge = payment.row !== undefined;
  const whole = periods.filter(({ amount, of }) => isCharge || amount >= of);
  const [first, last] = [whole[0], whole.at(-1)];
  const isRow = whole.every((period, at) => at === 0 || period.from === whole[at - 1]?.to);
  const rowPeriods = first !== undefined && last !== undefined && isRow ? whole : [];
  const what =
    rowPeriods.length === 0
      ? purpose
      : `${purpose}, ${date(first?.from ?? '')} to ${date(plusDays(last?.to ?? '', -1))}`;
  const shares = periods
    .filter((period) => !rowPeriods.includes(period))
    .map(({ from, to, amount, of }) => `${days(from, to)}: ${money(amount)} of ${money(of)}`);
  const credit = creditOfPayment(model, payment);
  return { what, shares: credit > 0 ? [...shares, `${money(credit)} of credit`] : shares };
}

/** What a refund or a dispute is about: a returned entry names no rent, which is no longer paid. */
const aboutOf = (model: Model, payment: Payment) =>
  payment.kind === 'entry' ? { what: PURPOSES[payment.for], shares: [] } : partsOf(model, payment);

/** What an edited request, an objection or the end of a request to check out is about. */
function aboutStep(
  { checkout, objection, rent, request }: Pick<Step, 'checkout' | 'objection' | 'rent' | 'request'>,
  zone: string,
): string {
  if (rent !== undefined) return aboutRent(rent);
  if (checkout !== undefined) return format(checkout, zone);
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

const replacedRent = ({ cents, from }: NonNullable<Step['replaced']>) =>
  `the rent of ${money(cents)} from ${date(from)}`;

/** A rent that the lister changes from a day, or the change that they take back. */
function aboutEdit(
  { replaced }: Pick<Step, 'replaced'>,
  [rent, day]: NonNullable<Step['changes']>,
): string {
  const [old, now] = [format(rent?.from ?? 0), format(rent?.to ?? 0)];
  if (day === undefined && replaced !== undefined) {
    return `took back ${replacedRent(replaced)}. It stays ${now}`;
  }
  return `changed the rent to ${now} from ${format(day?.to ?? '')}, until then ${old}. No answer is needed`;
}

function departureNotes(departure: NonNullable<Step['departure']>): string[] {
  const { unused, from, until, owed, deposit, credit, inStay, shortened, canceled, unpaid } =
    departure;
  const amounts = (parts: [name: string, cents: number][]) =>
    parts.flatMap(([name, cents]) => (cents > 0 ? [`${name}: ${money(cents)}`] : []));
  return [
    ...(unused > 0 ? [`Unused rent: ${money(unused)}, ${days(from, until)}`] : []),
    ...amounts([['Rent owed', owed]]),
    ...(shortened === undefined ? [] : [shortenedNote(shortened)]),
    ...(canceled === null
      ? []
      : [
          `Open rent, canceled by the check-out: ${money(canceled.cents)}, ${days(canceled.from, canceled.to)}`,
        ]),
    ...amounts([
      ['Returned rent for days that are part of the stay again', inStay],
      ['Deposit held', deposit],
      ['Unpaid deposit, no longer due', unpaid],
      ['Credit', credit],
    ]),
  ];
}

const shortenedNote = ({
  cents,
  whole,
  from,
  to,
}: NonNullable<NonNullable<Step['departure']>['shortened']>) =>
  `Open rent, shortened by the check-out: changed from ${money(whole)} to ${money(cents)}, ${days(from, to)}`;

export function linesOf(model: Model): Line[] {
  const { zone } = model.stay;
  const steps = model.steps.map(({ by, at, changes = [], reason, ...step }): Line => {
    const isKept = step.action === 'keep_credit';
    const isEdit = step.action === 'update';
    const about = isKept
      ? format(changes[0]?.from ?? 0)
      : isEdit
        ? aboutEdit(step, changes)
        : aboutStep(step, zone);
    const notes = (isKept || isEdit ? [] : changes).map(({ of, from, to }) =>
      change(CHANGES[of], { from, to }, zone),
    );
    const isNew = !isEdit || changes.length > 1;
    if (step.replaced !== undefined && isNew) {
      notes.push(`It replaces ${replacedRent(step.replaced)}.`);
    }
    if (step.departure !== undefined) notes.push(...departureNotes(step.departure));
    if (reason !== undefined) notes.push(`${WORDS[step.action] ?? 'Reason'}: ${reason}`);
    const outcome = outcomeOf(step, changes.length > 0);
    return {
      by,
      at,
      notes,
      sentence: (people) =>
        step.action === 'disable_autopay' && by === 'system'
          ? 'AutoPay ended because a bank took a payment back for good.'
          : `${STEPS[keyOf({ ...step, by })]({ ...people, about })}${outcome}`,
    };
  });
  const payments = model.payments.flatMap((payment): Line[] => {
    const { by, at, cents, paidOn, void: end, kind } = payment;
    const { what: about, shares } = partsOf(model, payment);
    const what = `${money(cents)}: ${about}.`;
    if (kind !== 'entry') {
      const byTenant = ({ who }: People) => `${who} paid ${money(cents)} by card: ${about}.`;
      const bySchedule = ({ tenant }: People) =>
        `${tenant === 'you' ? 'Your' : `${tenant}'s`} card was charged ${what}`;
      const byLister = ({ who, tenant }: People) =>
        `${who} charged ${money(cents)} to ${tenant === 'you' ? 'your' : `${tenant}'s`} card: ${about}.`;
      if (by === 'lister') return [{ by, at, notes: shares, sentence: byLister }];
      return [
        { by: 'tenant', at, notes: shares, sentence: by === 'tenant' ? byTenant : bySchedule },
      ];
    }
    const isLater = paidOn !== undefined && paidOn < localDay(at, zone);
    const notes = isLater ? [...shares, `Paid on ${date(paidOn)}`] : shares;
    const entry: Line = {
      by,
      at,
      notes,
      sentence: ({ who }) => `${who} recorded a payment of ${what}`,
    };
    if (end === undefined) return [entry];
    const voidSentence = ({ who }: People) =>
      `${who} corrected an entry. ${money(cents)} was recorded by mistake: ${about}.`;
    const voidNotes = [...shares, 'Reason: A mistake'];
    return [entry, { by, at: end.at, notes: voidNotes, sentence: voidSentence }];
  });
  return [
    ...steps,
    ...payments,
    ...refundLines(model),
    ...disputeLines(model),
    ...requestLines(model),
  ];
}

function refundLines(model: Model): Line[] {
  return model.refunds.flatMap((refund) => [refundLine(model, refund), ...tryLines(model, refund)]);
}

/** Each return of the bank and each new try, on its day. */
function tryLines(model: Model, { payment, cents, tries }: Refund): Line[] {
  const { row } = payment;
  const purpose = PURPOSES[payment.for];
  const about =
    row === undefined ? purpose : `${purpose}, ${date(row.from)} to ${date(plusDays(row.to, -1))}`;
  return tries.map(({ step, at, next }): Line => {
    const what = money(cents);
    if (step === 'tried') {
      const again = () => `We tried again to return ${what} to the card: ${about}.`;
      return { by: 'system', at, sentence: again };
    }
    const on =
      next === null
        ? ' It has to go back another way.'
        : ` The next try is on ${date(localDay(next, model.stay.zone))}.`;
    const back = () => `The bank sent back ${what} that was returned to the card: ${about}.${on}`;
    return { by: 'system', at, sentence: back };
  });
}

function refundLine(
  model: Model,
  { payment, cents, deductions, state, method, at, tries }: Refund,
): Line {
  const what = `${money(cents)}`;
  const { what: about, shares } = aboutOf(model, payment);
  const why = payment.row === undefined ? [] : ['Reason: Unused days'];
  const parts = deductions.map((part) => `${money(part.cents)} kept: A reason`);
  const notes = [...shares, ...parts, ...why];
  const line = { by: 'lister', at, notes } as const;
  if (cents === 0) {
    const all = sum(deductions, (part) => part.cents);
    return { ...line, sentence: ({ who }) => `${who} kept ${money(all)} of the deposit.` };
  }
  if (state === 'failed') {
    return { ...line, sentence: () => `${what} could not be returned to the card: ${about}.` };
  }
  if (state === 'pending' && tries.length === 0) {
    const sentence = ({ who }: People) =>
      `${who} ${who === 'You' ? 'are' : 'is'} returning ${what} to the card: ${about}.`;
    return { ...line, sentence };
  }
  const destination = method === 'outside' ? 'another way' : 'to the card';
  return { ...line, sentence: ({ who }) => `${who} returned ${what} ${destination}: ${about}.` };
}

function disputeLines(model: Model): Line[] {
  return model.disputes.flatMap(({ name, payment, cents, state, at, closedAt }): Line[] => {
    if (state === 'inquiry') return [];
    const what = `${money(cents)}`;
    const { what: about, shares: notes } = aboutOf(model, payment);
    const openSentence = ({ tenant }: People) =>
      `${tenant === 'you' ? 'Your' : `${tenant}'s`} bank disputed ${what}: ${about}.`;
    const open: Line = { by: 'system', at, notes, sentence: openSentence };
    if (closedAt === null) return [open];
    const wonSentence = () => `The bank decided that ${what} stays paid: ${about}.`;
    const lostSentence = () => `The bank took back ${what}: ${about}.`;
    const row = model.rows.find(({ replaces }) => replaces?.cause === name);
    const isOpenAgain =
      payment.row !== undefined && row !== undefined && row.closedAs !== 'trimmed';
    const after = isOpenAgain
      ? [...notes, `Then rent of ${money(row.cents)} was open again.`]
      : notes;
    const sentence = state === 'won' ? wonSentence : lostSentence;
    return [open, { by: 'system', at: closedAt, notes: after, sentence }];
  });
}

function requestLines(model: Model): Line[] {
  return model.requests.flatMap(
    ({ at, cents, closedAt, originalCents: original, state, for: purpose }): Line[] => {
      const what = `${money(cents)}: ${PURPOSES[purpose]}.`;
      const request: Line = {
        by: 'lister',
        at,
        sentence: ({ who }) => `${who} requested ${money(original)}: ${PURPOSES[purpose]}.`,
      };
      if (closedAt === null) return [request];
      const [by, verb] =
        state === 'rejected'
          ? (['tenant', 'rejected'] as const)
          : (['lister', 'withdrew'] as const);
      const sentence = ({ who }: People) => `${who} ${verb} the request for ${what}`;
      return [request, { by, at: closedAt, sentence, notes: ['Reason: No reason provided'] }];
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
  if (action === 'disable_autopay' && was === 'asked')
    return by === 'tenant' ? 'decline_autopay' : 'withdraw_autopay';
  if (was === 'stop_asked' && by === 'tenant') {
    return autopay === 'off' ? 'accept_autopay_off' : 'keep_autopay';
  }
  return action === 'request_autopay' && autopay === 'on' ? 'withdraw_autopay_off' : action;
}

function change(
  field: string,
  { from, to }: Record<'from' | 'to', number | string | null>,
  zone: string,
): string {
  if (to === null) return `${field} removed (was ${format(from, zone)})`;
  return from === null
    ? `${field}: ${format(to, zone)}`
    : `${field}: changed from ${format(from, zone)} to ${format(to, zone)}`;
}

/** A sum, a day, or a day with its hour and the zone's name on that day. */
function format(value: number | string | null, zone = 'UTC'): string {
  if (typeof value === 'number') return money(value);
  const [day = '', time] = (value ?? '').split(' ');
  if (time === undefined) return date(day);
  const at = new Date(`${day}T${time}Z`);
  const hour = at.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(`${day}T18:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${date(day)}, ${hour} ${name?.value}`;
}
