import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './partner-place.module.css';

/** The place of partners' ads; while none is booked it says that it can be had. */
export function PartnerPlace() {
  const { t } = useTranslation('listing');
  return (
    <section aria-label={t('partners')} className={classes.place}>
      <p className={classes.title}>{t('partners_title')}</p>
      <p>{t('partners_text')}</p>
      <Link to="/advertise" className={classes.link}>
        {t('partners_link')}
      </Link>
    </section>
  );
}
