import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { cardBrand } from '../../billing/index.ts';
import { dayThere } from '../../rentals/index.ts';
import classes from './request-list.module.css';
import { payBlock, statusWord } from './request-status.ts';
import type { RequestStep } from './use-requests.ts';

interface RequestRowProps {
  request: contract.rent.PaymentRequest;
  card: contract.billing.CardInfo | null;
  /** The action in progress, and its request; null for none. */
  step: { id: number; at: RequestStep } | null;
  onPay: () => void;
  onReject: () => void;
}

/** Where a page shows a request, for links to it. */
export const requestAnchor = (id: number) => `request-${id}`;

/** What says that the tenant has no card. */
export const noCardId = 'requests-no-card';

/** One payment request: purpose, status, and actions. */
export function RequestRow({ request, card, step, onPay, onReject }: RequestRowProps) {
  const { t } = useTranslation('rent/requests');
  const { locale, member } = usePage();
  const hydrated = useHydrated();
  const { id, status, abilities, notes, reason } = request;
  const amount = exactMoney(request.amount, locale);
  const word = statusWord(request);
  const isSwitched = member?.switched === true;
  const hasCard = card?.valid === true;
  const block = payBlock(request, { hasCard, isSwitched, isBusy: step !== null });
  const own = step?.id === id ? step.at : null;
  const why = `request-${id}-why`;
  const reasonOf = () => {
    if (own !== null && own !== 'rejecting') return t(`step_${own}`);
    if (block === 'in_progress') return t(step === null ? 'in_progress' : 'one_at_a_time');
    if (block === 'payouts') return t('hold_payouts', { lister: request.lister_name });
    if (block !== null) return t(block);
    return t('pays_with', { card: cardBrand(card?.brand ?? ''), last4: card?.last4 ?? '' });
  };
  return (
    <li id={requestAnchor(id)} className={classes.row}>
      <div className={classes.head}>
        <strong className={classes.amount}>{amount}</strong>
        <span className={classes.badge} data-status={word}>
          {t(`status_${word}`)}
        </span>
      </div>
      <p className={classes.what}>
        {t('what', {
          purpose: t(`purpose_${request.payment_for}`, { ns: 'common' }),
          lister: request.lister_name,
          place: request.crashpad_name,
        })}
      </p>
      {notes !== '' && <p className={classes.notes}>{notes}</p>}
      {request.last_attempt === 'declined' && <p className={classes.soft}>{t('was_declined')}</p>}
      {request.hold === 'bank_confirmation' && (
        <p className={classes.soft}>{t('hold_bank_confirmation')}</p>
      )}
      {reason !== null && <p className={classes.soft}>{t('reason', { reason })}</p>}
      <p className={classes.soft}>
        <time dateTime={request.created_at}>
          {t('sent_on', { when: dayThere(request.created_at, request.time_zone, locale) })}
        </time>
      </p>
      {status === 'complete' && (
        <div className={classes.actions}>
          {/* It also says what was refunded. */}
          <LinkButton
            variant="outline"
            to={`/receipts/${request.charge_id}`}
            aria-label={t('receipt_label', { amount, lister: request.lister_name })}
          >
            {t('receipt')}
          </LinkButton>
        </div>
      )}
      {(abilities.pay || abilities.reject || own !== null) && (
        <>
          <div className={classes.actions}>
            <Button
              variant="outline"
              disabled={!hydrated || step !== null || !abilities.reject || isSwitched}
              aria-label={t('reject_label', { amount, lister: request.lister_name })}
              onClick={onReject}
            >
              {t('reject')}
            </Button>
            <Button
              variant="accent"
              disabled={!hydrated || block !== null}
              aria-label={t('pay_label', { amount, lister: request.lister_name })}
              aria-describedby={block === 'no_card' ? noCardId : why}
              onClick={onPay}
            >
              {own !== null && own !== 'rejecting' ? t('paying') : t('pay', { amount })}
            </Button>
          </div>
          {/* That a card is missing stands once above the list. */}
          {block !== 'no_card' && (
            <p id={why} className={classes.why} aria-live="polite">
              {reasonOf()}
            </p>
          )}
        </>
      )}
    </li>
  );
}
