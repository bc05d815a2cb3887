import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { AFTER_CLOSING_MS } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { clockTime } from '../../../lib/format-times.ts';
import { leaveFor } from '../../../lib/leave-page.ts';
import { usePage } from '../../../lib/page-context.ts';
import { serverTime } from '../../../lib/server-time.ts';
import { forgetSession } from '../../../lib/session-store.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import type { FormErrorKey } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { isLister, tabAddress } from '../tabs.ts';
import { useSave } from '../use-save.ts';
import { footClass } from './details-classes.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';

/** How a lister can stop without closing the account. */
export function CancelHint() {
  const { t } = useTranslation('pages/settings');
  return (
    <Panel title={t('cancel_account')} text={t('cancel_account_text')}>
      <LinkButton to={tabAddress('payment-method')} variant="outline">
        {t('to_payment_method')}
      </LinkButton>
    </Panel>
  );
}

/** Closes the account permanently, with an emailed code. */
export function CloseAccount({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('pages/settings');
  const hydrated = useHydrated();
  const { busy, save } = useSave();
  const { locale } = usePage();
  const [sentNote, setSentNote] = useState<string | null>(null);
  const effects = [
    t('close_logged_out'),
    ...(user.payment_method === null ? [] : [t('close_no_charge')]),
    ...(user.user_plan === null ? [] : [t('close_no_refund')]),
    ...(isLister(user) ? [t('close_listings')] : []),
    t('close_data'),
  ];
  const request = async () => {
    if (!(await save(() => call(accounts.requestClosing, {})))) return;
    const time = clockTime(serverTime().toISOString(), locale);
    setSentNote(
      t(sentNote === null ? 'code_sent' : 'code_sent_again', { email: user.email, time }),
    );
    if (sentNote !== null) toast({ kind: 'success', message: t('another_code_sent') });
  };
  return (
    <Panel title={t('close_account')} text={t('close_account_text')}>
      <div className="grid gap-6 [&>p]:m-0">
        <Note kind="warn" title={t('close_what')}>
          <ul className="mx-0 mt-1 mb-0 grid gap-1 pl-5">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </Note>
        {sentNote !== null ? (
          <CodeForm sentNote={sentNote} busy={busy} onAgain={request} />
        ) : (
          <div>
            <Button
              variant="outline"
              className="[&:not(:disabled)]:border-bad! [&:not(:disabled)]:text-bad!"
              disabled={!hydrated || busy}
              onClick={request}
            >
              {t('request_code')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

interface CodeFormProps {
  /** The message about the valid code. */
  sentNote: string;
  busy: boolean;
  onAgain: () => void;
}

function CodeForm({ sentNote, busy: isAsking, onAgain }: CodeFormProps) {
  const { t } = useTranslation('pages/settings');
  const { t: f } = useTranslation('ui/form');
  const form = useFormIssues();
  const { busy, save } = useSave();
  const [code, setCode] = useState('');
  const [isClosed, setClosed] = useState(false);
  const issue = (key: FormErrorKey) => form.show([{ field: 'code', key }]);
  useFocusAtFirst('code');

  const submit = async () => {
    const result = contract.accounts.closingForm.safeParse({ code });
    if (!result.success) return issue('please_enter_the_code');
    let isWrong = false;
    const isDone = await save(async () => {
      try {
        await call(accounts.closeAccount, { body: result.data });
      } catch (error) {
        if (!isApiError(error) || (error.status !== 400 && error.status !== 422)) throw error;
        isWrong = true;
      }
    });
    if (isWrong) {
      setCode('');
      return issue('please_enter_a_valid_code');
    }
    if (!isDone) return;
    setClosed(true);
    toast({ kind: 'success', message: t('closed') });
    forgetSession();
    // A full page load, so that no member data remains.
    setTimeout(() => leaveFor('/'), AFTER_CLOSING_MS);
  };

  return (
    <div>
      <Form form={form} onSubmit={submit}>
        <p role="status" className="m-0 min-w-0 wrap-anywhere">
          {sentNote}
        </p>
        <TextField
          name="code"
          label={t('code')}
          hint={t('code_hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          onValue={(value) => {
            setCode(value);
            form.clear('code');
          }}
          issue={form.keyOf('code')}
        />
        <div className={footClass}>
          <Button type="submit" disabled={isClosed}>
            {busy ? f('one_moment') : t('close_for_good')}
          </Button>
          <Button variant="subtle" disabled={isClosed} onClick={onAgain}>
            {isAsking ? f('one_moment') : t('send_again')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
