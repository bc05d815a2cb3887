import { IconBedOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './full-notice.module.css';

/** Asks to take full crash pads out of the search. */
export function FullNotice({ count }: { count: number }) {
  const { t } = useTranslation('my-crashpads');
  if (count === 0) return null;
  return (
    <div className={classes.notice}>
      <IconBedOff aria-hidden size={24} stroke={1.5} className={classes.icon} />
      <p className={classes.text}>
        <strong>{t('full', { count })}.</strong> {t('full_text')}
      </p>
    </div>
  );
}
