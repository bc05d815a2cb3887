import type { EmailTopic } from '@crewpad/domain';
import type { Trx } from '../database/transaction.ts';
import type { MailContent, MailLinks } from '../mail/content.ts';

/** An email with a topic, and its recipient. */
export interface TopicEmail {
  topic: EmailTopic;
  to: string;
  orderedAt: Date;
}

/**
 * `hold`: rendered again later, and sent with the others of its bundle. `drop`: the recipient does
 * not want it.
 */
type MailDecision =
  | { readonly kind: 'send'; readonly dueAt: Date; readonly links: MailLinks | undefined }
  | { readonly kind: 'hold'; readonly until: Date; readonly bundle: string }
  | { readonly kind: 'drop' };

export interface MailPolicy {
  /** Decides about an email by its recipient's preferences. */
  decide(trx: Trx, email: TopicEmail, now: Date): Promise<MailDecision>;
  /** One email that replaces several held ones. */
  join(topic: EmailTopic, contents: readonly MailContent[]): MailContent;
}
