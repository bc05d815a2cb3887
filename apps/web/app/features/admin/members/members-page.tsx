import type { contract } from '@crewpad/contract';
import { MEMBER_FILTERS, MEMBER_SORTS, PLANS } from '@crewpad/domain';
import { Form, Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count as formatCount } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { fieldClasses } from '../../../ui/form/field-classes.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { lineClass, statusClass } from '../members-page-classes.ts';
import { memberAddress } from '../person.tsx';
import { ExportMembers } from './export-members.tsx';
import type { MembersQuery, MembersView } from './load-members.ts';
import { useViewAs } from './use-view-as.ts';

type MemberRow = contract.admin.ListedMember;

/** The address of a list of members. */
function addressOf({ search, status, plan, sort }: MembersQuery, page = 1): string {
  const query = new URLSearchParams({ search });
  if (status !== undefined) query.set('status', status);
  if (plan !== undefined) query.set('plan', plan);
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return `/admin?${query}`;
}

/** Members with plan and status, stacked on narrow screens. */
function MemberTable({ members }: { members: readonly MemberRow[] }) {
  const { t } = useTranslation('admin');
  const planTexts = usePlanTexts();
  const step = useViewAs();
  return (
    <table
      className="table-box w-full border-collapse max-md:block max-md:[&_tbody]:block [&_tbody_td]:border-b [&_tbody_td]:border-b-line [&_tbody_td]:p-2 [&_tbody_td]:text-start max-md:[&_tbody_td]:border-0 max-md:[&_tbody_td]:p-0 [&_tbody_th]:border-b [&_tbody_th]:border-b-line [&_tbody_th]:p-2 [&_tbody_th]:text-start max-md:[&_tbody_th]:border-0 max-md:[&_tbody_th]:p-0 max-md:[&_thead]:sr-only [&_thead_th]:border-b [&_thead_th]:border-b-line-strong [&_thead_th]:p-2 [&_thead_th]:text-start [&_thead_th]:text-xs [&_thead_th]:font-medium [&_thead_th]:text-muted max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-1fr-auto max-md:[&_tr]:items-center max-md:[&_tr]:gap-x-4 max-md:[&_tr]:gap-y-1 max-md:[&_tr]:border-b max-md:[&_tr]:border-b-line max-md:[&_tr]:px-0 max-md:[&_tr]:py-4"
      aria-label={t('members')}
    >
      <thead>
        <tr>
          <th scope="col">{t('member')}</th>
          <th scope="col">{t('plan')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('action')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <th scope="row" className="grid font-bold max-md:col-span-full">
              <Link to={memberAddress(member.id)}>{member.display_name}</Link>
              <span className="text-xs font-normal wrap-anywhere text-muted">{member.email}</span>
            </th>
            <td data-label={t('plan')}>
              {member.user_plan === null ? t('no_plan') : planTexts(member.user_plan).title}
            </td>
            <td data-label={t('status')}>
              <span className="flex flex-wrap gap-1">
                <span className={statusClass} data-status={member.status}>
                  {t(`status_${member.status}`)}
                </span>
                {marksOf(member).map((mark) => (
                  <StatusMark key={mark} tone="bad">
                    {t(`status_${mark}`)}
                  </StatusMark>
                ))}
              </span>
            </td>
            <td className="max-md:col-span-full md:text-end md:[.table-box_&]:text-end max-md:[&_button]:w-full">
              <ViewAs member={member} {...step} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const marksOf = (member: MemberRow) => [
  ...(member.locked ? (['locked'] as const) : []),
  ...(member.collections_held ? (['collections_held'] as const) : []),
  ...(member.expired ? (['expired'] as const) : []),
  ...(member.payouts_held ? (['payouts_held'] as const) : []),
  ...(member.email_verified || member.status === 'CLOSED' ? [] : (['unverified'] as const)),
];

interface ViewAsProps extends ReturnType<typeof useViewAs> {
  member: MemberRow;
}

function ViewAs({ member, viewedId, viewAs }: ViewAsProps) {
  const { t } = useTranslation('admin');
  const hydrated = useHydrated();
  const { member: self } = usePage();
  const { id, display_name: name, status } = member;
  if (id === self?.id) return <span className="text-xs text-muted">{t('yourself')}</span>;
  if (status === 'CLOSED') return <span className="text-xs text-muted">{t('closed')}</span>;
  return (
    <Button
      variant="outline"
      disabled={!hydrated || viewedId !== null}
      aria-label={t('view_as_name', { name })}
      onClick={() => viewAs(id)}
    >
      {t(viewedId === id ? 'opening' : 'view_as')}
    </Button>
  );
}

/** Where an admin finds a member and views their account. */
export function MembersPage(result: MembersView) {
  const { t } = useTranslation('admin');
  const { search } = result;
  return (
    <AdminFrame title={t('title')} lead={t('lead')}>
      {/* The browser's own form: it finds without a script as well. */}
      <Form action="/admin" role="search" className="mx-0 mt-0 mb-6">
        <label htmlFor="find-members" className={fieldClasses.label}>
          {t('search')}
        </label>
        <div className={lineClass}>
          <Input
            key={search}
            id="find-members"
            name="search"
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            defaultValue={search}
          />
          <Button type="submit" variant="accent">
            {t('find')}
          </Button>
        </div>
      </Form>
      <Filters {...result} />
      <SearchResult {...result} />
    </AdminFrame>
  );
}

/** Links that narrow and sort the list; they work without a script. */
function Filters(query: MembersQuery) {
  const { t } = useTranslation('admin');
  const planTexts = usePlanTexts();
  const current = (isCurrent: boolean) => (isCurrent ? ('true' as const) : undefined);
  return (
    <nav aria-label={t('filters')} className="mx-0 mt-0 mb-4 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {[undefined, ...MEMBER_FILTERS].map((status) => (
          <FilterLink
            key={status ?? 'all'}
            to={addressOf({ ...query, status })}
            aria-current={current(status === query.status)}
          >
            {t(status === undefined ? 'status_all' : `status_${status}`)}
          </FilterLink>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {[undefined, ...PLANS].map((plan) => (
          <FilterLink
            key={plan ?? 'all'}
            to={addressOf({ ...query, plan })}
            aria-current={current(plan === query.plan)}
          >
            {plan === undefined ? t('plan_all') : planTexts(plan).title}
          </FilterLink>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {MEMBER_SORTS.map((sort) => (
          <FilterLink
            key={sort}
            to={addressOf({ ...query, sort })}
            aria-current={current(sort === query.sort)}
          >
            {t(`sort_${sort}`)}
          </FilterLink>
        ))}
      </div>
    </nav>
  );
}

function SearchResult({ members, total, page, pages, ...query }: MembersView) {
  const { t } = useTranslation('admin');
  const { locale } = usePage();
  if (members === null || members.length === 0) {
    const isNone = members !== null;
    return (
      <div role="status">
        <MessageView
          inPage
          picture="/images/empty-search.svg"
          title={t(isNone ? 'none_title' : 'begin_title')}
          text={
            isNone
              ? query.search === ''
                ? t('none_filtered')
                : t('none_text', { search: query.search })
              : t('begin_text')
          }
        />
      </div>
    );
  }
  const at = (to: number) => addressOf(query, to);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="m-0 text-ink-soft">
          {t('found', { count: total }).replace(String(total), formatCount(total, locale))}
        </p>
        <ExportMembers query={query} />
      </div>
      <MemberTable members={members} />
      {pages > 1 && (
        <nav
          aria-label={t('pages')}
          className="mt-6 flex flex-wrap items-center justify-center gap-4"
        >
          {page > 1 && (
            <LinkButton variant="outline" to={at(page - 1)} rel="prev">
              {t('previous')}
            </LinkButton>
          )}
          <span>{t('page_of', { page, pages })}</span>
          {page < pages && (
            <LinkButton variant="outline" to={at(page + 1)} rel="next">
              {t('next')}
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}
