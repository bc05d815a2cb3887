import type Stripe from 'stripe';
import { invalidRequest } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { capabilitiesOf, findCapability } from './capabilities.ts';
import { accessibleAccount } from './finding.ts';
import { makeAccountLink, makeLoginLink } from './links.ts';
import { makeAccount, updateAccount } from './making.ts';

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
