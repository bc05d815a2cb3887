import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { decodeForm } from '../params/form.ts';
import { finishStep, stepOfToken, stepSubject } from '../resources/challenges.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';
import { connectRoutes } from './connect-routes.ts';
import { document } from './document.ts';
import {
  cardFields,
  challengeDocument,
  challengeDoneDocument,
  fieldDocument,
  type Theme,
} from './documents.ts';

const FILES: Record<string, readonly string[]> = {
  '/browser/stripe.js': ['intents.js', 'stripe.js'],
  '/browser/frames/frame.css': ['frame.css'],
  '/browser/frames/frame.js': ['frame.js'],
  '/browser/frames/confirm.js': ['confirm.js'],
  '/browser/frames/fields.js': ['fields.js'],
  '/browser/frames/style.js': ['style.js'],
  '/browser/connect/connect.css': ['connect.css'],
  '/browser/challenge/challenge.css': ['challenge.css'],
  '/browser/challenge/challenge.js': ['challenge.js'],
  '/browser/challenge/challenge-done.js': ['challenge-done.js'],
};

interface Step {
  Params: { id: string; token: string };
  Querystring: { theme?: string };
}

/**
 * Browser resources besides the calls with the publishable key: script, fields, 3-D Secure,
 * Connect.
 */
export function browserRoutes(app: FastifyInstance, parts: SandboxParts): void {
  for (const [address, names] of Object.entries(FILES)) {
    const content = names.map(readPage).join('\n');
    const type = address.endsWith('.css') ? 'text/css' : 'text/javascript';
    app.get(address, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        // A frame's origin is opaque, so its modules are cross-origin requests.
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'no-cache')
        .send(content),
    );
  }
  for (const field of cardFields) {
    const content = fieldDocument(field);
    app.get(`/browser/frames/${field.name}`, (_request, reply) => document(reply, content));
  }
  challengeRoutes(app, parts);
  connectRoutes(app, parts);
}

function challengeRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { publicBase } = parts;
  app.get<Step>('/browser/challenge/:id/:token', ({ params: { id, token }, query }, reply) => {
    const theme = themeOf(query.theme);
    const amount = change(parts, (context) => {
      if (!stepOfToken(context, id, token)) return null;
      return stepSubject(context, id).amount;
    });
    if (amount === null) return document(reply.code(410), challengeDoneDocument(publicBase, theme));
    return document(reply, challengeDocument(publicBase, theme, amount));
  });
  app.post<Step>(
    '/browser/challenge/:id/:token',
    ({ params: { id, token }, query, body }, reply) => {
      const { outcome } = decodeForm(String(body)) ?? {};
      const succeeded = outcome === 'complete';
      const back = change(parts, (context) => {
        const step = stepOfToken(context, id, token);
        if (!step) return null;
        finishStep(context, id, succeeded);
        return step.returnUrl && returnAddress(step.returnUrl, stepSubject(context, id), succeeded);
      });
      if (back) return reply.redirect(back, 303);
      return document(reply, challengeDoneDocument(publicBase, themeOf(query.theme)));
    },
  );
}

function themeOf(asked: string | undefined): Theme {
  return asked === 'dark' || asked === 'light' ? asked : null;
}

/** The return address of the page, with the parameters that Stripe adds. */
function returnAddress(
  returnUrl: string,
  { name, clientSecret }: { name: string; clientSecret: string },
  succeeded: boolean,
): string {
  const url = new URL(returnUrl);
  url.searchParams.set(name, clientSecret.split('_secret_')[0] ?? '');
  url.searchParams.set(`${name}_client_secret`, clientSecret);
  url.searchParams.set('redirect_status', succeeded ? 'succeeded' : 'failed');
  return url.href;
}

function readPage(name: string): string {
  return readFileSync(new URL(`pages/${name}`, import.meta.url), 'utf8');
}
