import type { contract } from '@crewpad/contract';
import { waitlist } from '@crewpad/contract/endpoints';
import { IconBed, IconClock, IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/browser-call.ts';
import { openErrorDialog } from '../../lib/error-dialogs.ts';
import { shortDate } from '../../lib/format.ts';
import { dayAndTime } from '../../lib/format-times.ts';
import { usePage } from '../../lib/page-context.ts';
import { serverTime } from '../../lib/server-time.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { JoinDialog } from './join-dialog.tsx';

const lineClass = 'line m-0 [.position_&]:grow [.position_&]:basis-48';

/** The remaining time of an offer in countdown units; null if it has ended. */
export function timeLeft(
  until: string,
  now: number,
): { hours: number; minutes: number; seconds: number } | null {
  const seconds = Math.ceil((Date.parse(until) - now) / 1000);
  if (seconds <= 0) return null;
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}

interface HeldOfferProps {
  entry: contract.waitlist.WaitlistEntry;
  offer: contract.waitlist.HeldBed;
  busy: boolean;
  onClaim: () => void;
  onPass: () => void;
}

/** A bed held for the member: remaining time and actions. */
function HeldOffer({ entry, offer, busy, onClaim, onPass }: HeldOfferProps) {
  const { t } = useTranslation('waitlist');
  const { locale, today } = usePage();
  const hydrated = useHydrated();
  const isClaimed = entry.state === 'claimed';
  const title = t(isClaimed ? 'claimed_title' : 'offer_title');
  return (
    <section
      aria-label={title}
      className="grid gap-2 rounded-md border border-good/40 bg-good-soft p-4"
    >
      <p className="m-0 flex items-center gap-2 text-md font-bold [&_svg]:flex-none">
        <IconBed aria-hidden size={22} />
        {title}
      </p>
      <p className={lineClass}>
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
        <p className={lineClass}>
          {t('claimed_text', { when: dayAndTime(offer.expires_at, locale) })}
        </p>
      ) : (
        <Countdown until={offer.expires_at} />
      )}
      <div className="flex flex-wrap gap-2">
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
    <p className="m-0 flex items-center gap-2 font-bold [&_svg]:flex-none">
      <IconClock aria-hidden size={18} />
      <time dateTime={until}>
        {remaining === null && t('offer_over')}
        {remaining === undefined && dayAndTime(until, locale)}
        {time && t('offer_left', { time })}
      </time>
    </p>
  );
}

export interface WaitlistPositionProps {
  entry: contract.waitlist.WaitlistEntry;
  onEntry: (entry: contract.waitlist.WaitlistEntry | null) => void;
}

/** The member's position on a waitlist, and the bed held for them. */
export function WaitlistPosition({ entry, onEntry }: WaitlistPositionProps) {
  const { t } = useTranslation('waitlist');
  const { locale } = usePage();
  const hydrated = useHydrated();
  const { busy, claim, pass, leave } = useEntryActions(entry, onEntry);
  const [dialog, setDialog] = useState<'leave' | 'change' | null>(null);
  const close = () => setDialog(null);
  const request = [
    entry.bed_kind && t(`bed_kind_${entry.bed_kind}`),
    entry.from && t('wish_from', { date: shortDate(entry.from, locale) }),
  ].filter(Boolean);
  return (
    <div className="mb-2 grid grid-cols-1 gap-4">
      {entry.offer && (
        <HeldOffer
          entry={entry}
          offer={entry.offer}
          busy={busy}
          onClaim={() => void claim()}
          onPass={() => void pass()}
        />
      )}
      <div className="position flex flex-wrap items-center gap-2 [&_svg]:flex-none">
        <IconUsers aria-hidden size={22} />
        <p className={lineClass}>
          <strong>{t('position', { position: entry.position })}</strong>
          {request.length > 0 && (
            <span className="text-xs text-ink-soft [.line_&]:block">{request.join(', ')}</span>
          )}
          {!entry.offer && (
            <span className="text-xs text-ink-soft [.line_&]:block">{t('offers_text')}</span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="subtle" disabled={!hydrated} onClick={() => setDialog('change')}>
            {t('change')}
          </Button>
          <Button variant="subtle" disabled={!hydrated} onClick={() => setDialog('leave')}>
            {t('leave')}
          </Button>
        </div>
      </div>
      <JoinDialog
        open={dialog === 'change'}
        listingId={entry.listing.id}
        entry={entry}
        onClose={close}
        onDone={(nextEntry, message) => {
          close();
          onEntry(nextEntry);
          toast({ kind: 'success', message });
        }}
      />
      <ConfirmDialog
        open={dialog === 'leave'}
        title={t('leave_title')}
        confirm={t('leave')}
        cancel={t('stay')}
        close={t('close', { ns: 'common' })}
        busy={busy}
        danger
        onClose={close}
        onConfirm={() => {
          close();
          void leave();
        }}
      >
        <p className="m-0 text-ink-soft">{t(entry.offer ? 'leave_held' : 'leave_text')}</p>
      </ConfirmDialog>
    </div>
  );
}

type Entry = contract.waitlist.WaitlistEntry;

/**
 * A member's waitlist actions. After an error the entry is read again, because it may have changed
 * in the meantime.
 * @param onEntry gets the updated entry; null if they are no longer on the list
 */
function useEntryActions(entry: Entry | null, onEntry: (entry: Entry | null) => void) {
  const { t } = useTranslation('waitlist');
  const [busy, setBusy] = useState(false);
  const perform = async (action: () => Promise<Entry | null>, successText: string) => {
    if (entry === null || busy) return;
    setBusy(true);
    try {
      onEntry(await action());
      toast({ kind: 'success', message: successText });
    } catch (error) {
      if (!openErrorDialog(error)) {
        const message = isApiError(error) ? error.body.message : '';
        toast({ kind: 'error', message: message || t('failed') });
      }
      const newest = await call(waitlist.getWaitlist, {}, { quiet: true }).catch(() => undefined);
      if (newest) onEntry(newest.data.find(({ id }) => id === entry.id) ?? null);
    } finally {
      setBusy(false);
    }
  };
  const id = entry?.id ?? 0;
  const quiet = { quiet: true };
  const entryOf = async (answer: Promise<{ data: Entry }>) => (await answer).data;
  return {
    busy,
    claim: () =>
      perform(() => entryOf(call(waitlist.claimOffer, { params: { id } }, quiet)), t('claimed')),
    pass: () =>
      perform(() => entryOf(call(waitlist.passOffer, { params: { id } }, quiet)), t('passed')),
    leave: () =>
      perform(async () => {
        await call(waitlist.leaveWaitlist, { params: { id: entry?.listing.id ?? 0 } }, quiet);
        return null;
      }, t('left')),
  };
}
