import { rent } from '@crewpad/contract/endpoints';
import { AUTOPAY } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { quoteClass } from '../../../../ui/quote-list-classes.ts';
import { cardBrand } from '../../../billing/index.ts';
import { dueTime } from '../../../rentals/index.ts';
import { chargeParts, rentDue } from '../../charge-parts.ts';
import type { MyRental, Payer } from '../load-my-rentals.ts';
import { CARD_TAB } from '../notices/notices.ts';
import { AutopayConsent } from './autopay-consent.tsx';
import { actionsClass } from './dialogs-classes.ts';
import { type DialogAction, usePerform } from './use-rental-actions.ts';

/** A tenant's AutoPay actions; afterward the page shows the new state. */
export function useAutopayActions() {
  const { t } = useTranslation('rent/tenant/money');
  const perform = usePerform();
  const [busy, setBusy] = useState(false);
  /** Resolves with whether it succeeded. */
  const run = async (work: () => Promise<unknown>, successText: string, failed: string) => {
    if (busy) return false;
    setBusy(true);
    const refusal = await perform(work, successText, failed);
    setBusy(false);
    return refusal === null;
  };
  const inputOf = ({ id }: MyRental) => ({ params: { id }, query: {} });
  const quiet = { quiet: true };
  return {
    busy,
    /** Accepts the lister's request to turn it on or off. */
    accept: (rental: MyRental) =>
      run(
        () => call(rent.acceptAutopay, inputOf(rental), quiet),
        t(rental.auto_pay === AUTOPAY.asked ? 'is_on' : 'is_off'),
        t('failed'),
      ),
    decline: (rental: MyRental) =>
      run(
        () => call(rent.declineAutopay, inputOf(rental), quiet),
        t(rental.auto_pay === AUTOPAY.asked ? 'declined' : 'stays_on'),
        t('failed'),
      ),
    disable: (rental: MyRental) =>
      run(
        () => call(rent.disableAutopay, inputOf(rental), quiet),
        t('is_off'),
        t('disable_failed'),
      ),
  };
}

interface AutopayDialogsProps {
  dialog: DialogAction | null;
  rental: MyRental;
  payer: Payer;
  onClose: () => void;
}

/** Confirmations before AutoPay is turned on or off. */
export function AutopayDialogs({ dialog, rental, payer, onClose }: AutopayDialogsProps) {
  const { t } = useTranslation('rent/tenant/money');
  const { locale } = usePage();
  const { accept, disable, busy } = useAutopayActions();
  const lister = rental.lister?.display_name ?? '';
  const isStop = dialog === 'stop_autopay';
  const due = rentDue(rental);
  const finish = async (act: typeof accept) => {
    await act(rental);
    onClose();
  };
  return (
    <>
      <Dialog
        open={dialog === 'accept_autopay'}
        onClose={onClose}
        title={t('accept_title')}
        closeLabel={t('close', { ns: 'common' })}
      >
        <div className="grid gap-4 [&_p]:m-0 [&_p]:text-ink-soft">
          <AutopayTerms rental={rental} payer={payer} />
          <AutopayConsent terms={rental} button={t('autopay_accept')} />
          {!payer.card?.valid && <p id="needs-card">{t('accept_needs_card')}</p>}
        </div>
        <div className={actionsClass}>
          <Button variant="outline" onClick={onClose}>
            {t('not_now')}
          </Button>
          {payer.card?.valid ? (
            <Button variant="accent" disabled={busy} onClick={() => finish(accept)}>
              {t('autopay_accept')}
            </Button>
          ) : (
            <LinkButton to={CARD_TAB} variant="accent" aria-describedby="needs-card">
              {t('add_card')}
            </LinkButton>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isStop || dialog === 'disable_autopay'}
        title={t('disable_title')}
        close={t('close', { ns: 'common' })}
        cancel={t('autopay_keep')}
        confirm={t('autopay_stop')}
        busy={busy}
        onConfirm={() => finish(isStop ? accept : disable)}
        onClose={onClose}
      >
        <p>{t(rental.status === 'pending' ? 'disable_invited' : 'disable_text', { lister })}</p>
        {due > 0 && <p>{t('disable_owed', { amount: exactMoney(due, locale) })}</p>}
      </ConfirmDialog>
    </>
  );
}

/** The AutoPay charges of this rental: amounts, dates and card. */
function AutopayTerms({ rental, payer: { card } }: Pick<AutopayDialogsProps, 'rental' | 'payer'>) {
  const { t } = useTranslation('rent/tenant/money');
  const { t: own } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const { next_charge: next, time_zone } = rental;
  const due = rentDue(rental);
  const parts = next === null ? [] : chargeParts(next, locale);
  const lister = rental.lister?.display_name ?? '';
  return (
    <>
      <dl className={quoteClass}>
        {next && (
          <div>
            <dt>{t('accept_first')}</dt>
            <dd>
              <strong>{exactMoney(next.amount, locale)}</strong>
              <span className="block text-xs text-ink-soft">
                {dueTime(next.due_at, time_zone, locale)}
              </span>
              {parts.length > 0 && (
                <span className="block text-xs text-ink-soft">
                  {parts.map(({ key, values }) => own(key, values)).join(', ')}
                </span>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{own('after_that')}</dt>
          <dd>
            {own('every_month', {
              amount: exactMoney(rental.rental_amount, locale),
              count: rental.payment_date,
              ordinal: true,
            })}
          </dd>
        </div>
        <div>
          <dt>{t('card')}</dt>
          <dd>
            {card?.valid
              ? t('card_used', { card: cardBrand(card.brand), last4: card.last4 })
              : t('no_card')}
          </dd>
        </div>
        <div>
          <dt>{t('fee')}</dt>
          <dd>{t('fee_none', { lister })}</dd>
        </div>
      </dl>
      {due > 0 && <p>{t('accept_open', { amount: exactMoney(due, locale) })}</p>}
    </>
  );
}
