import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { deviceName } from '@crewpad/domain';
import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { fullDate } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTerm } from '../../../lib/plan-term.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { toast } from '../../../ui/toast.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { AuditList } from '../audit/audit-list.tsx';
import { statusClass } from '../members-page-classes.ts';
import { EmailList } from '../operations/emails-page.tsx';
import type { MemberView } from '../operations/load-system-status.ts';
import {
  factsClass,
  nameClass,
  rowClass,
  stateClass,
  whenClass,
} from '../operations/system-status-classes.ts';
import { AccountActions } from './account-actions.tsx';
import { MemberLife } from './member-life.tsx';
import { MemberNotes } from './member-notes.tsx';
import { useViewAs } from './use-view-as.ts';

/** A member's sessions; an admin can end all of them, after a confirmation. */
function MemberSessions({ member }: { member: contract.admin.MemberDetail }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, refusal, send } = useSend();
  const { id, display_name: name, sessions, abilities } = member;
  const isSelf = sessions.some(({ current }) => current);
  const end = async () => {
    const answer = await send(() =>
      call(admin.endMemberSessions, { params: { id } }, { quiet: true }),
    );
    if (answer === undefined) return;
    setAsks(false);
    toast({ kind: 'success', message: answer.message });
    await revalidate();
    // The button disappears with the sessions.
    heading.current?.focus();
  };
  const deviceOf = (device: string) => {
    const { browser, system } = deviceName(device);
    if (browser && system) return t('browser_on_system', { browser, system });
    return browser ?? system ?? (device || t('unknown_device'));
  };
  return (
    <section aria-labelledby="sessions-of-member">
      <h2 id="sessions-of-member" ref={heading} tabIndex={-1} className="mx-0 mt-6 mb-2 text-md">
        {t('sessions')}
      </h2>
      {sessions.length === 0 ? (
        <p className="m-0 text-ink-soft">{t('no_sessions')}</p>
      ) : (
        <ul aria-label={t('sessions')} className="mx-0 mt-0 mb-4 grid list-none p-0">
          {sessions.map((session) => (
            <li key={session.id} className={rowClass}>
              <div className="grid min-w-0 content-start gap-1">
                <strong className={nameClass}>
                  {deviceOf(session.device)}
                  {session.current && <span className={stateClass}>{t('this_device')}</span>}
                </strong>
                <p className={factsClass}>
                  {t('logged_in', { when: dayAndTime(session.created_at, locale) })}
                </p>
              </div>
              <p className={whenClass}>
                {t('last_seen', { when: dayAndTime(session.last_seen_at, locale) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {abilities.end_sessions && (
        <Button variant="outline" disabled={!hydrated} onClick={() => setAsks(true)}>
          {t(isSelf ? 'end_others' : 'end_sessions')}
        </Button>
      )}
      <ConfirmDialog
        danger
        open={asks}
        title={t(isSelf ? 'end_others_title' : 'end_sessions_title', { name })}
        confirm={t(isSelf ? 'end_others' : 'end_sessions')}
        cancel={t('cancel', { ns: 'common' })}
        close={t('close', { ns: 'common' })}
        busy={busy}
        onConfirm={end}
        onClose={() => setAsks(false)}
      >
        <p>{t(isSelf ? 'end_others_text' : 'end_sessions_text')}</p>
        {refusal && <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>}
      </ConfirmDialog>
    </section>
  );
}

/** One member: account, sessions, audit entries and emails. */
export function MemberPage({ member, audit, emails }: MemberView) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { id, display_name } = member;
  return (
    <AdminFrame title={display_name} lead={t('member_lead', { id })}>
      <Head member={member} />
      {member.locked !== null && (
        <p role="status" className="mx-0 mt-4 mb-0 max-w-text wrap-anywhere">
          <StatusMark tone="bad">{t('locked')}</StatusMark>{' '}
          {member.locked.holds_collections && (
            <>
              <StatusMark tone="bad">{t('collections_held')}</StatusMark>{' '}
            </>
          )}
          {t('locked_since', {
            date: fullDate(member.locked.at, locale),
            reason: member.locked.reason,
          })}
        </p>
      )}
      {member.email_change !== null && (
        <p role="status" className="mx-0 mt-4 mb-0 max-w-text wrap-anywhere">
          {t(member.email_change.verified ? 'email_changes' : 'email_changes_unverified', {
            email: member.email_change.email,
            when: dayAndTime(member.email_change.changes_at, locale),
          })}
        </p>
      )}
      <Facts member={member} />
      <MemberLife member={member} />
      <MemberNotes member={member} />
      <MemberSessions member={member} />
      <section aria-labelledby="audit-of-member">
        <h2 id="audit-of-member" className="mx-0 mt-6 mb-2 text-md">
          {t('audit')}
        </h2>
        <AuditList entries={audit.data} />
        <p>
          <Link to={`/admin/audit?member=${id}`}>{t('whole_audit')}</Link>
        </p>
      </section>
      <section aria-labelledby="emails-of-member">
        <h2 id="emails-of-member" className="mx-0 mt-6 mb-2 text-md">
          {t('emails')}
        </h2>
        {emails.data.length === 0 ? (
          <p className="m-0 text-ink-soft">{t('no_emails_yet')}</p>
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
  const { viewedId, viewAs } = useViewAs();
  const { id, display_name: name, photo, email, status, abilities } = member;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar {...{ name, photo }} />
      <p className="m-0 flex [min-width:min(12rem,100%)] flex-1 flex-wrap items-center gap-x-2 wrap-anywhere">
        <strong>
          {member.first_name} {member.last_name}
        </strong>
        <span className="text-muted">{email}</span>
        <span className={statusClass} data-status={status}>
          {t(`status_${status}`)}
        </span>
      </p>
      {abilities.view_as && (
        <Button
          variant="outline"
          disabled={!hydrated || viewedId !== null}
          aria-label={t('view_as_name', { name })}
          onClick={() => viewAs(id)}
        >
          {t(viewedId === id ? 'opening' : 'view_as')}
        </Button>
      )}
      <AccountActions member={member} />
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
    <dl className="mx-0 mt-4 mb-0 grid [grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr))] gap-4 [&_dd]:m-0 [&_dd]:font-medium [&_dt]:text-xs [&_dt]:text-muted">
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
