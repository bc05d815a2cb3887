import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { decodeForm } from '../params.ts';
import { completeAccount, setAccountState } from '../resources/accounts/changes.ts';
import { linkOfSession, openLink } from '../resources/accounts/operations.ts';
import { accessibleAccount } from '../resources/accounts/states.ts';
import { currentBalance } from '../resources/balances.ts';
import { finishStep, stepOfToken, stepSubject } from '../resources/challenges.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';
import type { PageLink } from '../store/objects.ts';
import {
  cardFields,
  challengeDocument,
  challengeDoneDocument,
  dashboardDocument,
  deadLinkDocument,
  document,
  fieldDocument,
  onboardingDocument,
  type Theme,
} from './documents.ts';

interface Page {
  Params: { account: string; token: string };
}
const SHOWN_PAYOUTS = 20;

/**
 * The pages of connected accounts, opened by links of the API: the onboarding and the dashboard.
 */
function connectRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.get<Page>('/browser/connect/link/:account/:token', ({ params }, reply) => {
    const opened = change(parts, (context) => openLink(context, params.account, params.token));
    if (!opened) return document(reply.code(410), deadLinkDocument());
    if ('refreshUrl' in opened) return reply.redirect(opened.refreshUrl, 303);
    return reply.redirect(`../../${opened.page}/${params.account}/${opened.session}`, 303);
  });

  app.get<Page>('/browser/connect/onboarding/:account/:token', ({ params }, reply) => {
    const content = change(parts, (context) =>
      inSession(context, 'onboarding', params, (account) => onboardingDocument(account)),
    );
    return document(reply.code(content ? 200 : 410), content ?? deadLinkDocument());
  });
  app.post<Page>('/browser/connect/onboarding/:account/:token', ({ params, body }, reply) => {
    const { choice } = decodeForm(String(body)) ?? {};
    const back = change(parts, (context) =>
      inSession(context, 'onboarding', params, (account, link) => {
        answer(context, account, choice);
        return link.returnUrl;
      }),
    );
    if (back) return reply.redirect(back, 303);
    return document(reply.code(410), deadLinkDocument());
  });

  app.get<Page>('/browser/connect/dashboard/:account/:token', ({ params }, reply) => {
    const content = change(parts, (context) =>
      inSession(context, 'dashboard', params, (account) => {
        const query = { limit: SHOWN_PAYOUTS, account: account.id };
        const payouts = context.objects.list('payout', query).data;
        return dashboardDocument(account, currentBalance(context, account.id), payouts);
      }),
    );
    return document(reply.code(content ? 200 : 410), content ?? deadLinkDocument());
  });
}

/** @returns undefined unless the browser has recently opened a link of this account */
function inSession<Result>(
  context: Context,
  page: PageLink['page'],
  { account: id, token }: Page['Params'],
  work: (account: Stripe.Account, link: PageLink) => Result,
): Result | undefined {
  const link = linkOfSession(context, page, id, token);
  return link && work(accessibleAccount(context.objects, id), link);
}

/** Applies the owner's choice; anything else does not change the account. */
function answer(context: Context, account: Stripe.Account, choice: unknown): void {
  if (choice === 'bank' || choice === 'card') completeAccount(context, account, choice);
  else if (choice === 'needs_more' || choice === 'rejected')
    setAccountState(context, account, choice);
}

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

function themeOf(theme: string | undefined): Theme {
  return theme === 'dark' || theme === 'light' ? theme : null;
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
