import type { contract } from '@crewpad/contract';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { cardBrand } from '../../billing/index.ts';
import { dayThere } from '../../rentals/index.ts';
import { ReasonDialog } from '../tenant/dialogs/reason-dialog.tsx';
import { isOpenRequest, payBlock, statusWord } from './request-status.ts';
import { type RequestStep, useRequests } from './use-requests.ts';

const actionsClass = 'mt-2 flex flex-wrap justify-end gap-2 max-sm:[&>button]:flex-auto';

interface RequestRowProps {
  request: contract.rent.PaymentRequest;
  card: contract.billing.CardInfo | null;
  /** The action in progress, and its request; null for none. */
  step: { id: number; at: RequestStep } | null;
  /** The first that is open: paying it is the main action of the page. */
  isNext: boolean;
  onPay: () => void;
  onReject: () => void;
}

/** Where a page shows a request, for links to it. */
const requestAnchor = (id: number) => `request-${id}`;

/** What says that the tenant has no card. */
const noCardId = 'requests-no-card';

/** One payment request: purpose, status, and actions. */
function RequestRow({ request, card, step, isNext, onPay, onReject }: RequestRowProps) {
  const { t } = useTranslation('rent/requests');
  const { locale, member } = usePage();
  const hydrated = useHydrated();
  const { id, status, abilities, notes, reason } = request;
  const amount = exactMoney(request.amount, locale);
  const purpose = t(`purpose_${request.payment_for}`, { ns: 'common' });
  const isOpen = isOpenRequest(request);
  const word = statusWord(request);
  const isSwitched = member?.switched === true;
  const hasCard = card?.valid === true;
  const block = payBlock(request, { hasCard, isSwitched, isBusy: step !== null });
  const own = step?.id === id ? step.at : null;
  const why = `request-${id}-why`;
  const reasonOf = () => {
    if (own !== null && own !== 'rejecting') return t(`step_${own}`);
    if (block === 'in_progress') return t(step === null ? 'in_progress' : 'one_at_a_time');
    if (block === 'payouts' || block === 'collections_held') {
      return t(`hold_${block}`, { lister: request.lister_name });
    }
    if (block !== null) return t(block);
    return t('pays_with', { card: cardBrand(card?.brand ?? ''), last4: card?.last4 ?? '' });
  };
  return (
    <li
      id={requestAnchor(id)}
      className="grid grid-cols-1 gap-1 border-t border-t-line px-0 py-4 first:border-t-0 first:pt-0"
    >
      <div className="flex items-center justify-between gap-4">
        <strong className="text-md tabular">
          {isOpen ? t('to_pay', { amount, purpose: purpose.toLocaleLowerCase(locale) }) : amount}
        </strong>
        <span
          className="flex-none rounded-full bg-sunken px-3 py-1 text-xs leading-none font-bold text-ink-soft data-[status=completed]:bg-good-soft data-[status=completed]:text-good data-[status=disputed]:bg-warn-soft data-[status=disputed]:text-warn data-[status=pending]:bg-warn-soft data-[status=pending]:text-warn"
          data-status={word}
        >
          {t(`status_${word}`)}
        </span>
      </div>
      <p className="m-0">
        {t(isOpen ? 'from' : 'what', {
          purpose,
          lister: request.lister_name,
          place: request.crashpad_name,
        })}
      </p>
      {notes !== '' && <p className="m-0 whitespace-pre-line">{notes}</p>}
      {request.last_attempt === 'declined' && (
        <p className="m-0 text-xs text-ink-soft">{t('was_declined')}</p>
      )}
      {request.hold === 'bank_confirmation' && (
        <p className="m-0 text-xs text-ink-soft">{t('hold_bank_confirmation')}</p>
      )}
      {reason !== null && <p className="m-0 text-xs text-ink-soft">{t('reason', { reason })}</p>}
      <p className="m-0 text-xs text-ink-soft">
        <time dateTime={request.created_at}>
          {t('sent_on', { when: dayThere(request.created_at, request.time_zone, locale) })}
        </time>
      </p>
      {status === 'complete' && (
        <div className={actionsClass}>
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
          <div className={actionsClass}>
            <Button
              variant={isNext ? 'accent' : 'outline'}
              disabled={!hydrated || block !== null}
              aria-label={t('pay_label', { amount, lister: request.lister_name })}
              aria-describedby={block === 'no_card' ? noCardId : why}
              onClick={onPay}
            >
              {own !== null && own !== 'rejecting' ? t('paying') : t('pay', { amount })}
            </Button>
            <ActionsMenu
              label={t('actions_label', { amount, lister: request.lister_name })}
              actions={[
                {
                  key: 'reject',
                  Icon: IconX,
                  text: t('reject'),
                  notes: isSwitched ? [t('switched')] : [],
                  isDisabled: !hydrated || step !== null || !abilities.reject || isSwitched,
                  onSelect: onReject,
                },
              ]}
            />
          </div>
          {/* That a card is missing stands once above the list. */}
          {block !== 'no_card' && (
            <p
              id={why}
              className="m-0 text-right text-xs text-ink-soft max-sm:text-center"
              aria-live="polite"
            >
              {reasonOf()}
            </p>
          )}
        </>
      )}
    </li>
  );
}

const CARD_TAB = '/account-setting?tab=payment-methods';

interface RequestListProps {
  requests: readonly contract.rent.PaymentRequest[];
  /** The tenant's card on file. */
  card: contract.billing.CardInfo | null;
}

/** One-time payment requests to a tenant: pay or reject. */
export function RequestList({ requests, card }: RequestListProps) {
  const { t } = useTranslation('rent/requests');
  const { t: rental } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const [openedRequest, setOpenedRequest] = useState<contract.rent.PaymentRequest | null>(null);
  // The lister may change its amount while the dialog is open.
  const rejectedRequest = requests.find(({ id }) => id === openedRequest?.id) ?? openedRequest;
  const { pathname, search } = useLocation();
  const unpaid = requests.find(
    ({ abilities, hold }) => abilities.pay && hold !== 'payouts' && hold !== 'collections_held',
  );
  const needsCard = card?.valid !== true && unpaid !== undefined;
  // Where the tenant returns once the card is saved.
  const returnPath = `${pathname}${search}${unpaid ? `#${requestAnchor(unpaid.id)}` : ''}`;
  const cards = `${CARD_TAB}&ref_url=${encodeURIComponent(returnPath)}`;
  const toCards = <Link to={cards}>{t('payment_methods')}</Link>;
  const { step, paid, closeThanks, pay, reject } = useRequests(toCards);
  return (
    <>
      {needsCard && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-warn/35 bg-warn-soft p-4 [&_p]:m-0">
          <p id={noCardId}>{t('no_card')}</p>
          <LinkButton to={cards} variant="accent">
            {t('add_card')}
          </LinkButton>
        </div>
      )}
      {requests.length > 0 && (
        <ul className="m-0 grid list-none p-0">
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              card={card}
              step={step}
              isNext={request === requests.find(isOpenRequest)}
              onPay={() => pay(request)}
              onReject={() => setOpenedRequest(request)}
            />
          ))}
        </ul>
      )}
      <ReasonDialog
        key={rejectedRequest?.id}
        open={rejectedRequest !== null}
        title={t('reject_title')}
        confirm={t('reject')}
        cancel={t('cancel', { ns: 'common' })}
        lister={rejectedRequest?.lister_name ?? rental('by_lister')}
        onConfirm={async (reason) => (rejectedRequest ? reject(rejectedRequest, reason) : null)}
        onClose={() => setOpenedRequest(null)}
      >
        <p>
          {rejectedRequest &&
            t('what', {
              purpose: t(`purpose_${rejectedRequest.payment_for}`, { ns: 'common' }),
              lister: rejectedRequest.lister_name,
              place: rejectedRequest.crashpad_name,
            })}
        </p>
        <p>
          {rejectedRequest &&
            t('reject_text', {
              lister: rejectedRequest.lister_name,
              amount: exactMoney(rejectedRequest.amount, locale),
            })}
        </p>
      </ReasonDialog>
      <Dialog
        open={paid !== null}
        onClose={closeThanks}
        title={t('thanks_title')}
        closeLabel={t('close', { ns: 'common' })}
      >
        {paid && (
          <p className="m-0">
            {t('thanks_text', {
              amount: exactMoney(paid.amount, locale),
              lister: paid.lister_name,
            })}
          </p>
        )}
        <div className={actionsClass}>
          <Button onClick={closeThanks}>{t('done')}</Button>
        </div>
      </Dialog>
    </>
  );
}

/**
 * What listers have requested and the tenant has not answered, above their rentals. It stays mounted
 * without any, because its thank-you dialog outlives the last one.
 */
export function OpenRequests(props: RequestListProps) {
  const { t } = useTranslation('rent/requests');
  const isEmpty = props.requests.length === 0;
  return (
    <section
      aria-labelledby={isEmpty ? undefined : 'open-requests'}
      className={isEmpty ? 'contents' : 'rounded-md border border-line bg-surface px-4 py-6'}
    >
      {!isEmpty && (
        <h2 id="open-requests" className="mx-0 mt-0 mb-4 text-md">
          {t('title')}
        </h2>
      )}
      <RequestList {...props} />
    </section>
  );
}
