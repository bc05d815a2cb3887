// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { payouts } from '../features.ts';

export const getCustomLink = 'GET /stripe/get-custom-link' as EndpointOf<typeof payouts.getCustomLink>;
export const getDashboardLink = 'GET /stripe/dashboard-link' as EndpointOf<typeof payouts.getDashboardLink>;
export const getOnboardingLink = 'GET /stripe/onboarding-link' as EndpointOf<typeof payouts.getOnboardingLink>;
export const getPayoutAccount = 'GET /stripe/account' as EndpointOf<typeof payouts.getPayoutAccount>;
export const getPayouts = 'GET /lister/payouts' as EndpointOf<typeof payouts.getPayouts>;
export const openPayouts = 'POST /payouts/open' as EndpointOf<typeof payouts.openPayouts>;
export const setPayoutSchedule = 'PUT /lister/settings/payout-config' as EndpointOf<typeof payouts.setPayoutSchedule>;
export const startOnboarding = 'POST /stripe/onboarding-link' as EndpointOf<typeof payouts.startOnboarding>;
