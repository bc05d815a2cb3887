import { useTranslation } from 'react-i18next';
import { promptsText } from '../../../i18n/en/prompts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './prompts.module.css';

interface AskDialogProps {
  open: boolean;
  /** Confirm and cancel alike: it was seen. */
  onAnswer: () => void;
  title: string;
  text: string;
  /** Where confirming leads. */
  way: { to: string; label: string };
}

/** A dialog that asks for one thing and leads to where it is done. */
export function AskDialog({ open, onAnswer, title, text, way }: AskDialogProps) {
  const { t } = useTranslation(promptsText);
  return (
    <Dialog open={open} onClose={onAnswer} title={title} closeLabel={t('close')}>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <Button variant="outline" onClick={onAnswer}>
          {t('cancel')}
        </Button>
        <LinkButton to={way.to} variant="accent" onClick={onAnswer}>
          {way.label}
        </LinkButton>
      </div>
    </Dialog>
  );
}
