import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import classes from './admin-pages.module.css';

/** The ways between the pages of admins. */
export function AdminPages() {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('admin_pages')} className={classes.pages}>
      <NavLink end to="/admin" className={classes.page}>
        {t('title')}
      </NavLink>
      <NavLink to="/admin/reports" className={classes.page}>
        {t('reports')}
      </NavLink>
      <NavLink to="/translations" className={classes.page}>
        {t('translations')}
      </NavLink>
      <NavLink to="/admin/events" className={classes.page}>
        {t('events')}
      </NavLink>
      <NavLink to="/admin/offers" className={classes.page}>
        {t('offers')}
      </NavLink>
      <NavLink to="/admin/ads" className={classes.page}>
        {t('ads')}
      </NavLink>
    </nav>
  );
}
