import type { EmailedStep } from './queries/find-step.ts';
import type { RentalTexts } from './when.ts';

/** One party's text for a step of their rental. */
export interface StepTexts {
  subject: string;
  says: string;
  button: string;
  /** The check-out of the step, and the one beside it: agreed before, or until the answer. */
  checkouts?: CheckoutFact[];
  /** Additional rows with labels. */
  facts?: [name: string, value: string][];
}
/** Open-ended without a date. */
export type CheckoutFact = { label: string; date: string | null; time: string | null };

/** @param tenant the lister's name for them */
export type StepWriter = (
  step: EmailedStep,
  texts: RentalTexts,
  tenant: string,
  now: Date,
) => StepTexts | undefined;
