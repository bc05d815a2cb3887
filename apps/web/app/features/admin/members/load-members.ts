import { contract } from '@crewpad/contract';
import {
  LIST_LIMIT_DEFAULT,
  MEMBER_FILTERS,
  MEMBER_SORTS,
  type MemberFilter,
  type MemberSort,
  PLANS,
  type Plan,
} from '@crewpad/domain';
import type { requireAdmin } from '../../../lib/guards.ts';
import { loaderCall } from '../../../lib/loader-call.ts';
import { LIST_PAGES_MAX, requestedPage } from '../../../lib/page-params.ts';

/** What the address asks for. */
export interface MembersQuery {
  search: string;
  status: MemberFilter | undefined;
  plan: Plan | undefined;
  sort: MemberSort;
}

export interface MembersView extends MembersQuery {
  /** null before the first search. */
  members: readonly contract.admin.ListedMember[] | null;
  total: number;
  page: number;
  pages: number;
}

/** A choice of the address; unknown ones are ignored. */
const choice = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((candidate) => candidate === value);

/** The members that match the address. */
export async function loadMembers(args: Parameters<typeof requireAdmin>[0]): Promise<MembersView> {
  const params = args.url.searchParams;
  const query: MembersQuery = {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    status: choice(MEMBER_FILTERS, params.get('status')),
    plan: choice(PLANS, params.get('plan')),
    sort: choice(MEMBER_SORTS, params.get('sort')) ?? 'newest',
  };
  const page = requestedPage(args.url);
  const { search, status, plan, sort } = query;
  if (search === '' && status === undefined && plan === undefined) {
    return { ...query, members: null, total: 0, page: 1, pages: 1 };
  }
  const limit = LIST_LIMIT_DEFAULT;
  const { data, total } = await loaderCall(args)(contract.admin.listMembers, {
    query: {
      search,
      sort,
      ...(status && { status }),
      ...(plan && { plan }),
      limit,
      offset: (page - 1) * limit,
    },
  });
  const pages = Math.min(LIST_PAGES_MAX, Math.max(1, Math.ceil(total / limit)));
  return { ...query, members: data, total, page, pages };
}
