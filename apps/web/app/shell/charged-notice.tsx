import type { contract } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { dismissCharged } from '../lib/charged-cards.ts';
import { exactMoney } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { Button } from '../ui/button.tsx';
import { listClass, noticeClass } from './notice-classes.ts';

interface ChargedNoticeProps {
  memberId: number;
  charges: readonly contract.billing.Charged[];
}

/** What a saved card was charged, at the top of the next page, until it is dismissed. */
export default function ChargedNotice({ memberId, charges }: ChargedNoticeProps) {
  const { t } = useTranslation('shell/member');
  const { locale } = usePage();
  return (
    <section aria-label={t('charged_title')} className={noticeClass}>
      <p className="m-0 font-bold">{t('charged_title')}</p>
      <ul className={listClass}>
        {charges.map(({ charge_id: id, kind, title, amount, status, reason }) => {
          const text = textOf(status);
          const link = LINKS[text];
          return (
            <li key={id}>
              {t(text, { title, amount: exactMoney(amount, locale) })} {reason}{' '}
              {link && (
                <Link to={link === 'charged_receipt' ? `/receipts/${id}` : payPath(kind, id)}>
                  {t(link)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="outline" onClick={() => dismissCharged(memberId)}>
        {t('charged_dismiss')}
      </Button>
    </section>
  );
}

const LINKS = {
  charged_paid: 'charged_receipt',
  charged_processing: null,
  charged_confirm: 'charged_to_confirm',
  charged_declined: 'charged_pay',
} as const;

function textOf(status: contract.billing.Charged['status']) {
  if (status === 'paid' || status === 'processing') return `charged_${status}` as const;
  return status === 'requires_action' ? 'charged_confirm' : 'charged_declined';
}

/** Where a member pays what their card did not. */
function payPath(kind: contract.billing.Charged['kind'], id: number): string {
  if (kind === 'rent') return `/my-crashpad?pay=${id}`;
  return kind === 'subscription' ? '/account-expired' : '/my-crashpads';
}
