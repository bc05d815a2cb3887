import type { contract, MailRefusal } from '@crewpad/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { fullDate } from '../../../lib/format.ts';
import { owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { tabAddress } from '../tabs.ts';

interface NoteProps {
  kind?: 'info' | 'good' | 'warn';
  /** Whether it appeared on this page: announced. */
  isAnnounced?: boolean;
  id?: string;
  title?: string;
  children: ReactNode;
}

/** A notice in place, which stays, unlike a toast. */
export function Note({ kind = 'info', isAnnounced, id, title, children }: NoteProps) {
  return (
    <div
      id={id}
      className="note rounded-md border border-line bg-sunken p-4 text-ink data-[kind=good]:border-good/35 data-[kind=good]:bg-good-soft data-[kind=warn]:border-warn/35 data-[kind=warn]:bg-warn-soft [&_p]:m-0 [&_p]:max-w-text [&_p+p]:mt-2"
      data-kind={kind}
      role={isAnnounced ? 'status' : undefined}
    >
      {title && <p className="[.note_&]:mb-1 [.note_&]:font-bold">{title}</p>}
      {children}
    </div>
  );
}

/** Why buttons are disabled for inactive members; they refer to it. */
export const INACTIVE_NOTE = 'inactive-note';

/** An inactive member can change their login, language and theme, but not their profile. */
export function canChange({ status }: Pick<contract.accounts.OwnUser, 'status'>): boolean {
  return status === 'ACTIVE';
}

/** Explains that the profile can't be changed now, and how to fix it. */
export function InactiveNote({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('pages/settings');
  if (canChange(user)) return null;
  const isUnpaid = owesSignUp(user);
  return (
    <Note kind="warn" id={INACTIVE_NOTE} title={t('inactive_title')}>
      <p>{t(isUnpaid ? 'inactive_unpaid' : 'inactive_no_card')}</p>
      <p>
        <LinkButton to={isUnpaid ? UNPAID_HOME : tabAddress('payment-method')} variant="accent">
          {t(isUnpaid ? 'finish_sign_up' : 'add_card')}
        </LinkButton>
      </p>
    </Note>
  );
}

/** The mail server of the member's email refuses it; `children` lead out of it. */
export function RefusalNote({
  refusal: { reason, refused_at },
  children,
}: {
  refusal: MailRefusal;
  children?: ReactNode;
}) {
  const { t } = useTranslation('pages/settings');
  const { locale } = usePage();
  return (
    <Note kind="warn" title={t('refusal_title')}>
      <p>{t('refusal_text', { date: fullDate(refused_at, locale), reason })}</p>
      {children}
    </Note>
  );
}
