import { IconArmchair, IconHomeHeart } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { withChosenListing } from '../../../lib/chosen-listing.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage } from '../../../ui/scene-page.tsx';
import { ChosenListingCard } from '../chosen-listing/chosen-listing-card.tsx';
import type { ChosenListing } from '../chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from '../chosen-listing/use-chosen-listing.ts';
import { choosePlan } from './draft.ts';
import { NoAccountYet } from './no-account-yet.tsx';
import classes from './plans/plan-cards.module.css';
import { PolicyLinks } from './policy-links.tsx';
import { SignUpSteps } from './sign-up-steps.tsx';

const ROLES = [
  { role: 'seeker', to: '/create-account/need-crashpad', Icon: IconArmchair },
  { role: 'lister', to: '/create-account/lister-package', Icon: IconHomeHeart },
] as const;

/** Lister or seeker: the first step of sign-up. */
export function ChoosePage({ chosen }: { chosen: ChosenListing }) {
  const { t } = useTranslation('sign-up');
  const path = useChosenListing(chosen);
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="plan" />}
      title={t('choose_title')}
      lead={t('choose_lead')}
    >
      <NoAccountYet />
      <ChosenListingCard chosen={chosen} by="seeker" />
      <div className={classes.cards} data-count="2">
        {ROLES.map(({ role, to, Icon }) => (
          <section key={role} aria-labelledby={role} className={classes.card}>
            <Icon aria-hidden size={40} stroke={1.5} className={classes.icon} />
            <div className={classes.head}>
              <h2 id={role} className={classes.name}>
                {t(role)}
              </h2>
              {chosen !== null && role === 'seeker' && (
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
