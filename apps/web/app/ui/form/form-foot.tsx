import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../button.tsx';

interface FormFootProps {
  /** The label of the submit button. */
  save: string;
  busy: boolean;
  /** One line about what is submitted. */
  summary?: string | undefined;
  /** The form is being submitted and cannot be cancelled. */
  isSent?: boolean;
  onCancel: () => void;
}

/** The buttons of a form that opened in place of a button: cancel, then submit, as everywhere. */
export function FormFoot({ save, busy, summary, isSent = false, onCancel }: FormFootProps) {
  const { t } = useTranslation('ui/form');
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-sm:[&>button]:flex-auto">
      {summary !== undefined && <p className="m-0 flex-auto text-xs text-ink-soft">{summary}</p>}
      <Button variant="outline" disabled={isSent} onClick={onCancel}>
        {t('cancel', { ns: 'common' })}
      </Button>
      <Button type="submit" variant="accent" disabled={busy || isSent}>
        {busy ? t('one_moment') : save}
      </Button>
    </div>
  );
}
