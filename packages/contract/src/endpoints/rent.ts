// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { rent } from '../features.ts';

export const accept = 'POST /rental/accept' as EndpointOf<typeof rent.accept>;
export const acceptAutopay = 'POST /rental/{id}/accept-autopay' as EndpointOf<typeof rent.acceptAutopay>;
export const acceptByLink = 'GET /rental/accept' as EndpointOf<typeof rent.acceptByLink>;
export const acceptRentChange = 'POST /rental/{id}/rent-change/accept' as EndpointOf<typeof rent.acceptRentChange>;
export const addLateFee = 'POST /charges/{id}/late-fee' as EndpointOf<typeof rent.addLateFee>;
export const addPayment = 'POST /transaction' as EndpointOf<typeof rent.addPayment>;
export const answerObjection = 'POST /charges/{id}/objection/answer' as EndpointOf<typeof rent.answerObjection>;
export const askAgain = 'POST /lister/settings/autopay/ask-again' as EndpointOf<typeof rent.askAgain>;
export const closeSettlement = 'PUT /rental/{id}/settled' as EndpointOf<typeof rent.closeSettlement>;
export const declineAutopay = 'POST /rental/{id}/decline-autopay' as EndpointOf<typeof rent.declineAutopay>;
export const declineRentChange = 'POST /rental/{id}/rent-change/decline' as EndpointOf<typeof rent.declineRentChange>;
export const deletePaymentRequest = 'DELETE /payment-request/{id}' as EndpointOf<typeof rent.deletePaymentRequest>;
export const disableAutopay = 'POST /rental/{id}/disable-autopay' as EndpointOf<typeof rent.disableAutopay>;
export const dismissObjectionAnswer = 'PUT /charges/{id}/objection/seen' as EndpointOf<typeof rent.dismissObjectionAnswer>;
export const dismissRejection = 'PUT /payment-request/{id}/seen' as EndpointOf<typeof rent.dismissRejection>;
export const getAutopay = 'GET /lister/settings/autopay' as EndpointOf<typeof rent.getAutopay>;
export const getPaymentRequests = 'GET /payment-request' as EndpointOf<typeof rent.getPaymentRequests>;
export const getSettlement = 'GET /rental/{id}/settlement' as EndpointOf<typeof rent.getSettlement>;
export const getTransactions = 'GET /transaction' as EndpointOf<typeof rent.getTransactions>;
export const keepCredit = 'POST /rental/{id}/credit/keep' as EndpointOf<typeof rent.keepCredit>;
export const objectToCharge = 'POST /charges/{id}/objection' as EndpointOf<typeof rent.objectToCharge>;
export const payPaymentRequest = 'POST /payment-request/{id}/pay' as EndpointOf<typeof rent.payPaymentRequest>;
export const previewPayment = 'POST /transaction/preview' as EndpointOf<typeof rent.previewPayment>;
export const refundPayment = 'POST /transaction/{id}/refund' as EndpointOf<typeof rent.refundPayment>;
export const rejectPaymentRequest = 'POST /payment-request/{id}/reject' as EndpointOf<typeof rent.rejectPaymentRequest>;
export const remindTenant = 'POST /rental/{id}/remind' as EndpointOf<typeof rent.remindTenant>;
export const requestAutopay = 'POST /rental/{id}/request-autopay' as EndpointOf<typeof rent.requestAutopay>;
export const sendPaymentRequest = 'POST /payment-request' as EndpointOf<typeof rent.sendPaymentRequest>;
export const setAutopay = 'PUT /lister/settings/autopay' as EndpointOf<typeof rent.setAutopay>;
export const updatePaymentRequest = 'PUT /payment-request/{id}' as EndpointOf<typeof rent.updatePaymentRequest>;
export const voidPayment = 'POST /transaction/{id}/void' as EndpointOf<typeof rent.voidPayment>;
export const withdrawObjection = 'DELETE /charges/{id}/objection' as EndpointOf<typeof rent.withdrawObjection>;
export const withdrawRentChange = 'DELETE /rental/{id}/rent-change' as EndpointOf<typeof rent.withdrawRentChange>;
export const writeOff = 'POST /charges/{id}/write-off' as EndpointOf<typeof rent.writeOff>;
