import type { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { updateUser } from '../../../lib/session-store.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { Note } from '../parts/note.tsx';
import { useReload } from '../use-save.ts';

/** Another email that support was asked for, until it is made: the member can stop it. */
export function EmailChange({ change }: { change: contract.accounts.EmailChange }) {
  const { t } = useTranslation('pages/settings');
  const { locale, member } = usePage();
  const hydrated = useHydrated();
  const reload = useReload();
  const { busy, send } = useSend();
  const stop = async () => {
    const answer = await send(() => call(accounts.stopOwnEmailChange, {}, { quiet: true }));
    if (answer === undefined) return;
    updateUser(answer.user);
    toast({ kind: 'success', message: answer.message });
    await reload();
  };
  return (
    <Note>
      <p className="wrap-anywhere">
        {t('email_change', { email: change.email, day: fullDate(change.changes_at, locale) })}
      </p>
      <Button
        variant="outline"
        disabled={!hydrated || busy || member?.switched === true}
        onClick={stop}
      >
        {t('email_change_stop')}
      </Button>
    </Note>
  );
}
