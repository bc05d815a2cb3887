// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { operation } from '../features.ts';

export const getClock = 'GET /dev/clock' as EndpointOf<typeof operation.getClock>;
export const getHealth = 'GET /health' as EndpointOf<typeof operation.getHealth>;
export const readMailbox = 'GET /dev/mailbox' as EndpointOf<typeof operation.readMailbox>;
export const setClock = 'POST /dev/clock' as EndpointOf<typeof operation.setClock>;
