import type { contract } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { dismissCharged } from '../lib/charged-cards.ts';
import { exactMoney } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { Button } from '../ui/button.tsx';
import classes from './charged-notice.module.css';

interface ChargedNoticeProps {
  charged: readonly contract.billing.Charged[];
}

/** What a saved card was charged, at the top of the next page, until it is dismissed. */
export default function ChargedNotice({ charged }: ChargedNoticeProps) {
  const { t } = useTranslation('member');
  const { locale } = usePage();
  return (
    <section aria-label={t('charged_title')} className={classes.notice}>
      <p className={classes.title}>{t('charged_title')}</p>
      <ul className={classes.list}>
        {charged.map(({ charge_id: id, title, amount, status, reason }) => (
          <li key={id}>
            {t(textOf(status), { title, amount: exactMoney(amount, locale) })} {reason}{' '}
            {status === 'paid' && <Link to={`/receipts/${id}`}>{t('charged_receipt')}</Link>}
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={dismissCharged}>
        {t('charged_dismiss')}
      </Button>
    </section>
  );
}

function textOf(status: contract.billing.Charged['status']) {
  if (status === 'paid' || status === 'processing') return `charged_${status}` as const;
  return status === 'requires_action' ? 'charged_confirm' : 'charged_declined';
}
