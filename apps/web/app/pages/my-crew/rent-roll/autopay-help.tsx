import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './autopay-help.module.css';

const STEPS = [
  { to: '/my-crashpads', label: 'help_rooms' },
  { to: '/account-setting/#connectStripeExpress', label: 'help_connect' },
] as const;
const GUIDE = '/account-setting?tab=autopay&autopay-guide&connect-account';

/** How to set up AutoPay, until it is. */
export function AutopayHelp({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('pages/my-crew');
  return (
    <details className={classes.help} open={isNew || undefined}>
      <summary className={classes.summary}>
        <span>
          <strong className={classes.title}>{t('help_title')}</strong>{' '}
          <span className={classes.text}>{t('help_text')}</span>
        </span>
        <IconChevronDown aria-hidden size={20} className={classes.chevron} />
      </summary>
      <div className={classes.content}>
        <ol className={classes.steps}>
          {STEPS.map(({ to, label }) => (
            <li key={label}>
              <Link to={to} className={classes.link}>
                {t(label)}
              </Link>
            </li>
          ))}
          <li>{t('help_invite')}</li>
        </ol>
        <LinkButton to={GUIDE} variant="outline">
          {t('guide_me')}
        </LinkButton>
      </div>
    </details>
  );
}
