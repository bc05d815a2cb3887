import { Form } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count as formatCount } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import fieldClasses from '../../../ui/form/field.module.css';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import classes from '../members-page.module.css';
import type { FoundMembers } from './load-members.ts';
import { MemberTable } from './member-table.tsx';

/** Where an admin finds a member and views their account. */
export function MembersPage(found: FoundMembers) {
  const { t } = useTranslation('admin');
  const { search } = found;
  return (
    <AdminFrame title={t('title')} lead={t('lead')}>
      {/* The browser's own form: it finds without a script as well. */}
      <Form action="/admin" role="search" className={classes.search}>
        <label htmlFor="find-members" className={fieldClasses.label}>
          {t('search')}
        </label>
        <div className={classes.line}>
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
      <Found {...found} />
    </AdminFrame>
  );
}

function Found({ search, members, total, page, pages }: FoundMembers) {
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
      <p role="status" className={classes.total}>
        {t('found', { count: total }).replace(String(total), formatCount(total, locale))}
      </p>
      <MemberTable members={members} />
      {pages > 1 && (
        <nav aria-label={t('pages')} className={classes.pages}>
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
