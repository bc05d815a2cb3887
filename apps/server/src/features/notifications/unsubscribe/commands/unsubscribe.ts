import type { EmailTopic } from '@crewpad/domain';
import { badToken } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { setEmailTimes } from '../../preferences/commands/set-email-times.ts';
import { readUnsubscribeToken } from '../unsubscribe-token.ts';

/**
 * Turns off the emails of a token's topic. Idempotent.
 * @throws ApiError 400 for a forged token
 */
export async function unsubscribe(
  { db, secret, oldSecret }: Pick<Services, 'db' | 'secret' | 'oldSecret'>,
  token: string,
): Promise<EmailTopic> {
  const named = readUnsubscribeToken(token, { secret, oldSecret });
  if (named === undefined) throw badToken('notifications:bad_link');
  await setEmailTimes(db, named.memberId, { [named.topic]: 'off' });
  return named.topic;
}
