import { listings, promotions } from '@crewpad/contract/endpoints';
import { LISTING_STATUS } from '@crewpad/domain';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CopiedDraft } from '../../../features/listings/editor/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { CREATE_CRASHPAD } from '../addresses.ts';
import type { MyCrashpad } from '../load-my-crashpads.ts';
import { useErrorToast } from './use-error-toast.ts';

/** Long enough to press Undo. */
const UNDO_TOAST_MS = 12_000;

const aboutOf = (id: number) => `crashpad ${id}`;

type Listing = Pick<MyCrashpad, 'id' | 'title'>;

/** Actions on listings in the list, which then reloads. */
export function useListingActions() {
  const { t } = useTranslation('pages/my-crashpads');
  const { revalidate } = useRevalidator();
  const { locale } = usePage();
  const navigate = useNavigate();
  const refused = useErrorToast();
  const [busyId, setBusyId] = useState<number | null>(null);

  /** Resolves with whether it succeeded. */
  const perform = async (id: number, work: () => Promise<void>): Promise<boolean> => {
    setBusyId(id);
    // Its Undo would also revert later changes.
    dismissToasts(aboutOf(id));
    try {
      await work();
      return true;
    } catch (error) {
      refused(error);
      // It may have been changed elsewhere: reloads the list.
      await revalidate();
      return false;
    } finally {
      setBusyId(null);
    }
  };

  const becomes = (id: number, status: 0 | 1 | 2, message: string) =>
    perform(id, async () => {
      await call(listings.setCrashpadStatus, { params: { id }, body: { status } });
      await revalidate();
      toast({ kind: 'success', message });
    });

  const setHidden = ({ id, title }: Listing, hidden: boolean): Promise<boolean> =>
    perform(id, async () => {
      await call(listings.setCrashpadVisibility, { params: { id }, body: { hidden } });
      await revalidate();
      toast({
        kind: 'success',
        message: t(hidden ? 'is_hidden' : 'is_shown', { title }),
        stays: UNDO_TOAST_MS,
        about: aboutOf(id),
        action: {
          label: t('undo', { ns: 'common' }),
          run: () => setHidden({ id, title }, !hidden),
        },
      });
    });

  return {
    busyId,
    setHidden,
    deactivate: ({ id }: Listing) =>
      becomes(id, LISTING_STATUS.inactive, t('your_crashpad_has_been_deactivated')),
    reactivate: ({ id }: Listing) =>
      becomes(id, LISTING_STATUS.active, t('your_crashpad_has_been_reactivated')),
    remove: ({ id }: Listing) =>
      becomes(id, LISTING_STATUS.deleted, t('your_crashpad_has_been_removed')),
    cancelPromotion: ({ id, feature_ongoing }: MyCrashpad) =>
      perform(id, async () => {
        // A double press must not also end the Boosted rest.
        const state = feature_ongoing === 1 ? 'featured' : 'boosted';
        const { data } = await call(
          promotions.cancelPromotion,
          { params: { id }, query: { state } },
          { quiet: true },
        );
        await revalidate();
        const date = data.ends_at === null ? '' : fullDate(data.ends_at, locale);
        const message = t(data.ends_at === null ? 'removed_from_boost' : 'removed_from_featured', {
          date,
        });
        toast({ kind: 'success', message });
      }),
    copy: ({ id, title }: Listing) =>
      perform(id, async () => {
        const { draft, replaced } = await call(listings.copyCrashpad, { params: { id } });
        if (replaced === null) {
          await navigate(CREATE_CRASHPAD);
          return toast({ kind: 'success', message: t('is_copied', { title }) });
        }
        const text = t('is_copied_over', { title });
        const copied: CopiedDraft = { text, replaced, version: draft.version };
        await navigate(CREATE_CRASHPAD, { state: { copied } });
      }),
  };
}
