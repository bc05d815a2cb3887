import type { Services } from '../../platform/services.ts';

/** What of the services the ledger needs; tests of its faults give each worker its own. */
export type Billing = Pick<Services, 'db' | 'clock' | 'payments' | 'log'>;
