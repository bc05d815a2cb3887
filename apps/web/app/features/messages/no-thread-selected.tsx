import { IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import classes from './no-thread-selected.module.css';

/** Beside the inbox on wide screens while no thread is open. */
export function NoThreadSelected() {
  const { t } = useTranslation('messages');
  return (
    <div className={classes.none}>
      <IconMessages aria-hidden size={48} stroke={1.25} />
      <p className={classes.text}>{t('none_open')}</p>
      <Link to="/airports" className={classes.link}>
        {t('find_crashpads')}
      </Link>
    </div>
  );
}
