import { accounts } from '@crewpad/contract/endpoints';
import { RECOVERY_CODES } from '@crewpad/domain';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { saveFile } from '../../../ui/csv-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSave } from '../use-save.ts';

/** At so few the member is asked to make new ones. */
const FEW = 3;

interface RecoveryCodesProps {
  left: number;
  onChange: (newCodes: readonly string[]) => Promise<void>;
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCodes({ left, onChange }: RecoveryCodesProps) {
  const { t } = useTranslation('pages/settings');
  const hydrated = useHydrated();
  const { busy, save } = useSave();
  const [isAsking, setAsking] = useState(false);
  const create = () => {
    // The dialog that asks who the member is would lie under it.
    setAsking(false);
    return save(async () => {
      const { recovery_codes } = await call(accounts.createRecoveryCodes, {}, { quiet: true });
      await onChange(recovery_codes);
    });
  };
  return (
    <Panel title={t('recovery_codes')} text={t('recovery_codes_text')}>
      <div className="grid justify-items-start gap-4">
        {left <= FEW && (
          <Note kind="warn">
            <p>{t(left === 0 ? 'recovery_codes_none' : 'recovery_codes_few')}</p>
          </Note>
        )}
        <p className="m-0">{t('recovery_codes_left', { left, all: RECOVERY_CODES })}</p>
        <Button
          variant="outline"
          className="max-sm:w-full"
          disabled={!hydrated || busy}
          onClick={() => setAsking(true)}
        >
          {t('make_recovery_codes')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('make_recovery_codes_title')}
        confirm={t('make_recovery_codes')}
        cancel={t('cancel', { ns: 'common' })}
        close={t('close')}
        busy={busy}
        onConfirm={create}
        onClose={() => setAsking(false)}
      >
        <p>{t('make_recovery_codes_ask')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

interface NewRecoveryCodesProps {
  codes: readonly string[];
  /** Of the account, for the file. */
  email: string;
  onSaved: () => void;
}

/** New recovery codes, the only time that they are shown. */
export function NewRecoveryCodes({ codes, email, onSaved }: NewRecoveryCodesProps) {
  const { t } = useTranslation('pages/settings');
  const { name: brand } = useBrand();
  const list = useRef<HTMLUListElement>(null);
  // What had the focus has gone with the cards.
  useEffect(() => list.current?.focus(), []);
  const lines = codes.join('\n');
  const download = () => {
    const text = `${t('recovery_codes_file', { email })}\n\n${lines}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), `${brand}-recovery-codes.txt`.toLowerCase());
  };
  return (
    <Panel title={t('new_recovery_codes')} text={t('new_recovery_codes_text')}>
      <div className="grid gap-6">
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('recovery_codes')}
          translate="no"
          className="m-0 grid list-none gap-x-6 gap-y-2 rounded-md border border-line bg-sunken p-4 text-md tabular sm:grid-cols-2 print:border-0 print:bg-transparent"
        >
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 print:hidden">
          <CopyButton text={lines} label={t('copy_recovery_codes')} />
          <Button variant="outline" onClick={download}>
            <IconDownload aria-hidden size={18} />
            {t('download')}
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <IconPrinter aria-hidden size={18} />
            {t('print')}
          </Button>
        </div>
        <div className="print:hidden">
          <Button variant="accent" className="max-sm:w-full" onClick={onSaved}>
            {t('recovery_codes_saved')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** Copies a secret that is shown beside it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('pages/settings');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', message: t('copied') });
    } catch {
      // The clipboard requires HTTPS; what is shown can be selected.
      toast({ kind: 'error', message: t('not_copied') });
    }
  };
  return (
    <Button variant="outline" aria-label={label} onClick={copy}>
      <IconCopy aria-hidden size={18} />
      {t('copy')}
    </Button>
  );
}
