import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { memberText } from '../../i18n/en/member.ts';
import { UNPAID_HOME } from '../../lib/member-homes.ts';
import classes from './unpaid-bar.module.css';

/** Leads whoever has not paid his sign-up back to it, from every other page. */
export default function UnpaidBar() {
  const { t } = useTranslation(memberText);
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
