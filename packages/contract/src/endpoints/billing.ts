// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { billing } from '../features.ts';

export const changePackage = 'POST /user/change-package' as EndpointOf<typeof billing.changePackage>;
export const collectCharge = 'POST /charges/{id}/collect' as EndpointOf<typeof billing.collectCharge>;
export const getAccountService = 'GET /account-service' as EndpointOf<typeof billing.getAccountService>;
export const getCard = 'GET /stripe/card' as EndpointOf<typeof billing.getCard>;
export const getCharge = 'GET /charges/{id}' as EndpointOf<typeof billing.getCharge>;
export const getPaymentMethod = 'GET /user/payment-method' as EndpointOf<typeof billing.getPaymentMethod>;
export const getPlanQuote = 'GET /user/plan-quote' as EndpointOf<typeof billing.getPlanQuote>;
export const getPlans = 'GET /plans' as EndpointOf<typeof billing.getPlans>;
export const getReceipt = 'GET /receipts/{id}' as EndpointOf<typeof billing.getReceipt>;
export const getReceipts = 'GET /receipts' as EndpointOf<typeof billing.getReceipts>;
export const receiveWebhook = 'POST /stripe/webhook' as EndpointOf<typeof billing.receiveWebhook>;
export const removePaymentMethod = 'POST /stripe/remove-payment-method' as EndpointOf<typeof billing.removePaymentMethod>;
export const renewSubscription = 'POST /user/renew-subscription' as EndpointOf<typeof billing.renewSubscription>;
export const savePaymentMethod = 'POST /stripe/save-payment-method' as EndpointOf<typeof billing.savePaymentMethod>;
export const setRenewal = 'PUT /user/renewal' as EndpointOf<typeof billing.setRenewal>;
export const setupCustomer = 'POST /stripe/setup-customer' as EndpointOf<typeof billing.setupCustomer>;
export const setupIntent = 'POST /stripe/setup-intent' as EndpointOf<typeof billing.setupIntent>;
export const subscribe = 'POST /user/subscription' as EndpointOf<typeof billing.subscribe>;
export const updateCard = 'POST /stripe/update-card' as EndpointOf<typeof billing.updateCard>;
