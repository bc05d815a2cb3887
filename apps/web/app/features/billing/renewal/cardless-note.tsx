import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './renewal.module.css';

/** The paid term is still running: a card without a payment reactivates the account. */
export function CardlessNote({ date }: { date: string }) {
  const { t } = useTranslation('renewal');
  return (
    <section aria-labelledby="cardless" className={classes.notice}>
      <h2 id="cardless" className={classes.noticeTitle}>
        {t('inactive_title')}
      </h2>
      <p>{t('inactive_text', { date })}</p>
      <div className={classes.actions}>
        <LinkButton to="/account-setting?tab=payment-methods" variant="accent">
          {t('add_card')}
        </LinkButton>
      </div>
    </section>
  );
}
