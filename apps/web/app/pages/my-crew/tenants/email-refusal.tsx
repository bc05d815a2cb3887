import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import classes from './tenant-row.module.css';

/** The invited email refuses emails: in the words of its mail server, unless the email is hidden. */
export function EmailRefusal({
  rental: { email_refusal },
}: {
  rental: Pick<contract.rentals.Rental, 'email_refusal'>;
}) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  if (!email_refusal) return null;
  const { reason, refused_at } = email_refusal;
  const date = shortDate(refused_at.slice(0, 10), locale);
  return (
    <span className={classes.paused}>
      {reason === null ? t('refuses_emails', { date }) : t('refuses_with_reason', { date, reason })}
    </span>
  );
}
