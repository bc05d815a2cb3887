import type { MailRefusal } from '@crewpad/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Note } from './note.tsx';

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
