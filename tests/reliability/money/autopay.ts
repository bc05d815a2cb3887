import type { AutopayPause } from '@crewpad/domain';
import { isChargeable, nextCharge } from './charges.ts';
import type { AutopayState, Card, Happening } from './event.ts';
import type { Mail } from './mail.ts';
import { type Apply, type Model, Refusal } from './model.ts';
import { makeManual, openRows } from './rent.ts';
import { mailConsent, setAutopay } from './steps.ts';

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

export const stepAutopay: Apply<'autopay'> = (model, { by, step }) => {
  const { autopay: before } = model;
  const to = STEPS[by][step]?.[before];
  if (model.status !== 'accepted' || to === undefined) throw new Refusal('not possible');
  const isNew = to === 'asked' || (before === 'asked' && to === 'on');
  if (isNew && (model.refusesMoves || (to === 'asked' && !model.offersAutopay))) {
    throw new Refusal('the lister takes no cards');
  }
  if (before === 'asked' && to === 'on' && !isChargeable(model)) throw new Refusal('no card');
  setAutopay(model, to, { action: `${step}_autopay`, by });
  if (to === 'off') makeManual(model);
  if (before === 'asked' && to === 'on') collectAutomatically(model);
  const mail = { about: 'autopay', subject: 'rental', cents: 0 } as const;
  const ends = { asked: 'withdrawn', stop_asked: 'stopped', on: to, off: to } as const;
  const end = to === 'off' && step === 'disable' ? ends[before] : to;
  const words = `${step} ${end}`;
  const reader = by === 'lister' ? 'tenant' : 'lister';
  model.mails.push({
    ...mail,
    ...(words === 'request asked' && firstCharge(model)),
    step: words,
    to: reader,
  });
  if (words !== 'accept on') return;
  model.agreedAt = model.now;
  mailConsent(model, model.rent);
};

/** The charge that a request for AutoPay names, if one is coming. */
function firstCharge(model: Model): Pick<Mail, 'cents' | 'isWithoutAmount'> {
  const next = nextCharge(model);
  return { cents: next?.amount ?? 0, isWithoutAmount: next === null };
}

/** The lister's own switch ends it in every stay; switched on again, tenants can be asked again. */
export const switchAutopay: Apply<'switch'> = (model, { enabled }) => {
  if (model.offersAutopay === enabled) return;
  model.offersAutopay = enabled;
  const { autopay: before } = model;
  if (enabled || model.status !== 'accepted' || before === 'off') return;
  setAutopay(model, 'off', { action: 'disable_autopay', by: 'lister' });
  model.mayAskAgain = true;
  makeManual(model);
  const step = before === 'asked' ? 'disable withdrawn' : 'disable off';
  model.mails.push({ about: 'autopay', step, subject: 'rental', to: 'tenant', cents: 0 });
};

export const askAgain: Apply<'ask_again'> = (model) => {
  if (!model.offersAutopay || model.refusesMoves) throw new Refusal('AutoPay is off');
  if (!model.mayAskAgain || model.status !== 'accepted') return;
  setAutopay(model, 'asked', { action: 'request_autopay', by: 'lister' });
  const mail = {
    about: 'autopay',
    step: 'request asked',
    subject: 'rental',
    to: 'tenant',
  } as const;
  model.mails.push({ ...mail, ...firstCharge(model) });
};

/** Only rent that is not due yet. */
function collectAutomatically(model: Model): void {
  for (const row of openRows(model)) {
    const isAuto = row.due > model.now && row.replaces === undefined;
    if (isAuto) Object.assign(row, { isAuto, nextAttempt: row.due });
  }
}

const PAUSES: Partial<Record<Card, AutopayPause>> = {
  ...{ none: 'no_card', gone: 'card_invalid', shared: 'card_shared' },
};

/** Why AutoPay charges no card although it is on. */
export function pauseOf(model: Model): AutopayPause | null {
  if (model.autopay !== 'on' && model.autopay !== 'stop_asked') return null;
  if (model.refusesMoves) return 'payouts';
  if (model.disputes.some(({ state }) => state === 'open')) return 'card_disputed';
  return PAUSES[model.card] ?? null;
}
