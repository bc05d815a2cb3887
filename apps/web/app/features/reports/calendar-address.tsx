import { reports } from '@crewpad/contract/endpoints';
import { IconChevronDown, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './calendar-address.module.css';

/**
 * The secret address with which a calendar app loads the member's check-ins, check-outs and rent
 * days.
 */
export function CalendarAddress() {
  const { t } = useTranslation('reports');
  const { member } = usePage();
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [isAsking, setAsking] = useState(false);
  const isForeign = member?.switched === true;

  const load = async (rotate: boolean) => {
    setState('busy');
    try {
      const answer = await call(
        reports.createCalendar,
        { body: rotate ? { rotate } : {} },
        { quiet: true },
      );
      setUrl(answer.url);
      setState('idle');
      if (rotate) toast({ kind: 'success', message: t('renewed') });
    } catch {
      setState('failed');
    }
    setAsking(false);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '');
      toast({ kind: 'success', message: t('copied') });
    } catch {
      // The clipboard requires HTTPS: otherwise the selected address can be copied manually.
      box.current?.select();
    }
  };

  return (
    <details className={classes.calendar}>
      <summary className={classes.summary}>
        <span>
          <strong>{t('title')}</strong> <span className={classes.text}>{t('lead')}</span>
        </span>
        <IconChevronDown aria-hidden size={20} className={classes.chevron} />
      </summary>
      <div className={classes.content}>
        <p className={classes.text}>{t(isForeign ? 'only_member' : 'text')}</p>
        {state === 'failed' && (
          <p role="alert" className={classes.failed}>
            {t('failed')}
          </p>
        )}
        {url === null ? (
          <Button
            variant="outline"
            disabled={!hydrated || isForeign || state === 'busy'}
            onClick={() => load(false)}
          >
            {t(state === 'failed' ? 'try_again' : 'show')}
          </Button>
        ) : (
          <div className={classes.address}>
            <input
              ref={box}
              readOnly
              value={url}
              aria-label={t('address')}
              className={classes.box}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button variant="outline" onClick={copy}>
              <IconCopy aria-hidden size={18} />
              {t('copy')}
            </Button>
            <Button variant="subtle" disabled={state === 'busy'} onClick={() => setAsking(true)}>
              {t('renew')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('renew_title')}
        confirm={t('renew')}
        cancel={t('keep')}
        close={t('close', { ns: 'common' })}
        busy={state === 'busy'}
        onConfirm={() => load(true)}
        onClose={() => setAsking(false)}
      >
        <p>{t('renew_text')}</p>
      </ConfirmDialog>
    </details>
  );
}
