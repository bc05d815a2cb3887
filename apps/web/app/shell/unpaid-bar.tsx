import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { UNPAID_HOME } from '../lib/member-homes.ts';
import classes from './unpaid-bar.module.css';

/** Links from every page back to a sign-up that is not paid. */
export default function UnpaidBar() {
  const { t } = useTranslation('member');
  return (
    <aside aria-label={t('finish_sign_up')} className={classes.bar}>
      <div className={classes.inner}>
        <span>{t('sign_up_is_not_paid')}</span>
        <Link to={UNPAID_HOME} className={classes.link}>
          {t('finish_sign_up')}
        </Link>
      </div>
    </aside>
  );
}
