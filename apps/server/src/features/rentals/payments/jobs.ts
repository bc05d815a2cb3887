import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import type { PaymentServices } from './commands/settle-rent.ts';
import { settlePaidRequests } from './commands/settle-request.ts';

/** Allocates paid requests to rent if the paying call could not. */
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
