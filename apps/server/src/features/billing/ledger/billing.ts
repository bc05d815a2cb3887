import type { Services } from '../../../platform/services.ts';

/** The services that billing uses. Fault tests give each worker its own. */
export type Billing = Pick<Services, 'db' | 'clock' | 'payments' | 'obligationKinds' | 'log'>;
