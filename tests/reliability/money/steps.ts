import type { AutopayState, Step } from './event.ts';
import type { Model } from './model.ts';

/** What enters the stay's history, and the value of AutoPay. */

export const take = (model: Model, step: Omit<Step, 'at'>): void => {
  model.steps.push({ ...step, at: model.now });
};

/** A stop that is asked for waits for the tenant. */
export const isAutopayOn = ({ autopay }: Model): boolean =>
  autopay === 'on' || autopay === 'stop_asked';

export const setAutopay = (
  model: Model,
  autopay: AutopayState,
  { action, by }: Pick<Step, 'action' | 'by'>,
): void => {
  const was = model.autopay;
  Object.assign(model, { autopay, autopaySince: model.now, mayAskAgain: false });
  take(model, { action, by, autopay, was });
};

/** The tenant gets what they have agreed to: a rent each month, or the sum of all charges. */
export function mailConsent(model: Model, cents: number): void {
  const mail = { about: 'autopay', step: 'consent', subject: 'rental', cents } as const;
  model.mails.push({ ...mail, to: 'tenant' });
}
