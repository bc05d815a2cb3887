import type { EndpointAnswer } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { usePage } from '../../../lib/page-context.ts';
import {
  answerWithPasskey,
  forgetPasskey,
  knowsPasskeys,
  offersPasskeysInFields,
  stopAsking,
} from '../../../lib/passkeys.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';

const OPTIONS = { quiet: true, anonymous: true } as const;
const BAD_REQUEST = 400;
const SERVER_ERROR = 500;

interface PasskeyLoginProps {
  isKeep: boolean;
  onSession: (session: EndpointAnswer<typeof accounts.loginWithPasskey>) => Promise<void>;
  onRefusal: (text: string | null) => void;
}

/**
 * A login with a passkey, by a button or by the passkeys that the browser offers in the field of the
 * email. Nothing where passkeys cannot work.
 */
export function PasskeyLogin({ isKeep, onSession, onRefusal }: PasskeyLoginProps) {
  const { t } = useTranslation('accounts');
  const { t: f } = useTranslation('ui/form');
  const { passkeys } = usePage();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);

  const logIn = async (isInFields: boolean) => {
    let credentialId = '';
    try {
      const question = await call(accounts.askPasskeyLogin, {}, OPTIONS);
      const answer = await answerWithPasskey(question, isInFields);
      if (answer === null) return isInFields ? undefined : onRefusal(t('passkey_canceled'));
      credentialId = answer.credential.id;
      setBusy(true);
      onRefusal(null);
      const body = { ...answer, isKeep };
      await onSession(await call(accounts.loginWithPasskey, { body }, OPTIONS));
    } catch (error) {
      const refusal = isApiError(error) ? error : undefined;
      if (refusal?.body.error_code === 'PASSKEY_UNKNOWN') await forgetPasskey(credentialId);
      if (isInFields && credentialId === '') return;
      // Of a session that has ended, as the shell says of any other 401, there is none here.
      if (refusal !== undefined && refusal.status >= SERVER_ERROR) openErrorDialog(error);
      else onRefusal(refusal?.body.message || t('passkey_failed'));
      // The page was open for longer than its question lives.
      if (isInFields && refusal?.status === BAD_REQUEST) await logIn(true);
    } finally {
      setBusy(false);
    }
  };
  const press = () => {
    setBusy(true);
    onRefusal(null);
    return logIn(false);
  };
  const offer = useEffectEvent(async () => {
    if (passkeys && (await offersPasskeysInFields())) await logIn(true);
  });
  useEffect(() => {
    offer();
    return () => void stopAsking();
  }, []);

  if (!passkeys || (hydrated && !knowsPasskeys())) return null;
  return (
    <Button
      variant="outline"
      className="min-h-13! w-full text-md"
      disabled={!hydrated || busy}
      onClick={press}
    >
      <IconKey aria-hidden size={20} />
      {busy ? f('one_moment') : t('login_with_passkey')}
    </Button>
  );
}
