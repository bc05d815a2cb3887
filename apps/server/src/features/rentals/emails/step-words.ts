import type { EmailedStep } from './queries/find-step.ts';
import type { RentalTexts } from './when.ts';

/** What one party reads about a step of their rental. */
export interface Words {
  subject: string;
  says: string;
  button: string;
  /** The check-out that the email is about. */
  checkout?: CheckoutFact | undefined;
  /** More to know, each with its name. */
  facts?: [name: string, value: string][];
}
export type CheckoutFact = { label: string; date: string | null; time: string | null };

/** @param tenant what the lister calls them */
export type Say = (step: EmailedStep, texts: RentalTexts, tenant: string) => Words | undefined;
