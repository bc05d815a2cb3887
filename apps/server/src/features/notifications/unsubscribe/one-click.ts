import type { FastifyInstance } from 'fastify';
import { visitor } from '../../../platform/access/actor.ts';
import { unreadable } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { textsIn } from '../../../platform/texts.ts';
import { unsubscribe } from './commands/unsubscribe.ts';
import { ONE_CLICK_PATH, unsubscribePage } from './links.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

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
