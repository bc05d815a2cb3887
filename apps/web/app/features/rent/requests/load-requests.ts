import { type Call, contract } from '@crewpad/contract';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { allPages } from '../../../lib/all-pages.ts';

type Request = contract.rent.PaymentRequest;

const newestFirst = (a: Request, b: Request) => b.id - a.id;

/** All requests of one side that are neither paid nor rejected, newest first. */
export async function loadOpenRequests(call: Call, role: Request['role']): Promise<Request[]> {
  const lists = await Promise.all(
    (['pending', 'processing'] as const).map((status) =>
      allPages((page) => call(contract.rent.getPaymentRequests, { query: { ...page, status } })),
    ),
  );
  return lists
    .flat()
    .filter((request) => request.role === role)
    .sort(newestFirst);
}

/** All open requests of one side, and the newest of the others, newest first. */
export async function loadRequests(call: Call, role: Request['role']): Promise<Request[]> {
  const query = { offset: 0, limit: LIST_LIMIT_MAX };
  const [open, newest] = await Promise.all([
    loadOpenRequests(call, role),
    call(contract.rent.getPaymentRequests, { query }),
  ]);
  // One that was paid between the two calls reads as paid.
  const byId = new Map([...open, ...newest.data].map((request) => [request.id, request]));
  return [...byId.values()].filter((request) => request.role === role).sort(newestFirst);
}
