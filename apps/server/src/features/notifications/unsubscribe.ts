import { EMAIL_TOPICS, type EmailTopic } from '@crewpad/domain';
import type { FastifyInstance } from 'fastify';
import { visitor } from '../../platform/access/actor.ts';
import { badToken, unreadable } from '../../platform/errors.ts';
import type { MailLinks } from '../../platform/mail/content.ts';
import type { Services } from '../../platform/services.ts';
import { textsIn } from '../../platform/texts.ts';
import { readSignedText, type Secrets, signText } from '../../platform/tokens.ts';
import { setEmailTimes } from './preferences.ts';

const PURPOSE = 'unsubscribe links';

/**
 * The member and topic that a link turns off. It does not expire, because emails are archived for
 * years.
 */
interface Unsubscription {
  memberId: number;
  topic: EmailTopic;
}

export function unsubscribeToken({ memberId, topic }: Unsubscription, secret: string): string {
  return signText(`${memberId} ${topic}`, PURPOSE, secret);
}

/** @returns undefined for a forged token */
function readUnsubscribeToken(token: string, secrets: Secrets): Unsubscription | undefined {
  const [id, name] = readSignedText(token, PURPOSE, secrets)?.split(' ') ?? [];
  const topic = EMAIL_TOPICS.find((item) => item === name);
  return topic && { memberId: Number(id), topic };
}

const ONE_CLICK_PATH = '/notifications/one-click';

/** The page that asks for confirmation, because email scanners open every link. */
function unsubscribePage(publicUrl: string, token: string, topic?: EmailTopic): string {
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

const BODY_BYTES = 16 * 1024;
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

interface Query {
  token?: string;
}

/**
 * The address in the header List-Unsubscribe (RFC 8058): email clients post a form to it without a
 * login. A person who opens it gets the confirmation page.
 */
export async function registerOneClick(api: FastifyInstance, services: Services): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORMS, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Querystring: Query; Body: Buffer | undefined }>({
      method: 'POST',
      url: ONE_CLICK_PATH,
      bodyLimit: BODY_BYTES,
      schema: { hide: true },
      handler: async ({ query, body, headers, ip }) => {
        const call = await services.limits.take('link_token', { actor: visitor, address: ip });
        try {
          if (!(await saysOneClick(body, headers['content-type']))) throw unreadable();
          await unsubscribe(services, String(query.token));
          await call?.answered(200);
          return { message: textsIn('en').t('notifications:unsubscribed') };
        } catch (error) {
          await call?.answered(400);
          throw error;
        }
      },
    });
    scope.route<{ Querystring: Query }>({
      method: 'GET',
      url: ONE_CLICK_PATH,
      schema: { hide: true },
      handler: async ({ query }, reply) => {
        const token = String(query.token);
        const topic = readUnsubscribeToken(token, services)?.topic;
        return reply.redirect(unsubscribePage(services.config.publicUrl, token, topic));
      },
    });
  });
}

async function saysOneClick(body: Buffer | undefined, type = ''): Promise<boolean> {
  if (body === undefined) return false;
  try {
    const headers = { 'content-type': type };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    return form.get('List-Unsubscribe') === 'One-Click';
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
