import type { EmailTopic } from '@crewpad/domain';
import type { MailLinks } from '../../../platform/mail/content.ts';

export const ONE_CLICK_PATH = '/notifications/one-click';

/** The page that asks for confirmation, because email scanners open every link. */
export function unsubscribePage(publicUrl: string, token: string, topic?: EmailTopic): string {
  const query = new URLSearchParams({ ...(topic && { topic }), token });
  return `${publicUrl}/unsubscribe?${query}`;
}

export function mailLinks(publicUrl: string, token: string, topic: EmailTopic): MailLinks {
  return {
    preferences: `${publicUrl}/account-setting?tab=emails`,
    unsubscribe: unsubscribePage(publicUrl, token, topic),
    oneClick: `${publicUrl}/api${ONE_CLICK_PATH}?token=${token}`,
  };
}
