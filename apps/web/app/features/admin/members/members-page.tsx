import { Form, Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count as formatCount } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldClasses } from '../../../ui/form/field-classes.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import membersPage from '../members-page.module.css';
import { memberAddress } from '../person.tsx';
import type { MemberRow, MembersView } from './load-members.ts';
import { useViewAs } from './use-view-as.ts';

/** Members with plan and status, stacked on narrow screens. */
function MemberTable({ members }: { members: readonly MemberRow[] }) {
  const { t } = useTranslation('admin');
  const planTexts = usePlanTexts();
  const step = useViewAs();
  return (
    <table className={membersPage.table} aria-label={t('members')}>
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
            <th scope="row" className={membersPage.who}>
              <Link to={memberAddress(member.id)}>{member.display_name}</Link>
              <span className={membersPage.email}>{member.email}</span>
            </th>
            <td data-label={t('plan')}>
              {member.user_plan === null ? t('no_plan') : planTexts(member.user_plan).title}
            </td>
            <td data-label={t('status')}>
              <span className={membersPage.status} data-status={member.status}>
                {t(`status_${member.status}`)}
              </span>
            </td>
            <td className={membersPage.action}>
              <ViewAs member={member} {...step} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ViewAsProps extends ReturnType<typeof useViewAs> {
  member: MemberRow;
}

function ViewAs({ member, viewedId, viewAs }: ViewAsProps) {
  const { t } = useTranslation('admin');
  const hydrated = useHydrated();
  const { member: self } = usePage();
  const { id, display_name: name, status } = member;
  if (id === self?.id) return <span className={membersPage.why}>{t('yourself')}</span>;
  if (status === 'CLOSED') return <span className={membersPage.why}>{t('closed')}</span>;
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
      <Form action="/admin" role="search" className={membersPage.search}>
        <label htmlFor="find-members" className={fieldClasses.label}>
          {t('search')}
        </label>
        <div className={membersPage.line}>
          <input
            key={search}
            id="find-members"
            name="search"
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            defaultValue={search}
            className={fieldClasses.control}
          />
          <Button type="submit" variant="accent">
            {t('find')}
          </Button>
        </div>
      </Form>
      <SearchResult {...result} />
    </AdminFrame>
  );
}

function SearchResult({ search, members, total, page, pages }: MembersView) {
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
          text={isNone ? t('none_text', { search }) : t('begin_text')}
        />
      </div>
    );
  }
  const at = (to: number) => `?${new URLSearchParams({ search, page: String(to) })}`;
  return (
    <>
      <p role="status" className={membersPage.total}>
        {t('found', { count: total }).replace(String(total), formatCount(total, locale))}
      </p>
      <MemberTable members={members} />
      {pages > 1 && (
        <nav aria-label={t('pages')} className={membersPage.pages}>
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
