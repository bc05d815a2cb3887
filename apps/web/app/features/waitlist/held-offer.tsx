import type { contract } from '@crewpad/contract';
import { IconBed, IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { shortDate } from '../../lib/format.ts';
import { dayAndTime } from '../../lib/format-times.ts';
import { usePage } from '../../lib/page-context.ts';
import { serverTime } from '../../lib/server-time.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { timeLeft } from './time-left.ts';
import classes from './waitlist.module.css';

interface HeldOfferProps {
  entry: contract.waitlist.WaitlistEntry;
  offer: contract.waitlist.HeldBed;
  busy: boolean;
  onClaim: () => void;
  onPass: () => void;
}

/** A bed held for the member: remaining time and actions. */
export function HeldOffer({ entry, offer, busy, onClaim, onPass }: HeldOfferProps) {
  const { t } = useTranslation('waitlist');
  const { locale, today } = usePage();
  const hydrated = useHydrated();
  const isClaimed = entry.state === 'claimed';
  const title = t(isClaimed ? 'claimed_title' : 'offer_title');
  return (
    <section aria-label={title} className={classes.offer}>
      <p className={classes.offerTitle}>
        <IconBed aria-hidden size={22} />
        {title}
      </p>
      <p className={classes.line}>
        {t('offer_bed', {
          bed: offer.bed_name,
          room: offer.room_name,
          kind: t(`bed_kind_${offer.bed_kind}`).toLowerCase(),
        })}
        {offer.from > today && (
          <>
            <br />
            {t('offer_from', { date: shortDate(offer.from, locale) })}
          </>
        )}
      </p>
      {isClaimed ? (
        <p className={classes.line}>
          {t('claimed_text', { when: dayAndTime(offer.expires_at, locale) })}
        </p>
      ) : (
        <Countdown until={offer.expires_at} />
      )}
      <div className={classes.actions}>
        {!isClaimed && (
          <Button variant="accent" disabled={!hydrated || busy} onClick={onClaim}>
            {t('claim')}
          </Button>
        )}
        <Button
          variant={isClaimed ? 'subtle' : 'outline'}
          disabled={!hydrated || busy}
          onClick={onPass}
        >
          {t(isClaimed ? 'pass_claimed' : 'pass')}
        </Button>
      </div>
    </section>
  );
}

const SECOND = 1000;

/** Counts down in the browser; before that it shows the end time. */
function Countdown({ until }: { until: string }) {
  const { t } = useTranslation('waitlist');
  const { locale } = usePage();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(serverTime().getTime());
    const timer = setInterval(() => setNow(serverTime().getTime()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const remaining = now === null ? undefined : timeLeft(until, now);
  const time =
    remaining &&
    (remaining.hours > 0
      ? t('hours_minutes', { ...remaining })
      : t('minutes_seconds', { ...remaining }));
  return (
    <p className={classes.countdown}>
      <IconClock aria-hidden size={18} />
      <time dateTime={until}>
        {remaining === null && t('offer_over')}
        {remaining === undefined && dayAndTime(until, locale)}
        {time && t('offer_left', { time })}
      </time>
    </p>
  );
}
