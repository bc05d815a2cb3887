import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './prompts.module.css';

interface AskDialogProps {
  open: boolean;
  /** Called by confirm and cancel: the member has seen it. */
  onAnswer: () => void;
  title: string;
  text: string;
  /** The page to which confirming leads. */
  link: { to: string; label: string };
}

/** A dialog that asks for one action and links to its page. */
export function AskDialog({ open, onAnswer, title, text, link }: AskDialogProps) {
  const { t } = useTranslation('prompts');
  return (
    <Dialog open={open} onClose={onAnswer} title={title} closeLabel={t('close')}>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <Button variant="outline" onClick={onAnswer}>
          {t('cancel')}
        </Button>
        <LinkButton to={link.to} variant="accent" onClick={onAnswer}>
          {link.label}
        </LinkButton>
      </div>
    </Dialog>
  );
}
