import { useTranslation } from 'react-i18next';
import { myCrashpadsText } from '../../i18n/en/my-crashpads.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './listing-dialogs.module.css';

export type Asked = 'reports' | 'deactivate' | 'delete';

interface ListingDialogsProps {
  /** What was asked for, and of which crash pad; null: nothing. */
  asked: { act: Asked; title: string } | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** What is asked before a crash pad is deactivated or deleted, and what is said of reports. */
export function ListingDialogs({ asked, onClose, onConfirm }: ListingDialogsProps) {
  const { t } = useTranslation(myCrashpadsText);
  const act = asked?.act ?? 'reports';
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={t(`${act}_title`, { title: asked?.title ?? '' })}
      closeLabel={t('close')}
    >
      <p className={classes.text}>{t(`${act}_text`)}</p>
      <div className={classes.actions}>
        {act === 'reports' ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              {t(act === 'delete' ? 'keep' : 'cancel')}
            </Button>
            <Button
              variant="filled"
              className={act === 'delete' ? classes.delete : ''}
              onClick={onConfirm}
            >
              {t(act)}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
