import type { MailBrand } from '../../../platform/mail/brands.ts';
import type { EmailedStep } from './queries/find-step.ts';

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

export type Say = (
  step: EmailedStep,
  names: { tenant: string; brand: MailBrand },
) => Words | undefined;
