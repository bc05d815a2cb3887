import type { contract } from '@crewpad/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { openErrorDialog } from '../../lib/error-dialogs.ts';
import { toast } from '../../ui/toast.ts';
import { claimOffer, getWaitlist, leaveWaitlist, passOffer } from './waitlist-calls.ts';

type Entry = contract.waitlist.WaitlistEntry;

/**
 * A member's waitlist actions. After an error the entry is read again, because it may have changed
 * in the meantime.
 * @param onEntry gets the updated entry; null if they are no longer on the list
 */
export function useEntryActions(entry: Entry | null, onEntry: (entry: Entry | null) => void) {
  const { t } = useTranslation('waitlist');
  const [busy, setBusy] = useState(false);
  const perform = async (work: () => Promise<Entry | null>, done: string) => {
    if (entry === null || busy) return;
    setBusy(true);
    try {
      onEntry(await work());
      toast({ kind: 'success', message: done });
    } catch (error) {
      if (!openErrorDialog(error)) {
        const message = isApiError(error) ? error.body.message : '';
        toast({ kind: 'error', message: message || t('failed') });
      }
      const newest = await getWaitlist({}, { quiet: true }).catch(() => undefined);
      if (newest) onEntry(newest.data.find(({ id }) => id === entry.id) ?? null);
    } finally {
      setBusy(false);
    }
  };
  const id = entry?.id ?? 0;
  const quiet = { quiet: true };
  const one = async (answer: Promise<{ data: Entry }>) => (await answer).data;
  return {
    busy,
    claim: () => perform(() => one(claimOffer({ params: { id } }, quiet)), t('claimed')),
    pass: () => perform(() => one(passOffer({ params: { id } }, quiet)), t('passed')),
    leave: () =>
      perform(async () => {
        await leaveWaitlist({ params: { id: entry?.listing.id ?? 0 } }, quiet);
        return null;
      }, t('left')),
  };
}
