import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { localDate, planRentChange, RAISE_NOTICE_DAYS, toCents } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useSend } from '../../../../lib/use-send.ts';
import { useNow } from '../../../../lib/when.ts';
import { Button } from '../../../../ui/button.tsx';
import classes from '../../../../ui/form/dialog-form.module.css';
import { isPlainAmount } from '../../../../ui/form/typed-number.ts';
import type { InviteValues } from '../invite/invite-values.ts';
import { nameOf } from '../rental-dialog-context.ts';

interface RentChangeHintProps {
  rental: contract.rentals.Rental;
  values: Pick<InviteValues, 'rental_amount' | 'payment_date' | 'late_fee'>;
  onWithdrawn: (message: string) => void;
}

/** From when a new rent or late fee holds, before it is saved, and a change that is still open. */
export function RentChangeHint({ rental, values, onWithdrawn }: RentChangeHintProps) {
  const { t } = useTranslation('rentals/forms');
  const { t: tCrew } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { busy, send } = useSend();
  const { rent_change: open, late_fee } = rental;
  const now = useNow();
  const typed = isPlainAmount(values.rental_amount) ? Number(values.rental_amount) : null;
  const plan =
    typed === null || typed === rental.rental_amount || rental.rent_terms === undefined
      ? null
      : planRentChange(
          {
            start_date: rental.start_date,
            checkout_date: rental.checkout_date,
            terms: rental.rent_terms.map((one) => ({
              ...one,
              rental_amount: toCents(one.rental_amount),
            })),
          },
          { rental_amount: toCents(typed), payment_date: Number(values.payment_date) },
          { nextRentOn: rental.next_rent_on, now, today: localDate(now, rental.time_zone) },
        );
  const isHigherFee = isPlainAmount(values.late_fee) && Number(values.late_fee) > (late_fee ?? 0);
  const canWithdraw = open !== null && open.new > open.old && open.state !== 'declined';
  return (
    <>
      {open && (
        <p className={classes.small}>
          {tCrew(`rent_change_${open.state}`, {
            name: nameOf(rental, tCrew('someone')),
            amount: exactMoney(open.new, locale),
            old: exactMoney(open.old, locale),
            from: shortDate(open.from, locale),
          })}{' '}
          {open.reason && tCrew('reason', { reason: open.reason })}
          {canWithdraw && (
            <Button
              variant="subtle"
              disabled={busy}
              onClick={async () => {
                const params = { id: rental.id };
                const done = await send(() =>
                  call(rent.withdrawRentChange, { params }, { quiet: true }),
                );
                if (done !== undefined) onWithdrawn(t('rent_change_withdrawn'));
              }}
            >
              {t('rent_change_withdraw')}
            </Button>
          )}
        </p>
      )}
      {plan && (
        <p className={classes.small}>
          {t(plan.needsAnswer ? 'rent_change_asks' : 'rent_change_holds', {
            from: shortDate(plan.from, locale),
          })}
        </p>
      )}
      {isHigherFee && (
        <p className={classes.small}>{t('late_fee_holds', { count: RAISE_NOTICE_DAYS })}</p>
      )}
    </>
  );
}
