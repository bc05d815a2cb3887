import type { contract, ShellMember } from '@crewpad/contract';
import { admin, messages, reports, search } from '@crewpad/contract/endpoints';
import { isListerPlan } from '@crewpad/domain';
import { call } from '../../lib/browser-call.ts';
import { isActive } from '../../lib/shell-entry.ts';

/** In the order of their groups. */
type HitKind = 'tenant' | 'crashpad' | 'airport' | 'thread' | 'member';

export interface Hit {
  kind: HitKind;
  to: string;
  name: string;
  /** Tells it from others of the same name. */
  more: string;
}

const AT_MOST = 6;

type Find = (text: string, signal: AbortSignal) => Promise<Hit[]>;

/** What a lister has: their tenants, crash pads and threads. */
const findOwn: Find = async (q, signal) => {
  const { data } = await call(reports.searchDesk, { query: { q } }, { signal, quiet: true });
  return data.map(hitOf);
};

export function hitOf(hit: contract.reports.DeskHit): Hit {
  const { kind } = hit;
  if (kind === 'tenant') {
    const more = [hit.house, hit.bed].join(', ');
    return { kind, to: `/my-crew/${hit.rental_id}`, name: hit.name, more };
  }
  if (kind === 'crashpad') {
    return { kind, to: `/my-crashpads?open=${hit.listing_id}`, name: hit.title, more: hit.city };
  }
  return { kind, to: `/chat/${hit.thread_id}`, name: hit.name, more: '' };
}

const findAirports: Find = async (text, signal) => {
  const query = { search: text };
  const { data } = await call(search.searchAirports, { query }, { signal, quiet: true });
  return data.slice(0, AT_MOST).map(({ prefix, name, city }) => ({
    ...({ kind: 'airport', to: `/search/airports/${prefix.toLowerCase()}` } as const),
    ...{ name: `${prefix} - ${city}`, more: name },
  }));
};

const findCrashpads: Find = async (q, signal) => {
  const { data } = await call(search.findCrashpads, { query: { q } }, { signal, quiet: true });
  return data.map(({ id, title, city, prefix }) => ({
    ...({ kind: 'crashpad', to: `/listing/${id}` } as const),
    ...{ name: title, more: prefix === null ? city : `${prefix}, ${city}` },
  }));
};

const findThreads: Find = async (filter, signal) => {
  const query = { filter, limit: AT_MOST };
  const { users } = await call(messages.getInbox, { query }, { signal, quiet: true });
  return users.map(({ id, display_name, listing_title }) => ({
    ...({ kind: 'thread', to: `/chat/${id}` } as const),
    ...{ name: display_name, more: listing_title ?? '' },
  }));
};

const findMembers: Find = async (text, signal) => {
  const query = { search: text, limit: AT_MOST, offset: 0 };
  const { data } = await call(admin.findMembers, { query }, { signal, quiet: true });
  return data.map(({ id, display_name, email }) => ({
    ...({ kind: 'member', to: `/admin/members/${id}` } as const),
    ...{ name: display_name, more: email },
  }));
};

/** Where a member searches. */
export function sourcesFor(member: ShellMember): Find[] {
  const isLister = isActive(member) && isListerPlan(member.user_plan);
  return [
    ...(isLister ? [findOwn] : []),
    ...(isLister ? [] : [findAirports, findCrashpads]),
    ...(!isLister && isActive(member) ? [findThreads] : []),
    ...(member.is_admin ? [findMembers] : []),
  ];
}

/**
 * What all sources found. One that fails leaves the others.
 * @throws the error of the first if all fail
 */
export async function findHits(
  sources: readonly Find[],
  text: string,
  signal: AbortSignal,
): Promise<Hit[]> {
  const answers = await Promise.allSettled(sources.map((find) => find(text, signal)));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && answers.every(({ status }) => status === 'rejected')) throw failed.reason;
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
