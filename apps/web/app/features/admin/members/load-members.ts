import { contract, type OperationAnswer } from '@crewpad/contract';
import { LIST_LIMIT_DEFAULT } from '@crewpad/domain';
import type { requireAdmin } from '../../../lib/guards.ts';
import { loaderCall } from '../../../lib/loader-call.ts';
import { LIST_PAGES_MAX, requestedPage } from '../../../lib/page-params.ts';

export type MemberRow = OperationAnswer<typeof contract.admin.findMembers>['data'][number];

export interface MembersView {
  search: string;
  /** null before the first search. */
  members: readonly MemberRow[] | null;
  total: number;
  page: number;
  pages: number;
}

/** The members that match `search` and `page` of the address. */
export async function loadMembers(args: Parameters<typeof requireAdmin>[0]): Promise<MembersView> {
  const query = args.url.searchParams;
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const page = requestedPage(args.url);
  if (search === '') return { search, members: null, total: 0, page: 1, pages: 1 };
  const limit = LIST_LIMIT_DEFAULT;
  const { data, total } = await loaderCall(args)(contract.admin.findMembers, {
    query: { search, limit, offset: (page - 1) * limit },
  });
  const pages = Math.min(LIST_PAGES_MAX, Math.max(1, Math.ceil(total / limit)));
  return { search, members: data, total, page, pages };
}
