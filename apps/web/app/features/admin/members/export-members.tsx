import { admin } from '@crewpad/contract/endpoints';
import { ADMIN_REASON_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { callFile } from '../../../lib/browser-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/csv-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import type { MembersQuery } from './load-members.ts';

/** Saves the listed members as a table, after a reason for the audit log. */
export function ExportMembers({ query: { search, status, plan } }: { query: MembersQuery }) {
  const { t } = useTranslation('admin');
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const save = async () => {
    const body = {
      reason: reason.trim(),
      search,
      ...(status && { status }),
      ...(plan && { plan }),
    };
    if (body.reason === '') return form.show([{ field: 'reason', key: 'reason_is_required' }]);
    const file = await send(() => callFile(admin.exportMembers, { body }, { quiet: true }));
    if (file === undefined) return;
    saveFile(file, 'members.csv');
    setOpen(false);
  };
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
        <Form form={form} onSubmit={save} className="grid gap-4">
          <p className="m-0 text-ink-soft">{t('export_text')}</p>
          <TextAreaField
            name="reason"
            label={t('export_reason')}
            maxLength={ADMIN_REASON_MAX}
            value={reason}
            onValue={(value) => {
              setReason(value);
              form.clear('reason');
            }}
            issue={form.keyOf('reason')}
          />
          {refusal && <FormRefusal>{refusal.body.message || t('export_failed')}</FormRefusal>}
          <Button type="submit" variant="accent" disabled={busy}>
            {t('export_save')}
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
