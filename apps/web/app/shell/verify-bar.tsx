import type { ShellMember } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { call } from '../lib/browser-call.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useSend } from '../lib/use-send.ts';
import { Button } from '../ui/button.tsx';

/** The first folders of the pages where members start. */
const PAGES = [
  'airports',
  'dashboard',
  'lister',
  'messages',
  'my-crashpad',
  'my-crashpads',
  'my-crew',
  'notifications',
  'receipts',
  'transactions',
];

type EmailState = Pick<ShellMember, 'email_to_verify' | 'email_refusal' | 'switched'>;

/** Whether this page asks a member to verify their email. A notice says it if the email refuses ours. */
export function asksToVerify(
  { email_to_verify, email_refusal, switched }: EmailState,
  pathname: string,
): boolean {
  const isStart = PAGES.includes(pathname.split('/')[1] ?? '');
  return isStart && email_to_verify !== null && email_refusal === null && !switched;
}

/** Asks a member to verify their email, until they have. */
export default function VerifyBar({ member }: { member: EmailState }) {
  const { pathname } = useLocation();
  const { email_to_verify: email } = member;
  return email !== null && asksToVerify(member, pathname) && <VerifyLine email={email} />;
}

export function VerifyLine({ email }: { email: string }) {
  const { t } = useTranslation('shell/member');
  const { t: common } = useTranslation('common');
  const hydrated = useHydrated();
  const { busy, refusal, send } = useSend();
  const [isSent, setSent] = useState(false);
  const resend = () =>
    send(async () => {
      await call(accounts.resendEmail, { body: { email } }, { quiet: true });
      setSent(true);
    });
  const failure = refusal && (refusal.body.message || common('something_went_wrong'));
  return (
    <aside aria-label={t('verify_title')} className="bg-warn-soft text-sm text-ink print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 px-gutter">
        <p role="status" className="m-0 wrap-anywhere">
          {failure ?? t(isSent ? 'verify_sent' : 'verify_ask', { email })}
        </p>
        <Button variant="subtle" disabled={!hydrated || busy} onClick={resend}>
          {t('verify_resend')}
        </Button>
      </div>
    </aside>
  );
}
