import type { contract } from '@crewpad/contract';
import { stayTime, useRentalDialog } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';

interface StayProps {
  rental: contract.rentals.Rental;
}

/** The invited email refuses emails: in the words of its mail server, unless the email is hidden. */
export function EmailRefusal({
  rental: { email_refusal },
}: {
  rental: Pick<contract.rentals.Rental, 'email_refusal'>;
}) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  if (!email_refusal) return null;
  const { reason, refused_at } = email_refusal;
  const date = shortDate(refused_at.slice(0, 10), locale);
  return (
    <span className="text-xs text-warn">
      {reason === null ? t('refuses_emails', { date }) : t('refuses_with_reason', { date, reason })}
    </span>
  );
}

/** Whether the invited person has opened the invitation. */
export function Opened({ rental: { opened_at: opened } }: StayProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale, emailsVerifiedOnly } = usePage();
  return (
    <span className="text-xs text-muted">
      {opened ? t('opened', { date: shortDate(opened.slice(0, 10), locale) }) : t('not_opened')}
      {emailsVerifiedOnly && !opened && `. ${t('verified_only')}`}
    </span>
  );
}

/** The days of a stay, or those that an invitation offered. */
export function StayDates({ rental }: StayProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { start_date, checkout_date, accepted_at, ended_at } = rental;
  const from = shortDate(start_date, locale);
  const endDay = accepted_at === null ? null : (ended_at?.slice(0, 10) ?? null);
  const lastDay = checkout_date ?? endDay;
  if (lastDay === null) return t('open_ended', { from });
  if (lastDay < start_date) return t('ended_before_check_in', { from });
  return t('from_to', { from, to: shortDate(lastDay, locale) });
}

interface CheckoutRequestProps extends StayProps {
  name: string;
}

/** The tenant's check-out request, with confirm and decline. */
export function CheckoutRequest({ rental, name }: CheckoutRequestProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { checkout_requested_date: date, checkout_requested_time: time, time_zone } = rental;
  if (date === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 [border-radius:calc(var(--radius)_-_1px)_calc(var(--radius)_-_1px)_0_0] bg-warn-soft px-4 py-2">
      <p className="m-0 font-medium text-ink">
        {t('requested', { name, when: stayTime(date, time, time_zone, locale) })}
      </p>
      <div className="flex gap-2">
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
