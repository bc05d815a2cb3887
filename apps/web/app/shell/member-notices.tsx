import type { ShellMember } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { call } from '../lib/browser-call.ts';
import { readDraft, storeDraft } from '../lib/drafts.ts';
import { fullDate, shortDate } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { useSend } from '../lib/use-send.ts';
import { Button } from '../ui/button.tsx';
import { FormRefusal } from '../ui/form/form-refusal.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { listClass, noticeClass } from './notice-classes.ts';

/** Pages where members pay, stop a charge, answer an invitation or close their account. */
const QUIET_PAGES = [
  '/account-setting',
  '/account-expired',
  '/change-package',
  '/update-payment-method',
  '/upgrade-account',
  '/processing/payment',
  '/featured-signup',
  '/my-crashpad',
  '/tenant/accept',
  '/payouts/open',
  '/contact',
];

const isUndisturbed = (pathname: string) =>
  QUIET_PAGES.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Whether this page asks a member to accept new terms. It never asks an admin who views them. */
export function asksForLegal(
  { to_accept, switched }: Pick<ShellMember, 'to_accept' | 'switched'>,
  pathname: string,
): boolean {
  return to_accept.length > 0 && !switched && !isUndisturbed(pathname);
}

/** Whether this page warns a member that their email refuses emails. The settings show it, too. */
export function warnsOfRefusal(
  { email_refusal, switched }: Pick<ShellMember, 'email_refusal' | 'switched'>,
  pathname: string,
): boolean {
  return email_refusal !== null && !switched && !isUndisturbed(pathname);
}

/** What the member puts off until the next login. */
const LEGAL_NOTICE_LATER = 'legal_later';

/** Asks for the acceptance of new terms, in the flow of the page: nothing waits for the answer. */
function LegalNotice({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const { t: shell } = useTranslation('shell');
  const { legal, locale } = usePage();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { busy, refusal, send } = useSend();
  const versions = member.to_accept.map((document) => ({
    document,
    version: legal[document].version,
  }));
  const [later, setLater] = useState(() => readDraft(member.id, LEGAL_NOTICE_LATER, 'tab'));
  const version = JSON.stringify(versions);
  if (later === version || !asksForLegal(member, pathname)) return null;
  const putOff = () => {
    storeDraft(member.id, LEGAL_NOTICE_LATER, version, 'tab');
    setLater(version);
  };
  const agree = () =>
    send(async () => {
      await call(accounts.acceptLegal, { body: { accepted: versions } }, { quiet: true });
      await revalidate();
      // Another version may apply meanwhile.
    }, revalidate);
  return (
    <section aria-label={t('legal_title')} className={noticeClass}>
      <p className="m-0 font-bold">{t('legal_title')}</p>
      <ul className={listClass}>
        {member.to_accept.map((document) => (
          <li key={document}>
            <Link to={`/${document}`}>{shell(document)}</Link>,{' '}
            {shortDate(legal[document].date, locale)}
          </li>
        ))}
      </ul>
      {refusal && <FormRefusal>{refusal.body.message}</FormRefusal>}
      <div className="flex flex-wrap gap-2">
        <Button variant="accent" onClick={agree} disabled={busy}>
          {t('legal_agree')}
        </Button>
        <Button variant="outline" onClick={putOff}>
          {t('legal_later')}
        </Button>
      </div>
    </section>
  );
}

/** Which refusal the member puts off until the next login. */
const REFUSAL_NOTICE_LATER = 'refusal_later';

/** Warns a member that their email refuses emails, in the flow of the page. */
export function RefusalNotice({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const { locale } = usePage();
  const { pathname } = useLocation();
  const { reason = '', refused_at = '' } = member.email_refusal ?? {};
  const [later, setLater] = useState(() => readDraft(member.id, REFUSAL_NOTICE_LATER, 'tab'));
  if (later === refused_at || !warnsOfRefusal(member, pathname)) return null;
  const putOff = () => {
    storeDraft(member.id, REFUSAL_NOTICE_LATER, refused_at, 'tab');
    setLater(refused_at);
  };
  return (
    <section aria-label={t('refusal_title')} className={noticeClass}>
      <p className="m-0 font-bold">{t('refusal_title')}</p>
      <p className="m-0 max-w-text wrap-anywhere">
        {t('refusal_text', { date: fullDate(refused_at, locale), reason })}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="accent" to="/account-setting">
          {t('refusal_check')}
        </LinkButton>
        <Button variant="outline" onClick={putOff}>
          {t('legal_later')}
        </Button>
      </div>
    </section>
  );
}

/** Tells a member on each page that their account is locked, why, and whom to ask. */
function LockNotice({ member: { locked } }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const { locale } = usePage();
  if (locked === null) return null;
  return (
    <section aria-label={t('locked_title')} className={noticeClass}>
      <p className="m-0 font-bold">{t('locked_title')}</p>
      <p className="m-0 max-w-text">{t('locked_text', { date: fullDate(locked.at, locale) })}</p>
      {locked.holds_collections && <p className="m-0 max-w-text">{t('locked_held')}</p>}
      <p className="m-0 max-w-text wrap-anywhere">
        {t('locked_reason', { reason: locked.reason })}
      </p>
      <LinkButton variant="outline" to="/contact">
        {t('locked_contact')}
      </LinkButton>
    </section>
  );
}

/** The notices above a member's page: a lock, new terms, and an email that refuses emails. */
export default function MemberNotices({ member }: { member: ShellMember }) {
  return (
    <>
      <LockNotice member={member} />
      <LegalNotice member={member} />
      <RefusalNotice member={member} />
    </>
  );
}
