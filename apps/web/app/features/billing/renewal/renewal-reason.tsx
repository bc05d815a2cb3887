import { useTranslation } from '../../../i18n/use-translation.tsx';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { CardRenewal } from '../card/unpaid-renewal.ts';
import { ownTextOf } from '../payment/errors/payment-error.ts';

/** Why a card could not pay a renewal, and the next automatic attempt. */
export function RenewalReason({ renewal }: { renewal: CardRenewal }) {
  const { t } = useTranslation('renewal');
  const { t: p } = useTranslation('payment');
  const { locale } = usePage();
  const { status, refusal, next_try_at } = renewal;
  const ownText = refusal && ownTextOf({ error: 'card_error', data: refusal });
  const reason = ownText ? p(ownText) : refusal?.message;
  return (
    <>
      {status === 'declined' && reason && <p>{t('declined_reason', { reason })}</p>}
      <p>
        {next_try_at === null
          ? t('no_next_try')
          : t('next_try', { date: fullDate(next_try_at, locale) })}
      </p>
    </>
  );
}
