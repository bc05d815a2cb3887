import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import type { PaymentServices } from './settle.ts';
import { settlePaidRequests } from './settle-request.ts';

/** Settles rent with paid requests where the call that paid them could not. */
export function paymentJobs(services: PaymentServices): JobDefinition[] {
  return [
    {
      name: 'settle-paid-requests',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => settlePaidRequests(services),
    },
  ];
}
