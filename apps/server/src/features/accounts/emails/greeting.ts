import type { MailTexts } from '../../../platform/texts.ts';
import type { Recipient } from './queries/find-recipient.ts';

/** The greeting of an email to a member. */
export function greetingOf({ name }: Recipient, { t }: MailTexts<'accounts/emails'>): string {
  return name === null ? t('greeting_unnamed') : t('greeting', { name });
}
