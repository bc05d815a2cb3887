import { listings, promotions } from '@crewpad/contract/endpoints';
import { LISTING_STATUS } from '@crewpad/domain';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CopiedDraft } from '../../../features/listings/editor/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { fullDate } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useNow } from '../../../lib/when.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { CREATE_CRASHPAD } from '../addresses.ts';
import type { MyCrashpad } from '../load-my-crashpads.ts';

/** Shows why a call was refused, in the server's words. */
export function useErrorToast(): (error: unknown) => void {
  const { t } = useTranslation('pages/my-crashpads');
  return (error) => {
    if (openErrorDialog(error)) return;
    const message = isApiError(error) ? error.body.message : '';
    toast({ kind: 'error', message: message || t('something_went_wrong', { ns: 'common' }) });
  };
}

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
  const showError = useErrorToast();
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
      showError(error);
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
        const copy: CopiedDraft = { text, replaced, version: draft.version };
        await navigate(CREATE_CRASHPAD, { state: { copied: copy } });
      }),
  };
}

export type DialogAction = 'reports' | 'deactivate' | 'delete' | 'cancel_feature' | 'cancel_boost';

const DIALOG_ACTIONS: readonly string[] = [
  'reports',
  'deactivate',
  'delete',
  'cancel_feature',
  'cancel_boost',
] satisfies DialogAction[];

/** Whether an action asks for confirmation. */
export const isDialogAction = (act: string): act is DialogAction => DIALOG_ACTIONS.includes(act);

interface ListingDialogsProps {
  /** The requested action and its crash pad; null for none. */
  dialog: { act: DialogAction; title: string; featureEndsAt: string | null } | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** The label of the answer that cancels. */
const KEEPING = {
  delete: 'keep',
  deactivate: 'cancel',
  cancel_feature: 'keep_featured',
  cancel_boost: 'keep_boosted',
} as const;

/** Confirmation dialogs for actions on a crash pad, and the reports dialog. */
export function ListingDialogs({ dialog, onClose, onConfirm }: ListingDialogsProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const isReports = dialog?.act === 'reports';
  const { locale } = usePage();
  const now = useNow();
  const act = dialog === null || dialog.act === 'reports' ? 'deactivate' : dialog.act;
  const isDelete = act === 'delete';
  const title = dialog?.title ?? '';
  const textOf = (action: Exclude<DialogAction, 'reports'>) => {
    const end = dialog?.featureEndsAt ?? null;
    if (action === 'deactivate' || action === 'delete') return t(`${action}_text`);
    // Past while a renewal that was declined is tried again.
    if (end === null || new Date(end) <= now) return t('cancel_now_text');
    return t(`${action}_text`, { date: dayAndTime(end, locale) });
  };
  // Both stay mounted when closed, so that the focus returns.
  return (
    <>
      <Dialog
        open={isReports}
        onClose={onClose}
        title={t('reports_title', { title })}
        closeLabel={t('close', { ns: 'common' })}
      >
        <p className="m-0 text-ink-soft">{t('reports_text')}</p>
        <div className="mt-6 flex justify-end">
          <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={dialog !== null && !isReports}
        title={t(`${act}_title`, { title })}
        close={t('close', { ns: 'common' })}
        cancel={t(KEEPING[act])}
        confirm={t(act)}
        danger={isDelete}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        <p className="m-0 text-ink-soft">{textOf(act)}</p>
      </ConfirmDialog>
    </>
  );
}
