import { IconClockExclamation } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './expired-mark.module.css';

/** Shows that the plan has expired, with a link to the renewal. */
export function ExpiredMark() {
  const { t } = useTranslation('member');
  const id = useId();
  return (
    <span className={classes.root}>
      <Link to="/account-expired" className={classes.link} aria-describedby={id}>
        <IconClockExclamation aria-hidden size={20} stroke={1.75} />
        {t('expired')}
      </Link>
      <span id={id} role="tooltip" className={classes.tip}>
        {t('expired_tip')}
      </span>
    </span>
  );
}
