import { useTranslation } from 'react-i18next';
import { withTexts } from '../../../i18n/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import type { JoinFormProps } from './join-form.tsx';

const form = lazyPart<JoinFormProps>(() =>
  withTexts(import('./join-form.tsx'), 'form', 'form-errors'),
);

/** Joins a waitlist, or edits the member's preferences. */
export function JoinDialog({ open, ...props }: JoinFormProps & { open: boolean }) {
  const { t } = useTranslation('waitlist');
  const Form = form.usePart(open);
  return (
    <Dialog
      open={open && Form !== null}
      onClose={props.onClose}
      title={t(props.entry === null ? 'join_title' : 'change_title')}
      closeLabel={t('close')}
    >
      {Form && <Form {...props} />}
    </Dialog>
  );
}
