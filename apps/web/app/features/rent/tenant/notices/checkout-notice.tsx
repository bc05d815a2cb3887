import { rentals } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { stayTime } from '../../../rentals/index.ts';
import { usePerform } from '../dialogs/use-perform.ts';
import type { MyRental } from '../load-my-rentals.ts';
import { Notice } from './notice.tsx';

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
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    await perform(work, done, t('failed'));
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
