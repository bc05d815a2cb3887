import { useTranslation } from '../../i18n/use-translation.tsx';
import classes from './location-refused.module.css';

/** The toast's text when location access is denied. */
export function LocationRefused({ retry }: { retry: () => void }) {
  const { t } = useTranslation('search');
  return (
    <>
      {t('geolocation_disabled')}
      <span className={classes.ways}>
        <button type="button" className={classes.way} onClick={retry}>
          {t('retry')}
        </button>
        <a href={`/help?q=${encodeURIComponent(t('geolocation_help'))}`} className={classes.way}>
          {t('geolocation_instructions')}
        </a>
      </span>
    </>
  );
}
