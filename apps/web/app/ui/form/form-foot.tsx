import { useTranslation } from 'react-i18next';
import { formText } from '../../i18n/en/form.ts';
import { Button } from '../button.tsx';
import classes from './form-foot.module.css';

interface FormFootProps {
  /** The words of the button that sends the form. */
  save: string;
  busy: boolean;
  /** It is sent, and cannot be taken back. */
  isSent?: boolean;
  onCancel: () => void;
}

/** The end of a form that took the place of a button: it is sent, or left as it was. */
export function FormFoot({ save, busy, isSent = false, onCancel }: FormFootProps) {
  const { t } = useTranslation(formText);
  return (
    <div className={classes.foot}>
      <Button type="submit" variant="accent" disabled={busy || isSent}>
        {busy ? t('one_moment') : save}
      </Button>
      <Button variant="subtle" disabled={isSent} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
