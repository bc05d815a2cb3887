import type { contract } from '@crewpad/contract';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ReasonDialog } from '../tenant/dialogs/reason-dialog.tsx';
import classes from './request-list.module.css';
import { noCardId, RequestRow, requestAnchor } from './request-row.tsx';
import { useRequests } from './use-requests.ts';

const CARD_TAB = '/account-setting?tab=payment-methods';

export interface RequestListProps {
  requests: readonly contract.rent.PaymentRequest[];
  /** The tenant's card on file. */
  card: contract.billing.CardInfo | null;
}

/** One-time payment requests to a tenant: pay or reject. */
export function RequestList({ requests, card }: RequestListProps) {
  const { t } = useTranslation('rent/requests');
  const { t: rental } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const [opened, setOpened] = useState<contract.rent.PaymentRequest | null>(null);
  // The lister may change its amount while the dialog is open.
  const rejected = requests.find(({ id }) => id === opened?.id) ?? opened;
  const { pathname, search } = useLocation();
  const unpaid = requests.find(({ abilities, hold }) => abilities.pay && hold !== 'payouts');
  const needsCard = card?.valid !== true && unpaid !== undefined;
  // Where the tenant returns once the card is saved.
  const here = `${pathname}${search}${unpaid ? `#${requestAnchor(unpaid.id)}` : ''}`;
  const cards = `${CARD_TAB}&ref_url=${encodeURIComponent(here)}`;
  const toCards = <Link to={cards}>{t('payment_methods')}</Link>;
  const { step, paid, closeThanks, pay, reject } = useRequests(toCards);
  return (
    <>
      {needsCard && (
        <div className={classes.note}>
          <p id={noCardId}>{t('no_card')}</p>
          <LinkButton to={cards} variant="accent">
            {t('add_card')}
          </LinkButton>
        </div>
      )}
      {requests.length > 0 && (
        <ul className={classes.list}>
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              card={card}
              step={step}
              onPay={() => pay(request)}
              onReject={() => setOpened(request)}
            />
          ))}
        </ul>
      )}
      <ReasonDialog
        key={rejected?.id}
        open={rejected !== null}
        title={t('reject_title')}
        confirm={t('reject')}
        cancel={t('cancel', { ns: 'common' })}
        lister={rejected?.lister_name ?? rental('by_lister')}
        onConfirm={async (reason) => (rejected ? reject(rejected, reason) : null)}
        onClose={() => setOpened(null)}
      >
        <p>
          {rejected &&
            t('what', {
              purpose: t(`purpose_${rejected.payment_for}`, { ns: 'common' }),
              lister: rejected.lister_name,
              place: rejected.crashpad_name,
            })}
        </p>
        <p>
          {rejected &&
            t('reject_text', {
              lister: rejected.lister_name,
              amount: exactMoney(rejected.amount, locale),
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
          <p className={classes.thanks}>
            {t('thanks_text', {
              amount: exactMoney(paid.amount, locale),
              lister: paid.lister_name,
            })}
          </p>
        )}
        <div className={classes.actions}>
          <Button onClick={closeThanks}>{t('done')}</Button>
        </div>
      </Dialog>
    </>
  );
}
