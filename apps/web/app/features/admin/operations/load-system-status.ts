import { contract } from '@crewpad/contract';
import { AUDIT_KINDS, EMAIL_STATES, LIST_LIMIT_DEFAULT, STUCK_STATES } from '@crewpad/domain';
import { data } from 'react-router';
import type { requireAdmin } from '../../../lib/guards.ts';
import { loaderCall } from '../../../lib/loader-call.ts';
import { requestedPage, rowIdOf } from '../../../lib/page-params.ts';

type LoaderArgs = Parameters<typeof requireAdmin>[0];

/** The member whose entries are listed, and the number below which they start, from the address. */
function readPlace({ url }: LoaderArgs) {
  const member = rowIdOf(url.searchParams.get('member'));
  const before = rowIdOf(url.searchParams.get('before'));
  return { ...(member && { member }), ...(before && { before }) };
}

/** Entries of a page: those that only read fold away. */
const AUDIT_ENTRIES = 50;

/** The audit trail for the filters and `before` of the address. Filters that are none are ignored. */
export async function loadAudit(args: LoaderArgs) {
  const { searchParams } = args.url;
  const { before, ...place } = readPlace(args);
  const actor = rowIdOf(searchParams.get('actor'));
  const kind = AUDIT_KINDS.find((value) => value === searchParams.get('kind'));
  const [first, last] = ['from', 'to'].map((name) => dayOf(searchParams.get(name)));
  // Days in the wrong order are meant the other way round.
  const isTurned = first !== undefined && last !== undefined && first > last;
  const [from, to] = isTurned ? [last, first] : [first, last];
  const filters = {
    ...{ ...place, ...(actor && { actor }), ...(kind && { kind }) },
    ...{ ...(from && { from }), ...(to && { to }) },
  };
  const query = { ...filters, limit: AUDIT_ENTRIES, ...(before && { before }) };
  return {
    ...{ query: filters, before },
    ...(await loaderCall(args)(contract.admin.getAudit, { query })),
  };
}

/** A day in an address; undefined if it is none. */
function dayOf(text: string | null): string | undefined {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));
  return isDay && new Date(text ?? '').toISOString().startsWith(text ?? '')
    ? (text ?? '')
    : undefined;
}

/** The emails for `state`, `member` and `before` of the address. */
export async function loadEmails(args: LoaderArgs) {
  const state = EMAIL_STATES.find((value) => value === args.url.searchParams.get('state'));
  const query = { ...readPlace(args), ...(state && { state }) };
  return { ...query, ...(await loaderCall(args)(contract.admin.getOrderedEmails, { query })) };
}

/** What happened in thirty days. */
export async function loadOverview(args: LoaderArgs) {
  const { data: overview } = await loaderCall(args)(contract.admin.getOverview, {});
  return { overview };
}

export function loadJobs(args: LoaderArgs) {
  return loaderCall(args)(contract.admin.getJobs, {});
}

/** The number of entries on a member page. */
const FEW = 8;

/** A member, with their newest audit entries and emails. */
export async function loadMember(args: LoaderArgs & { params: { id: string } }) {
  const id = rowIdOf(args.params.id);
  if (id === undefined) throw data({ message: '' }, { status: 404 });
  const call = loaderCall(args);
  const query = { member: id, limit: FEW };
  const [member, audit, emails] = await Promise.all([
    call(contract.admin.getMember, { params: { id } }),
    call(contract.admin.getAudit, { query }),
    call(contract.admin.getOrderedEmails, { query }),
  ]);
  return { member: member.data, audit, emails };
}

export type AuditView = Awaited<ReturnType<typeof loadAudit>>;
export type EmailsView = Awaited<ReturnType<typeof loadEmails>>;
export type JobsView = Awaited<ReturnType<typeof loadJobs>>;
export type MemberView = Awaited<ReturnType<typeof loadMember>>;

/** The moves for `state` and `page` of the address. */
export async function loadMoves(args: Parameters<typeof requireAdmin>[0]) {
  const { searchParams } = args.url;
  const state = STUCK_STATES.find((value) => value === searchParams.get('state'));
  const page = requestedPage(args.url);
  const limit = LIST_LIMIT_DEFAULT;
  const query = { limit, offset: (page - 1) * limit, ...(state && { state }) };
  const { data, total } = await loaderCall(args)(contract.admin.getMoves, { query });
  return { data, total, state, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

export type MovesView = Awaited<ReturnType<typeof loadMoves>>;
