import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './listing-dialogs.module.css';

export type Asked = 'reports' | 'deactivate' | 'delete';

interface ListingDialogsProps {
  /** The requested action and its crash pad; null: none. */
  asked: { act: Asked; title: string } | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** What is asked before a crash pad is deactivated or deleted, and what is said of reports. */
export function ListingDialogs({ asked, onClose, onConfirm }: ListingDialogsProps) {
  const { t } = useTranslation('my-crashpads');
  const isReports = asked?.act === 'reports';
  const act = asked?.act === 'delete' ? 'delete' : 'deactivate';
  const title = asked?.title ?? '';
  // Both stay where they are when closed: only so the focus returns to where it was.
  return (
    <>
      <Dialog
        open={isReports}
        onClose={onClose}
        title={t('reports_title', { title })}
        closeLabel={t('close')}
      >
        <p className={classes.text}>{t('reports_text')}</p>
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asked !== null && !isReports}
        title={t(`${act}_title`, { title })}
        close={t('close')}
        cancel={t(act === 'delete' ? 'keep' : 'cancel')}
        confirm={t(act)}
        danger={act === 'delete'}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        <p className={classes.text}>{t(`${act}_text`)}</p>
      </ConfirmDialog>
    </>
  );
}
