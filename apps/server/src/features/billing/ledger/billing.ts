import type { Services } from '../../../platform/services.ts';

/** The services that billing works with. Tests of faults give each worker its own. */
export type Billing = Pick<Services, 'db' | 'clock' | 'payments' | 'obligationKinds' | 'log'>;
