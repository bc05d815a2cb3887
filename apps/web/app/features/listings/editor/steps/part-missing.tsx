import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import classes from './steps.module.css';

/** In place of a field whose code did not load. The draft survives the reload. */
export function PartMissing() {
  const { t } = useTranslation('listings/editor');
  return (
    <div className={classes.missing} role="alert">
      <p>{t('part_missing')}</p>
      <Button variant="outline" onClick={() => window.location.reload()}>
        {t('reload_page')}
      </Button>
    </div>
  );
}
