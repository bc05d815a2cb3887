import { useTranslation } from '../i18n/use-translation.tsx';
import { usePage } from '../lib/page-context.ts';
import classes from './shell.module.css';

/** Marks every page of a public demo as fictitious. */
export function DemoBanner() {
  const { t } = useTranslation('shell');
  const { demo } = usePage();
  if (!demo) return null;
  return (
    <aside aria-label={t('demo_banner')} className={classes.demo}>
      {t('demo_banner')}
    </aside>
  );
}
