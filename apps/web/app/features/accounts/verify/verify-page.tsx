import type { contract } from '@crewpad/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoint } from '../../../lib/browser-call.ts';
import { owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { storedToken } from '../../../lib/session-store.ts';
import { withWanted } from '../../../lib/wanted-listing.ts';
import type { Wanted } from '../wanted/load-wanted.ts';
import { useWanted } from '../wanted/use-wanted.ts';
import { LinkView } from './link-view.tsx';
import { isRefused, useLink } from './use-link.ts';

const verify = endpoint<typeof contract.accounts.verifyEmail>('POST', '/verify-email');
const askWhoIAm = endpoint<typeof contract.accounts.getUser>('GET', '/user');

/** A used link has succeeded if the logged-in member's email is verified. */
async function isVerifiedAlready(): Promise<boolean> {
  if (storedToken() === null) return false;
  return askWhoIAm({}, { quiet: true }).then(
    ({ user }) => user.email_verified,
    () => false,
  );
}

/** The page of a verification link. */
export function VerifyPage({ token, wanted }: { token: string; wanted: Wanted }) {
  const { t } = useTranslation('login');
  const { text, next } = useNext(wanted);
  const [isOld, setOld] = useState(false);
  const link = useLink(async () => {
    try {
      await verify({ body: { token } }, { quiet: true, anonymous: true });
    } catch (error) {
      if (!isRefused(error) || !(await isVerifiedAlready())) throw error;
      setOld(true);
    }
  });
  return (
    <LinkView
      link={link}
      checking={{ title: t('resend_title'), text: t('verify_checking') }}
      good={{ title: t(isOld ? 'verified_already' : 'verified_title'), text: t(text) }}
      next={next}
      unreachable={t('verify_unreachable')}
      another={{ to: '/email/resend', label: t('ask_again') }}
    />
  );
}

/** Next steps for anyone who opens the link: on another device no one is logged in. */
function useNext(wanted: Wanted) {
  const { t } = useTranslation('login');
  const { t: w } = useTranslation('wanted');
  const { member } = usePage();
  const path = useWanted(wanted);
  if (member === null) {
    const next = { to: withWanted('/login', path), label: t('login') };
    return { text: 'verified_elsewhere', next } as const;
  }
  if (owesSignUp(member)) {
    const next = { to: withWanted(UNPAID_HOME, path), label: t('finish_sign_up') };
    return { text: 'verified_unpaid', next } as const;
  }
  const next = wanted
    ? { to: wanted.path, label: w('continue_to', { title: wanted.title }) }
    : undefined;
  return { text: 'verified_text', next } as const;
}
