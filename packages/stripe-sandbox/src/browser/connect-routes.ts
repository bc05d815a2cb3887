import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { decodeForm } from '../params/form.ts';
import { completeAccount, setAccountState } from '../resources/accounts/changing.ts';
import { accessibleAccount } from '../resources/accounts/finding.ts';
import { linkOfSession, openLink } from '../resources/accounts/links.ts';
import { currentBalance } from '../resources/balance.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';
import type { PageLink } from '../store/kinds.ts';
import { dashboardDocument, deadLinkDocument, onboardingDocument } from './connect-documents.ts';
import { document } from './document.ts';

interface Page {
  Params: { account: string; token: string };
}
const SHOWN_PAYOUTS = 20;

/**
 * The pages of connected accounts, opened by links of the API: the onboarding and the dashboard.
 */
export function connectRoutes(app: FastifyInstance, parts: SandboxParts): void {
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
