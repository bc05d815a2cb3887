import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from '../my-crew-page.module.css';

/** Why a lister cannot invite or edit now, and what they can still do. */
export function AccountNotice() {
  const { t } = useTranslation('my-crew');
  const { member } = usePage();
  const isExpired = member?.expired === true;
  if (!isExpired && member?.status === 'ACTIVE') return null;
  return (
    <section id="account-notice" className={classes.notice}>
      <div>
        <p className={classes.noticeTitle}>{t(isExpired ? 'expired_title' : 'inactive_title')}</p>
        <p className={classes.noticeText}>{t(isExpired ? 'expired_text' : 'inactive_text')}</p>
      </div>
      <LinkButton to={isExpired ? '/account-expired' : '/processing/payment'} variant="outline">
        {t(isExpired ? 'renew' : 'finish')}
      </LinkButton>
    </section>
  );
}
