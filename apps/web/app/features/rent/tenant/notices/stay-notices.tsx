import { rent, rentals } from '@crewpad/contract/endpoints';
import { isAutopayOn } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { useFlag, usePage } from '../../../../lib/page-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { stayTime } from '../../../rentals/index.ts';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';
import { usePerform } from '../dialogs/use-rental-actions.ts';
import type { MyRental } from '../load-my-rentals.ts';
import { Notice } from './notice.tsx';
import { oldestQuestion } from './notices.ts';

/** The check-out that the tenant asked for, the answer to it, and why the lister set one. */
export function CheckoutNotice({ rental }: { rental: MyRental }) {
  const { t } = useTranslation('rent/tenant');
  const { locale, member } = usePage();
  const perform = usePerform();
  const [busy, setBusy] = useState(false);
  const { checkout_answer: answer, checkout_reason: reason, time_zone, abilities } = rental;
  const { checkout_requested_date: date, checkout_requested_time: time } = rental;
  const lister = rental.lister?.display_name ?? t('by_lister');
  const params = { id: rental.id };
  const act = async (work: () => Promise<unknown>, successText: string) => {
    setBusy(true);
    await perform(work, successText, t('failed'));
    setBusy(false);
  };
  const disabled = busy || member?.switched === true;
  if (date !== null) {
    return (
      <Notice
        kind="wait"
        title={t('request_title', { when: stayTime(date, time, time_zone, locale), lister })}
        actions={
          abilities.withdraw_checkout && (
            <Button
              variant="outline"
              disabled={disabled}
              onClick={() =>
                act(
                  () => call(rentals.withdrawCheckout, { params }, { quiet: true }),
                  t('request_withdrawn'),
                )
              }
            >
              {t('request_withdraw')}
            </Button>
          )
        }
      >
        <p>{t(rental.checkout_date === null ? 'request_waiting_open' : 'request_waiting')}</p>
      </Notice>
    );
  }
  if (answer !== null) {
    const when = stayTime(answer.date, answer.time, time_zone, locale);
    return (
      <Notice
        kind={answer.state === 'confirmed' ? 'wait' : 'warn'}
        title={t(`request_${answer.state}`, { when, lister })}
        actions={
          <Button
            variant="outline"
            disabled={disabled}
            onClick={() =>
              act(
                () => call(rentals.dismissCheckoutAnswer, { params }, { quiet: true }),
                t('answer_dismissed'),
              )
            }
          >
            {t('answer_dismiss')}
          </Button>
        }
      >
        {answer.reason && <p>{t('reason_given', { reason: answer.reason })}</p>}
      </Notice>
    );
  }
  if (reason === null || rental.checkout_date === null) return null;
  const day = stayTime(rental.checkout_date, rental.checkout_time, time_zone, locale);
  return (
    <Notice kind="warn" title={t('checkout_set_by', { lister, when: day })}>
      <p>{t('reason_given', { reason })}</p>
    </Notice>
  );
}

/** A changed rent: from when it holds, and the question whether the tenant accepts it. */
export function RentChangeNotice({ rental, isNext }: { rental: MyRental; isNext: boolean }) {
  const { t } = useTranslation('rent/tenant/money');
  const { locale, member } = usePage();
  const perform = usePerform();
  const [busy, setBusy] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { rent_change: change } = rental;
  const isAutopayOffered = useFlag('autopay');
  if (change === null) return null;
  const isAsked = change.state === 'asked';
  // One question at a time.
  if (isAsked && oldestQuestion(rental, isAutopayOffered) !== 'rent_change') return null;
  const lister = rental.lister?.display_name ?? '';
  const values = {
    ...{ lister, from: shortDate(change.from, locale) },
    ...{ old: exactMoney(change.old, locale), amount: exactMoney(change.new, locale) },
  };
  const isSwitched = member?.switched === true;
  const params = { id: rental.id };
  const act = async (work: () => Promise<unknown>, successText: string) => {
    setBusy(true);
    const refusal = await perform(work, successText, t('rent_change_failed'));
    setBusy(false);
    return refusal;
  };
  return (
    <Notice
      kind="warn"
      title={t(`rent_change_${change.state}`, values)}
      actions={
        isAsked && (
          <>
            <Button
              variant={isNext ? 'accent' : 'outline'}
              disabled={busy || isSwitched}
              onClick={() =>
                act(
                  () =>
                    call(
                      rent.acceptRentChange,
                      { params, body: { new: change.new } },
                      { quiet: true },
                    ),
                  t('rent_change_accepted_done', values),
                )
              }
            >
              {t('rent_change_accept')}
            </Button>
            <Button
              variant="outline"
              disabled={busy || isSwitched}
              onClick={() => setDeclining(true)}
            >
              {t('rent_change_decline')}
            </Button>
          </>
        )
      }
    >
      <p>{t(`rent_change_${change.state}_text`, values)}</p>
      {change.replaced && (
        <p>
          {t('rent_change_replaces', {
            amount: exactMoney(change.replaced.amount, locale),
            from: shortDate(change.replaced.from, locale),
          })}
        </p>
      )}
      {change.state === 'announced' && change.new > change.old && (
        <p>{t(isAutopayOn(rental.auto_pay) ? 'rent_change_choice' : 'rent_change_leave')}</p>
      )}
      {change.reason && <p>{t('rent_change_reason', { reason: change.reason })}</p>}
      {isSwitched && <p>{t('only_member')}</p>}
      <ReasonDialog
        open={isDeclining}
        title={t('rent_change_decline_title')}
        confirm={t('rent_change_decline')}
        cancel={t('close', { ns: 'common' })}
        lister={lister}
        onConfirm={(reason) => {
          const body = reason === '' ? {} : { reason };
          return act(
            () => call(rent.declineRentChange, { params, body }, { quiet: true }),
            t('rent_change_declined_done', values),
          );
        }}
        onClose={() => setDeclining(false)}
      >
        <p>{t('rent_change_decline_text', values)}</p>
      </ReasonDialog>
    </Notice>
  );
}
