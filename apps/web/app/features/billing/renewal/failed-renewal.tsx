import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useCharged } from '../../../lib/charged-cards.ts';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type CardRenewal, failureOf, unpaidRenewal } from '../payment/card-renewal.ts';
import { ownTextOf } from '../payment/payment-error.ts';
import { noticeClass } from './renewal-classes.ts';

interface FailedRenewalProps {
  renewal: contract.billing.ChargedRenewal;
  /** What the page itself offers: the payment, or the card. */
  at?: 'payment' | 'card';
}

/**
 * A renewal that the card on file could not pay: amount, reason, next attempt, and how to fix it.
 */
export function FailedRenewal({ renewal, at }: FailedRenewalProps) {
  const { t } = useTranslation('billing/renewal');
  const { locale, member } = usePage();
  const charges = useCharged(member?.id);
  const waiting = unpaidRenewal(renewal);
  // The notice of what the new card was charged says it at the top of the page.
  const isAnnounced = charges.some(({ charge_id }) => charge_id === waiting?.charge_id);
  if (waiting === null || isAnnounced) return null;
  const failure = failureOf(waiting);
  const price = exactMoney(waiting.amount, locale);
  return (
    <section aria-labelledby="failed-renewal" className={noticeClass}>
      <h2 id="failed-renewal" className="m-0 text-lg text-bad">
        {t(`failed_${failure}`)}
      </h2>
      <p>{t(`failed_${failure}_text`, { price })}</p>
      <RenewalReason renewal={waiting} />
      {at !== 'payment' && (
        <div className="mt-6 flex flex-wrap gap-2">
          <LinkButton to="/account-expired" variant="accent">
            {t(failure === 'needs_confirmation' ? 'confirm_with_bank' : 'pay_now')}
          </LinkButton>
          {at !== 'card' && (
            <LinkButton to="/account-setting?tab=payment-methods" variant="outline">
              {t('other_card')}
            </LinkButton>
          )}
        </div>
      )}
    </section>
  );
}

/** Why a card could not pay a renewal, and the next automatic attempt. */
function RenewalReason({ renewal }: { renewal: CardRenewal }) {
  const { t } = useTranslation('billing/renewal');
  const { t: p } = useTranslation('billing/payment');
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
