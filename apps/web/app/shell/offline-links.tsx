import { TOAST_AUTO_CLOSE_MS } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { leadsElsewhere } from './leads-elsewhere.ts';
import classes from './shell.module.css';

/**
 * While the browser is offline, a press on a link shows a notice instead of the browser's error
 * page. Not a toast: their code may not be loaded.
 */
export function OfflineLinks() {
  const { t } = useTranslation('shell');
  /** How often a link was pressed since the notice was hidden. */
  const [presses, setPresses] = useState(0);

  useEffect(() => {
    const onPress = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !leadsElsewhere(event, link, window.location.href)) return;
      event.preventDefault();
      event.stopPropagation();
      setPresses((last) => last + 1);
    };
    // Before the router takes the press, which happens on the document.
    window.addEventListener('click', onPress, { capture: true });
    return () => window.removeEventListener('click', onPress, { capture: true });
  }, []);

  useEffect(() => {
    if (presses === 0) return;
    const hide = () => setPresses(0);
    const timer = setTimeout(hide, TOAST_AUTO_CLOSE_MS);
    window.addEventListener('online', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', hide);
    };
  }, [presses]);

  if (presses === 0) return null;
  return (
    <p key={presses} role="alert" className={classes.offline}>
      {t('offline')}
    </p>
  );
}
