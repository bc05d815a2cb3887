import { IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import classes from './card-form.module.css';

/** Who processes the card, what happens on a decline, and what the payer agrees to. */
export function CardSafety({ role }: { role: 'seeker' | 'lister' }) {
  const { t } = useTranslation('payment');
  const { card } = usePage();
  return (
    <div className={classes.safety}>
      {card.mode === 'stripe' && (
        <p className={classes.secured}>
          <IconShieldLock aria-hidden size={20} />
          {t('secured_by_stripe')}
        </p>
      )}
      <p>{t('if_declined')}</p>
      <p className={classes.policies}>
        <Link to={`/notice-of-understanding?for=${role}`} target="_blank" rel="noopener">
          {t('terms')}
        </Link>
        <Link to="/refund-policies" target="_blank" rel="noopener">
          {t('refunds')}
        </Link>
        <span>{t('new_window')}</span>
      </p>
    </div>
  );
}
