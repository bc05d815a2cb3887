import type { EmailTopic } from '@crewpad/domain';
import type { Trx } from '../database/transaction.ts';
import type { MailContent, MailLinks } from '../mail/content.ts';

/** An email of a topic, and who would get it. */
export interface TopicEmail {
  topic: EmailTopic;
  to: string;
  orderedAt: Date;
}

/** `hold`: it is composed again later, and sent with the others of its bundle. `drop`: the recipient does not want it. */
type MailDecision =
  | { readonly kind: 'send'; readonly dueAt: Date; readonly links: MailLinks | undefined }
  | { readonly kind: 'hold'; readonly until: Date; readonly bundle: string }
  | { readonly kind: 'drop' };

export interface MailPolicy {
  /** What becomes of an email by what its recipient wants. */
  decide(trx: Trx, email: TopicEmail, now: Date): Promise<MailDecision>;
  /** One email in place of several that were held together. */
  join(topic: EmailTopic, contents: readonly MailContent[]): MailContent;
}
