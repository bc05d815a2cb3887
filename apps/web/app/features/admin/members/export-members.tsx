import { admin } from '@crewpad/contract/endpoints';
import { ADMIN_REASON_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { callFile } from '../../../lib/browser-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import type { MembersQuery } from './load-members.ts';

/** Saves the listed members as a table, after a reason for the audit log. */
export function ExportMembers({ query: { search, status, plan } }: { query: MembersQuery }) {
  const { t } = useTranslation('admin');
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const body = { reason: reason.trim(), search, ...(status && { status }), ...(plan && { plan }) };
  return (
    <>
      <Button variant="outline" disabled={!hydrated} onClick={() => setOpen(true)}>
        {t('export')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('export_title')}
        closeLabel={t('close', { ns: 'common' })}
      >
        <div className="grid gap-4">
          <p className="m-0 text-ink-soft">{t('export_text')}</p>
          <TextAreaField
            name="reason"
            label={t('export_reason')}
            maxLength={ADMIN_REASON_MAX}
            value={reason}
            onValue={setReason}
          />
          {reason.trim() !== '' && (
            <CsvButton
              label={t('export_save')}
              failed={t('export_failed')}
              fileName="members.csv"
              download={() => callFile(admin.exportMembers, { body }, { quiet: true })}
            />
          )}
        </div>
      </Dialog>
    </>
  );
}
