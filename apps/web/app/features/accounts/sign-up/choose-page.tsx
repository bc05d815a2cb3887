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
import classes from './plan-cards.module.css';
import { PolicyLinks } from './policy-links.tsx';
import { SignUpSteps } from './sign-up-steps.tsx';

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
      <div className={classes.cards} data-count="2">
        {ROLES.map(({ role, to, Icon }) => (
          <section key={role} aria-labelledby={role} className={classes.card}>
            <Icon aria-hidden size={40} stroke={1.5} className={classes.icon} />
            <div className={classes.head}>
              <h2 id={role} className={classes.name}>
                {t(role)}
              </h2>
              {chosenListing !== null && role === 'seeker' && (
                <span className={classes.mark}>{t('recommended')}</span>
              )}
            </div>
            <p className={classes.text}>{t(`${role}_text`)}</p>
            <p className={classes.price}>
              <strong className={classes.amount}>{t(`${role}_price`)}</strong>{' '}
              <span>{t(`${role}_small`)}</span>
            </p>
            {role === 'seeker' && <p className={classes.once}>{t('seeker_once')}</p>}
            <LinkButton
              to={withChosenListing(to, path)}
              variant={role === 'seeker' ? 'accent' : 'outline'}
              className={classes.button}
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
      <p className={classes.note}>
        <strong>{t('invited')}</strong> {t('invited_text')}
      </p>
      <p className={classes.note}>
        {t('have_account')}{' '}
        <Link to={withChosenListing('/login', path)} className={classes.link}>
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
    <p role="status" className={classes.note}>
      {email === null ? t('no_account_yet') : t('no_account_for', { email: maskedEmail(email) })}
    </p>
  );
}
