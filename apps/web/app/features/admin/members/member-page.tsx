import type { contract } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTerm } from '../../../lib/plan-term.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import memberClasses from '../members-page.module.css';
import { AuditList } from '../operations/audit-list.tsx';
import { EmailList } from '../operations/email-list.tsx';
import type { FoundMemberDetail } from '../operations/load-running.ts';
import classes from '../operations/running.module.css';
import { MemberSessions } from './member-sessions.tsx';
import { useViewAs } from './use-view-as.ts';

/** One member: account, sessions, audit entries and emails. */
export function MemberPage({ member, audit, emails }: FoundMemberDetail) {
  const { t } = useTranslation('admin/operations');
  const { id, display_name } = member;
  return (
    <AdminFrame title={display_name} lead={t('member_lead', { id })}>
      <Head member={member} />
      <Facts member={member} />
      <MemberSessions member={member} />
      <section aria-labelledby="audit-of-member">
        <h2 id="audit-of-member" className={classes.heading}>
          {t('audit')}
        </h2>
        <AuditList entries={audit.data} />
        <p>
          <Link to={`/admin/audit?member=${id}`}>{t('whole_audit')}</Link>
        </p>
      </section>
      <section aria-labelledby="emails-of-member">
        <h2 id="emails-of-member" className={classes.heading}>
          {t('emails')}
        </h2>
        {emails.data.length === 0 ? (
          <p className={classes.fine}>{t('no_emails_yet')}</p>
        ) : (
          <>
            <EmailList emails={emails.data} />
            <p>
              <Link to={`/admin/emails?member=${id}`}>{t('all_emails')}</Link>
            </p>
          </>
        )}
      </section>
    </AdminFrame>
  );
}

interface MemberProps {
  member: contract.admin.MemberDetail;
}

function Head({ member }: MemberProps) {
  const { t } = useTranslation('admin');
  const hydrated = useHydrated();
  const { viewed, viewAs } = useViewAs();
  const { id, display_name: name, photo, email, status, abilities } = member;
  return (
    <div className={classes.member}>
      <Avatar {...{ name, photo }} />
      <p className={classes.who}>
        <strong>
          {member.first_name} {member.last_name}
        </strong>
        <span className={classes.address}>{email}</span>
        <span className={memberClasses.status} data-status={status}>
          {t(`status_${status}`)}
        </span>
      </p>
      {abilities.view_as && (
        <Button
          variant="outline"
          disabled={!hydrated || viewed !== null}
          aria-label={t('view_as_name', { name })}
          onClick={() => viewAs(id)}
        >
          {t(viewed === id ? 'opening' : 'view_as')}
        </Button>
      )}
    </div>
  );
}

function Facts({ member }: MemberProps) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const termText = usePlanTerm();
  const { user_plan, signup_plan, expire_at, expired, repeat } = member;
  const date = (instant: string) => fullDate(instant, locale);
  const plan = user_plan ?? signup_plan;
  const facts: [label: string, fact: string][] = [
    [t('plan'), plan === null ? t('no_plan') : planTexts(plan).title],
  ];
  if (user_plan === null && signup_plan !== null) facts.push([t('term'), t('not_paid')]);
  if (expire_at !== null) {
    facts.push([t('term'), termText({ endsAt: expire_at, expired, renews: repeat })]);
  }
  facts.push(
    [t('email_is'), t(member.email_verified ? 'verified' : 'not_verified')],
    [t('since'), date(member.created_at)],
    [t('role'), t(`role_${member.role}`)],
    [t('listings'), String(member.num_listings)],
    [t('rentals'), String(member.num_rentals)],
    [t('open_reports'), String(member.open_reports)],
  );
  if (member.email_refusal !== null) {
    const { refused_at, reason } = member.email_refusal;
    facts.push([t('refuses_emails'), t('refused_on', { date: date(refused_at), reason })]);
  }
  if (member.closed_at !== null) facts.push([t('closed_on'), date(member.closed_at)]);
  return (
    <dl className={classes.grid}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
