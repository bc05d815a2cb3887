import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useNow } from '../../../lib/when.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './listing-dialogs.module.css';

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
  const textOf = (what: Exclude<DialogAction, 'reports'>) => {
    const end = dialog?.featureEndsAt ?? null;
    if (what === 'deactivate' || what === 'delete') return t(`${what}_text`);
    // Past while a renewal that was declined is tried again.
    if (end === null || new Date(end) <= now) return t('cancel_now_text');
    return t(`${what}_text`, { date: dayAndTime(end, locale) });
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
        <p className={classes.text}>{t('reports_text')}</p>
        <div className={classes.actions}>
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
        <p className={classes.text}>{textOf(act)}</p>
      </ConfirmDialog>
    </>
  );
}
