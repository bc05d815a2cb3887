import { useTranslation } from 'react-i18next';
import { shellText } from '../../i18n/en/shell.ts';
import { usePage } from '../../lib/page-context.ts';
import classes from './shell.module.css';

/** Says on every page that nothing here is real, where demo data is shown to more than one machine. */
export function DemoBanner() {
  const { t } = useTranslation(shellText);
  const { demo } = usePage();
  if (!demo) return null;
  return (
    <aside aria-label={t('demo_banner')} className={classes.demo}>
      {t('demo_banner')}
    </aside>
  );
}
