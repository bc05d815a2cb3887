// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { rentals } from '../features.ts';

export const blockBed = 'POST /beds/{id}/blocks' as EndpointOf<typeof rentals.blockBed>;
export const cancelInvite = 'POST /rental/{id}/cancel-invite' as EndpointOf<typeof rentals.cancelInvite>;
export const checkInvite = 'GET /rental/check-invite' as EndpointOf<typeof rentals.checkInvite>;
export const checkOut = 'POST /rental/{id}/checkout' as EndpointOf<typeof rentals.checkOut>;
export const confirmCheckout = 'POST /rental/{id}/checkout-date/confirm' as EndpointOf<typeof rentals.confirmCheckout>;
export const countPendingInvites = 'GET /user/get-count-pending-invite' as EndpointOf<typeof rentals.countPendingInvites>;
export const decline = 'POST /rental/{id}/decline' as EndpointOf<typeof rentals.decline>;
export const declineByToken = 'POST /rental/token/{token}/decline' as EndpointOf<typeof rentals.declineByToken>;
export const declineCheckout = 'POST /rental/{id}/checkout-date/decline' as EndpointOf<typeof rentals.declineCheckout>;
export const dismissCheckoutAnswer = 'PUT /rental/{id}/checkout-date/seen' as EndpointOf<typeof rentals.dismissCheckoutAnswer>;
export const findInvitee = 'POST /user/exists' as EndpointOf<typeof rentals.findInvitee>;
export const getHistory = 'GET /rental-history' as EndpointOf<typeof rentals.getHistory>;
export const getOffer = 'GET /rental/token/{token}' as EndpointOf<typeof rentals.getOffer>;
export const getRentals = 'GET /rentals' as EndpointOf<typeof rentals.getRentals>;
export const getTenantHistory = 'GET /rental-history/tenant/{id}' as EndpointOf<typeof rentals.getTenantHistory>;
export const getTenants = 'GET /rental' as EndpointOf<typeof rentals.getTenants>;
export const invite = 'POST /rental/invite' as EndpointOf<typeof rentals.invite>;
export const inviteSeveral = 'POST /rental/invite-several' as EndpointOf<typeof rentals.inviteSeveral>;
export const leave = 'POST /rental/{id}/leave' as EndpointOf<typeof rentals.leave>;
export const register = 'POST /rental/register' as EndpointOf<typeof rentals.register>;
export const rentalChanged: typeof rentals.rentalChanged.name = 'changed';
export const requestCheckout = 'POST /rental/{id}/checkout-date' as EndpointOf<typeof rentals.requestCheckout>;
export const resendInvite = 'POST /rental/{id}/resend-invite' as EndpointOf<typeof rentals.resendInvite>;
export const unblockBed = 'DELETE /blocks/{id}' as EndpointOf<typeof rentals.unblockBed>;
export const updateNote = 'PUT /rental/{id}/update-tenant-note' as EndpointOf<typeof rentals.updateNote>;
export const updateRental = 'PUT /rental/{id}' as EndpointOf<typeof rentals.updateRental>;
export const withdrawCheckout = 'DELETE /rental/{id}/checkout-date' as EndpointOf<typeof rentals.withdrawCheckout>;
