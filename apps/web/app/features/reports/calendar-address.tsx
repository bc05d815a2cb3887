import { reports } from '@crewpad/contract/endpoints';
import { IconChevronDown, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { toast } from '../../ui/toast.ts';

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
    <details className="group/calendar rounded-md border border-line bg-surface">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-md px-4 py-2 [&_strong]:block [&::-webkit-details-marker]:hidden">
        <span>
          <strong>{t('title')}</strong>{' '}
          <span className="m-0 max-w-text text-xs text-ink-soft">{t('lead')}</span>
        </span>
        <IconChevronDown
          aria-hidden
          size={20}
          className="flex-none text-muted group-open/calendar:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 justify-items-start gap-4 px-4 pt-0 pb-4">
        <p className="m-0 max-w-text text-xs text-ink-soft">
          {t(isForeign ? 'only_member' : 'text')}
        </p>
        {state === 'failed' && (
          <p role="alert" className="m-0 text-bad">
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
          <div className="flex w-full flex-wrap gap-2">
            <Input
              ref={box}
              readOnly
              value={url}
              aria-label={t('address')}
              className="min-w-0 grow basis-72 text-ellipsis"
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
