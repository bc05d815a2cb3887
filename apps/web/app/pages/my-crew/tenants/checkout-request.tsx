import type { contract } from '@crewpad/contract';
import { stayTime, useRentalDialog } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './tenant-row.module.css';

interface CheckoutRequestProps {
  rental: contract.rentals.Rental;
  name: string;
}

/** The tenant's check-out request, with confirm and decline. */
export function CheckoutRequest({ rental, name }: CheckoutRequestProps) {
  const { t } = useTranslation('my-crew');
  const { locale } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { checkout_requested_date: date, checkout_requested_time: time, time_zone } = rental;
  if (date === null) return null;
  return (
    <div className={classes.request}>
      <p className={classes.asks}>
        {t('requested', { name, when: stayTime(date, time, time_zone, locale) })}
      </p>
      <div className={classes.answers}>
        <Button
          disabled={!hydrated}
          onClick={() => openDialog({ action: 'confirm_checkout', rental })}
        >
          {t('confirm')}
        </Button>
        <Button
          variant="outline"
          disabled={!hydrated}
          onClick={() => openDialog({ action: 'decline_checkout', rental })}
        >
          {t('decline')}
        </Button>
      </div>
    </div>
  );
}
