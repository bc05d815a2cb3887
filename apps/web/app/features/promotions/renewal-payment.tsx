import type { contract, OperationAnswer } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { exactMoney, fullDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import formClasses from '../../ui/form/form.module.css';
import { toast } from '../../ui/toast.ts';
import { CardPayment } from '../billing/index.ts';

const MY_CRASHPADS = '/my-crashpads';

interface RenewalPaymentProps {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo | null;
  renewal: NonNullable<contract.promotions.Promotion['renewal']>;
  paidUntil: string;
}

type Collected = Extract<OperationAnswer<typeof contract.billing.collectCharge>, { data: unknown }>;

/** Pays the next month of Featured that could not be charged, or confirms it with the bank. */
export function RenewalPayment({ user, card, renewal, paidUntil }: RenewalPaymentProps) {
  const { t } = useTranslation('promotions');
  const { locale } = usePage();
  const navigate = useNavigate();
  return (
    <>
      <h2 className={formClasses.heading}>{t('renewal_title')}</h2>
      <p>{t('renewal_text', { date: fullDate(paidUntil, locale) })}</p>
      <CardPayment<Collected>
        user={user}
        card={card}
        label={t('pay', { price: exactMoney(renewal.amount, locale) })}
        cancelLabel={t('not_now')}
        onCancel={() => navigate(MY_CRASHPADS)}
        hasBar
        pay={(idempotencyKey) =>
          call(
            billing.collectCharge,
            { params: { id: renewal.charge_id } },
            { quiet: true, idempotencyKey },
          )
        }
        onPaid={async () => {
          toast({ kind: 'success', message: t('renewal_paid') });
          await navigate(MY_CRASHPADS);
        }}
      />
    </>
  );
}
