import type { EmailTopic } from '@crewpad/domain';
import type { Trx } from '../database/transaction.ts';
import type { MailLinks } from '../mail/content.ts';

/** An email of a topic, and who would get it. */
export interface TopicEmail {
  topic: EmailTopic;
  to: string;
  orderedAt: Date;
}

/** `hold`: it is composed anew later. `drop`: the recipient does not want it. */
type MailDecision =
  | { readonly kind: 'send'; readonly dueAt: Date; readonly links: MailLinks | undefined }
  | { readonly kind: 'hold'; readonly until: Date }
  | { readonly kind: 'drop' };

/** Decides what becomes of an email by what its recipient wants. */
export type MailPolicy = (trx: Trx, email: TopicEmail, now: Date) => Promise<MailDecision>;
