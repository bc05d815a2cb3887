// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { system } from '../features.ts';

export const getClock = 'GET /dev/clock' as EndpointOf<typeof system.getClock>;
export const getHealth = 'GET /health' as EndpointOf<typeof system.getHealth>;
export const readMailbox = 'GET /dev/mailbox' as EndpointOf<typeof system.readMailbox>;
export const setClock = 'POST /dev/clock' as EndpointOf<typeof system.setClock>;
