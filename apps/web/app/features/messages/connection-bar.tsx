import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import classes from './frame.module.css';
import { useConnected } from './live/hub.ts';

const SHOWN_AFTER_MS = 3000;

/** Shows a lost connection after a moment. */
export function ConnectionBar() {
  const { t } = useTranslation('messages');
  const isUp = useConnected();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isUp) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUp]);
  return (
    <div role="status">
      {isShown && (
        <p className={classes.lost}>
          <IconWifiOff aria-hidden size={18} />
          {t('connection_lost')}
        </p>
      )}
    </div>
  );
}
