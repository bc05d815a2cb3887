import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './advertise-place.module.css';

/** The place for vertical ads; while none is booked it says that it can be had. */
export function AdvertisePlace({ prefix }: { prefix: string }) {
  const { t } = useTranslation('results');
  return (
    <aside aria-label={t('advertise_link')} className={classes.place}>
      <p className={classes.title}>{t('advertise_title')}</p>
      <p className={classes.text}>{t('advertise_text', { prefix })}</p>
      <Link to="/advertise">{t('advertise_link')}</Link>
    </aside>
  );
}
