import { accounts } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { withChosenListing } from '../../../lib/chosen-listing.ts';
import { owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { ChosenListing } from '../chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from '../chosen-listing/use-chosen-listing.ts';
import { usePressedLink } from '../use-link.ts';
import { LinkView } from './link-view.tsx';

/** The page of a verification link. */
export function VerifyPage({ token, chosen }: { token: string; chosen: ChosenListing }) {
  const { t } = useTranslation('accounts');
  const { text, next } = useNext(chosen);
  const link = usePressedLink(token, () =>
    call(accounts.verifyEmail, { body: { token } }, { quiet: true, anonymous: true }),
  );
  return (
    <LinkView
      link={link}
      question={t('verify_question', { email: link.email })}
      checking={{ title: t('resend_title'), text: t('verify_checking') }}
      good={{ title: t('verified_title'), text: t(text) }}
      next={next}
      unreachable={t('verify_unreachable')}
      another={{ to: '/email/resend', label: t('ask_again') }}
    />
  );
}

/** Next steps for anyone who opens the link: on another device no one is logged in. */
function useNext(chosen: ChosenListing) {
  const { t } = useTranslation('accounts');
  const { t: w } = useTranslation('accounts/chosen-listing');
  const { member } = usePage();
  const path = useChosenListing(chosen);
  if (member === null) {
    const next = { to: withChosenListing('/login', path), label: t('login') };
    return { text: 'verified_elsewhere', next } as const;
  }
  if (owesSignUp(member)) {
    const next = { to: withChosenListing(UNPAID_HOME, path), label: t('finish_sign_up') };
    return { text: 'verified_unpaid', next } as const;
  }
  const next = chosen
    ? { to: chosen.path, label: w('continue_to', { title: chosen.title }) }
    : undefined;
  return { text: 'verified_text', next } as const;
}
