import { reports } from '@crewpad/contract/endpoints';
import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { toast } from '../../ui/toast.ts';

interface SecretAddressProps {
  /** The crash pad of the calendar; without one it is the member's own. */
  house?: { id: number; title: string };
}

/** Shows the secret address of a calendar, which can be copied, replaced and ended. */
export function SecretAddress({ house }: SecretAddressProps) {
  const { t } = useTranslation('reports');
  const { member } = usePage();
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [question, setQuestion] = useState<'renew' | 'end' | null>(null);
  // Shows its last content while closing.
  const [lastQuestion, setLastQuestion] = useState<'renew' | 'end'>('renew');
  if (question !== null && question !== lastQuestion) setLastQuestion(question);
  const isForeign = member?.switched === true;
  const ofHouse = house && { listing_id: house.id };

  const change = async (work: () => Promise<string | null>, done?: string) => {
    setState('busy');
    try {
      setUrl(await work());
      setState('idle');
      if (done !== undefined) toast({ kind: 'success', message: done });
    } catch {
      setState('failed');
    }
    setQuestion(null);
  };
  const load = async (rotate: boolean) => {
    const body = { ...ofHouse, ...(rotate && { rotate }) };
    return (await call(reports.createCalendar, { body }, { quiet: true })).url;
  };
  const end = async () => {
    await call(reports.deleteCalendar, { body: { ...ofHouse } }, { quiet: true });
    return null;
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
    <>
      {state === 'failed' && (
        <p role="alert" className="m-0 text-bad">
          {t('failed')}
        </p>
      )}
      {url === null ? (
        <Button
          variant="outline"
          disabled={!hydrated || isForeign || state === 'busy'}
          aria-label={house && t('show_of', { title: house.title })}
          onClick={() => change(() => load(false))}
        >
          {t(state === 'failed' ? 'try_again' : 'show')}
        </Button>
      ) : (
        <div className="flex w-full flex-wrap gap-2">
          <Input
            ref={box}
            readOnly
            value={url}
            aria-label={house ? t('address_of', { title: house.title }) : t('address')}
            className="min-w-0 grow basis-72 text-ellipsis"
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="outline" onClick={copy}>
            <IconCopy aria-hidden size={18} />
            {t('copy')}
          </Button>
          <Button variant="subtle" disabled={state === 'busy'} onClick={() => setQuestion('renew')}>
            {t('renew')}
          </Button>
          <Button variant="subtle" disabled={state === 'busy'} onClick={() => setQuestion('end')}>
            {t('end')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={question !== null}
        title={t(`${lastQuestion}_title`)}
        confirm={t(lastQuestion)}
        cancel={t(lastQuestion === 'end' ? 'keep_address' : 'keep')}
        close={t('close', { ns: 'common' })}
        busy={state === 'busy'}
        onConfirm={() =>
          lastQuestion === 'end' ? change(end, t('ended')) : change(() => load(true), t('renewed'))
        }
        onClose={() => setQuestion(null)}
      >
        <p>{t(`${lastQuestion}_text`)}</p>
      </ConfirmDialog>
    </>
  );
}
