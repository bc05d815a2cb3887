import { accounts } from '@crewpad/contract/endpoints';
import { maskedEmail } from '@crewpad/domain';
import { IconArmchair, IconHomeHeart } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { withChosenListing } from '../../../lib/chosen-listing.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage } from '../../../ui/scene-page.tsx';
import { ChosenListingCard } from '../chosen-listing/chosen-listing-card.tsx';
import type { ChosenListing } from '../chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from '../chosen-listing/use-chosen-listing.ts';
import { choosePlan, storeReported } from './draft.ts';
import {
  buttonClass,
  cardClass,
  cardsClass,
  headClass,
  linkClass,
  markClass,
  priceClass,
  textClass,
} from './plan-cards-classes.ts';
import { PolicyLinks } from './policy-links.tsx';
import { SignUpSteps } from './sign-up-steps.tsx';

const noteClass = 'mx-0 mt-6 mb-0 text-center text-ink-soft [&+&]:mt-0';

const ROLES = [
  { role: 'seeker', to: '/create-account/need-crashpad', Icon: IconArmchair },
  { role: 'lister', to: '/create-account/lister-package', Icon: IconHomeHeart },
] as const;

/** Lister or seeker: the first step of sign-up. */
export function ChoosePage({ chosenListing }: { chosenListing: ChosenListing }) {
  const { t } = useTranslation('accounts/sign-up');
  const path = useChosenListing(chosenListing);
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="plan" />}
      title={t('choose_title')}
      lead={t('choose_lead')}
    >
      <NoAccountYet />
      <ChosenListingCard chosenListing={chosenListing} by="seeker" />
      <div className={`${cardsClass}`} data-count="2">
        {ROLES.map(({ role, to, Icon }) => (
          <section key={role} aria-labelledby={role} className={cardClass}>
            <Icon aria-hidden size={40} stroke={1.5} className="text-ink [&+*]:mt-4" />
            <div className={`${headClass}`}>
              <h2 id={role} className="mx-0 mt-4 mb-0 text-lg first:mt-0">
                {t(role)}
              </h2>
              {chosenListing !== null && role === 'seeker' && (
                <span className={markClass}>{t('recommended')}</span>
              )}
            </div>
            <p className={`${textClass}`}>{t(`${role}_text`)}</p>
            <p className={`${priceClass} mb-6! [&:has(+.once)]:mb-0!`}>
              <strong className="text-xl tracking-tight text-ink">{t(`${role}_price`)}</strong>{' '}
              <span>{t(`${role}_small`)}</span>
            </p>
            {role === 'seeker' && (
              <p className="m-0 text-muted group-data-[count=2]/cards:mb-6 once">
                {t('seeker_once')}
              </p>
            )}
            <LinkButton
              to={withChosenListing(to, path)}
              variant={role === 'seeker' ? 'accent' : 'outline'}
              className={buttonClass}
              onClick={() => {
                if (role === 'seeker') choosePlan('seeker');
              }}
            >
              {t(`${role}_button`)}
            </LinkButton>
          </section>
        ))}
      </div>
      <PolicyLinks />
      <p className={noteClass}>
        <strong>{t('invited')}</strong> {t('invited_text')}
      </p>
      <p className={noteClass}>
        {t('have_account')}{' '}
        <Link to={withChosenListing('/login', path)} className={linkClass}>
          {t('login')}
        </Link>
      </p>
    </ScenePage>
  );
}

/** After a login with another site: says that there is no account, and fills the form from there. */
function NoAccountYet() {
  const { t } = useTranslation('accounts/sign-up');
  const [query] = useSearchParams();
  const isFromThere = query.has('social');
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    if (!isFromThere) return;
    call(accounts.pendingOauth, {}, { quiet: true, anonymous: true })
      .then(({ email, first_name, last_name }) => {
        const address = email ?? '';
        storeReported({ email: address, confirm_email: address, first_name, last_name });
        setEmail(email);
      })
      // It has expired: the person fills the form in.
      .catch(() => undefined);
  }, [isFromThere]);
  if (email === undefined) return null;
  return (
    <p role="status" className={noteClass}>
      {email === null ? t('no_account_yet') : t('no_account_for', { email: maskedEmail(email) })}
    </p>
  );
}
