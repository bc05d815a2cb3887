import { timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { invalidRequest } from '../../errors.ts';
import { randomText } from '../../ids.ts';
import { type Nullable, operation } from '../../operation.ts';
import type { PageLink } from '../../store/objects.ts';
import { makeAccount, updateAccount } from './accounts.ts';
import { accessibleAccount, capabilitiesOf, findCapability } from './states.ts';

const LINK_SECONDS = 300;
const SESSION_SECONDS = 3_600;
/** Older links of an account stop working. */
const KEPT_LINKS = 20;

/** A link to the onboarding, which can be opened once within five minutes. */
function makeAccountLink(
  context: Context,
  params: Nullable<Stripe.AccountLinkCreateParams>,
): Stripe.AccountLink {
  const { account, type } = params;
  if (type !== 'account_onboarding')
    throw invalidRequest('Only account_onboarding links can be made for Express accounts.', {
      param: 'type',
    });
  const id = account ?? '';
  const stored = context.objects.find('account', id);
  if (!stored || 'deleted' in stored || context.objects.hidden(id).isDisconnected)
    throw invalidRequest(
      'You requested an account link for an account that is not connected to your platform or does not exist.',
      { param: 'account' },
    );
  const refreshUrl = checkedUrl(params.refresh_url, 'refresh_url');
  const returnUrl = checkedUrl(params.return_url, 'return_url');
  const link = addLink(context, id, { page: 'onboarding', refreshUrl, returnUrl });
  return {
    object: 'account_link',
    created: context.now,
    expires_at: link.expiresAt,
    url: addressOf(context, id, link),
  };
}

/** A link to the Express dashboard, for an account that has submitted its details. */
function makeLoginLink(context: Context, id: string): Stripe.LoginLink {
  if (!accessibleAccount(context.objects, id).details_submitted)
    throw invalidRequest(
      'Cannot create a login link for an account that has not completed onboarding.',
    );
  const link = addLink(context, id, { page: 'dashboard', refreshUrl: null, returnUrl: null });
  return { object: 'login_link', created: context.now, url: addressOf(context, id, link) };
}

function checkedUrl(url: string | null | undefined, param: string): string {
  if (url === null || url === undefined)
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return url;
  throw invalidRequest('Not a valid URL', { code: 'url_invalid', param });
}

function addLink(
  { objects, now }: Context,
  account: string,
  fields: Pick<PageLink, 'page' | 'refreshUrl' | 'returnUrl'>,
): PageLink {
  const link: PageLink = { ...fields, token: randomText(32), expiresAt: now + LINK_SECONDS };
  const hidden = objects.hidden(account);
  const links = [link, ...(hidden.links ?? [])].slice(0, KEPT_LINKS);
  objects.setHidden(account, { ...hidden, links });
  return link;
}

const addressOf = (context: Context, account: string, { token }: PageLink) =>
  context.pageAddress(`link/${account}/${token}`);

/**
 * Opens a link.
 * @returns the session, or where to go for a new link; undefined for an unknown link
 */
export function openLink(
  { objects, now }: Context,
  account: string,
  token: string,
): { page: PageLink['page']; session: string } | { refreshUrl: string } | undefined {
  const hidden = objects.hidden(account);
  const link = hidden.links?.find((item) => isSame(item.token, token));
  if (!link) return undefined;
  if (link.session || now >= link.expiresAt || hidden.isDisconnected)
    return link.refreshUrl === null ? undefined : { refreshUrl: link.refreshUrl };
  const session = { token: randomText(32), expiresAt: now + SESSION_SECONDS };
  const links = hidden.links?.map((item) => (item === link ? { ...link, session } : item)) ?? [];
  objects.setHidden(account, { ...hidden, links });
  return { page: link.page, session: session.token };
}

/** The link of a session that a browser has opened; undefined for an unknown or old one. */
export function linkOfSession(
  { objects, now }: Context,
  page: PageLink['page'],
  account: string,
  token: string,
): PageLink | undefined {
  const { links, isDisconnected } = objects.hidden(account);
  const link = links?.find(
    (item) => item.page === page && item.session && isSame(item.session.token, token),
  );
  return isDisconnected || !link?.session || now >= link.session.expiresAt ? undefined : link;
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

const FIELDS = [
  'business_profile',
  'business_type',
  'email',
  'expand',
  'metadata',
  'settings',
] as const;

export const accountOperations = [
  operation<Stripe.AccountCreateParams>({
    method: 'POST',
    path: '/v1/accounts',
    params: 'AccountCreateParams',
    supports: [...FIELDS, 'capabilities', 'controller', 'country'],
    run: (call) => makeAccount(call, call.params),
  }),
  operation<Stripe.AccountRetrieveParams>({
    method: 'GET',
    path: '/v1/accounts/:id',
    params: 'AccountRetrieveParams',
    supports: ['expand'],
    run: (call) => accessibleAccount(call.objects, call.id),
  }),
  operation<Stripe.AccountUpdateParams>({
    method: 'POST',
    path: '/v1/accounts/:id',
    params: 'AccountUpdateParams',
    supports: FIELDS,
    run: (call) => updateAccount(call, accessibleAccount(call.objects, call.id), call.params),
  }),
  operation<Stripe.AccountDeleteParams>({
    method: 'DELETE',
    path: '/v1/accounts/:id',
    params: 'AccountDeleteParams',
    supports: [],
    run({ objects, id }) {
      const account = accessibleAccount(objects, id);
      const held = objects.balances(0, account.id);
      if (held.some(({ available, pending }) => available + pending !== 0))
        throw invalidRequest('An account with a balance cannot be deleted.');
      const deleted: Stripe.DeletedAccount = { id, object: 'account', deleted: true };
      objects.put('account', deleted);
      return deleted;
    },
  }),
  operation<Stripe.AccountListExternalAccountsParams>({
    method: 'GET',
    path: '/v1/accounts/:id/external_accounts',
    params: 'AccountListExternalAccountsParams',
    supports: ['expand'],
    run: ({ objects, id }) => accessibleAccount(objects, id).external_accounts ?? {},
  }),
  operation<Stripe.AccountListCapabilitiesParams>({
    method: 'GET',
    path: '/v1/accounts/:id/capabilities',
    params: 'AccountListCapabilitiesParams',
    supports: ['expand'],
    run({ objects, id }) {
      const data = capabilitiesOf(objects, accessibleAccount(objects, id));
      return { object: 'list', data, has_more: false, url: `/v1/accounts/${id}/capabilities` };
    },
  }),
  operation<Stripe.AccountRetrieveCapabilityParams>({
    method: 'GET',
    path: '/v1/accounts/:id/capabilities/:child',
    params: 'AccountRetrieveCapabilityParams',
    supports: ['expand'],
    run: ({ objects, id, child }) => findCapability(objects, accessibleAccount(objects, id), child),
  }),
  operation<Stripe.AccountCreateLoginLinkParams>({
    method: 'POST',
    path: '/v1/accounts/:id/login_links',
    params: 'AccountCreateLoginLinkParams',
    supports: ['expand'],
    run: (call) => makeLoginLink(call, call.id),
  }),
  operation<Stripe.AccountLinkCreateParams>({
    method: 'POST',
    path: '/v1/account_links',
    params: 'AccountLinkCreateParams',
    supports: ['account', 'expand', 'refresh_url', 'return_url', 'type'],
    run: (call) => makeAccountLink(call, call.params),
  }),
];
