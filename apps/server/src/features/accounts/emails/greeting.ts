import type { MailTexts } from '../../../platform/texts.ts';
import type { Recipient } from './queries/find-recipient.ts';

/** How an email to a member begins. */
export function greetingOf({ name }: Recipient, { t }: MailTexts<'accounts/emails'>): string {
  return name === null ? t('greeting_unnamed') : t('greeting', { name });
}
