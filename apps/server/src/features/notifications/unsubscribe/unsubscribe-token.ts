import { EMAIL_TOPICS, type EmailTopic } from '@crewpad/domain';
import { readSignedText, type Secrets, signText } from '../../../platform/tokens.ts';

const PURPOSE = 'unsubscribe links';

/**
 * The member and topic that a link turns off. It does not expire, because emails are archived for
 * years.
 */
export interface Unsubscription {
  memberId: number;
  topic: EmailTopic;
}

export function unsubscribeToken({ memberId, topic }: Unsubscription, secret: string): string {
  return signText(`${memberId} ${topic}`, PURPOSE, secret);
}

/** @returns undefined for a forged token */
export function readUnsubscribeToken(token: string, secrets: Secrets): Unsubscription | undefined {
  const [id, name] = readSignedText(token, PURPOSE, secrets)?.split(' ') ?? [];
  const topic = EMAIL_TOPICS.find((one) => one === name);
  return topic && { memberId: Number(id), topic };
}
