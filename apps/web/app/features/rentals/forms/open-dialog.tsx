import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Dialog } from '../../../ui/dialog.tsx';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { CheckOutForm } from './check-out-form.tsx';
import { HistoryView } from './history-view.tsx';
import { InviteForm } from './invite-form.tsx';
import { NoteForm } from './note-form.tsx';
import { type DialogFormProps, nameOf, type RentalDialogRequest } from './rental-dialog-context.ts';
import { StepForm } from './step-form.tsx';

const ABOUT = 'rental';

export interface OpenDialogProps {
  request: RentalDialogRequest | null;
  onClose: () => void;
}

/** The dialog about an invitation or a rental. */
export default function OpenDialog({ request, onClose }: OpenDialogProps) {
  const { t } = useTranslation('rental-forms');
  const { revalidate } = useRevalidator();
  // While it closes it still shows what it was about.
  const [shown, setShown] = useState(request);
  if (request !== null && request !== shown) setShown(request);
  useEffect(() => {
    // On phones it would cover what closes the next dialog.
    if (request !== null) dismissToasts(ABOUT);
  }, [request]);
  const onDone = (message: string) => {
    onClose();
    toast({ kind: 'success', message, about: ABOUT });
    revalidate();
  };
  if (shown === null) return null;
  const name = shown.action === 'invite' ? '' : nameOf(shown.rental, t('email_hidden_name'));
  const isForm = ['invite', 'edit_invite', 'update'].includes(shown.action);
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={t(`title_${shown.action}`, { name })}
      closeLabel={t('close')}
      wide={isForm}
      // A press beside a long form must not close it.
      alert={isForm}
    >
      <Content request={shown} name={name} onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

function Content({
  request,
  name,
  ...form
}: { request: RentalDialogRequest; name: string } & DialogFormProps) {
  switch (request.action) {
    case 'invite':
      return <InviteForm listingId={request.listingId} bedId={request.bedId} {...form} />;
    case 'edit_invite':
    case 'update':
      return <InviteForm rental={request.rental} {...form} />;
    case 'edit_note':
      return <NoteForm rental={request.rental} {...form} />;
    case 'view_history':
      return <HistoryView rental={request.rental} />;
    case 'check_out':
      return <CheckOutForm rental={request.rental} name={name} {...form} />;
    default:
      return <StepForm action={request.action} rental={request.rental} name={name} {...form} />;
  }
}
