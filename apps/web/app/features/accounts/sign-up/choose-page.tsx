import { IconArmchair, IconHomeHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage } from '../../../ui/scene-page.tsx';
import { choosePlan } from './draft.ts';
import classes from './plan-cards.module.css';
import { PolicyLinks } from './policy-links.tsx';
import { SignUpSteps } from './sign-up-steps.tsx';

const ROLES = [
  { role: 'lister', to: '/create-account/lister-package', Icon: IconHomeHeart },
  { role: 'seeker', to: '/create-account/need-crashpad', Icon: IconArmchair },
] as const;

/** Lister or seeker: the first question of sign-up. */
export function ChoosePage() {
  const { t } = useTranslation('sign-up');
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="plan" />}
      title={t('choose_title')}
      lead={t('choose_lead')}
    >
      <div className={classes.cards} data-count="2">
        {ROLES.map(({ role, to, Icon }) => (
          <section key={role} aria-labelledby={role} className={classes.card}>
            <Icon aria-hidden size={40} stroke={1.5} className={classes.icon} />
            <h2 id={role} className={classes.name}>
              {t(role)}
            </h2>
            <p className={classes.text}>{t(`${role}_text`)}</p>
            <p className={classes.price}>
              <strong className={classes.amount}>{t(`${role}_price`)}</strong>{' '}
              <span>{t(`${role}_small`)}</span>
            </p>
            <LinkButton
              to={to}
              variant="filled"
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
        <Link to="/login" className={classes.link}>
          {t('login')}
        </Link>
      </p>
    </ScenePage>
  );
}
