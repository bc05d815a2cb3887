import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Dialog } from '../../../ui/dialog.tsx';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { CheckOutForm } from './check-out-form.tsx';
import { HistoryView } from './history-view.tsx';
import { InviteForm } from './invite-form.tsx';
import { NoteForm } from './note-form.tsx';
import { type FormOfDialog, nameOf, type RentalAsk } from './rental-asks.ts';
import { StepForm } from './step-form.tsx';

const ABOUT = 'rental';

export interface OpenDialogProps {
  asked: RentalAsk | null;
  onClose: () => void;
}

/** The dialog about an invitation or a rental. */
export default function OpenDialog({ asked, onClose }: OpenDialogProps) {
  const { t } = useTranslation('rental-forms');
  const { revalidate } = useRevalidator();
  // While it closes it still shows what it was about.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  useEffect(() => {
    // On phones it would cover what closes the next dialog.
    if (asked !== null) dismissToasts(ABOUT);
  }, [asked]);
  const onDone = (message: string) => {
    onClose();
    toast({ kind: 'success', message, about: ABOUT });
    revalidate();
  };
  if (shown === null) return null;
  const name = shown.act === 'invite' ? '' : nameOf(shown.rental, t('email_hidden_name'));
  const isForm = ['invite', 'edit_invite', 'update'].includes(shown.act);
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={t(`title_${shown.act}`, { name })}
      closeLabel={t('close')}
      wide={isForm}
      // A press beside a long form must not close it.
      alert={isForm}
    >
      <Content asked={shown} name={name} onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

function Content({ asked, name, ...form }: { asked: RentalAsk; name: string } & FormOfDialog) {
  switch (asked.act) {
    case 'invite':
      return <InviteForm listingId={asked.listingId} bedId={asked.bedId} {...form} />;
    case 'edit_invite':
    case 'update':
      return <InviteForm rental={asked.rental} {...form} />;
    case 'edit_note':
      return <NoteForm rental={asked.rental} {...form} />;
    case 'view_history':
      return <HistoryView rental={asked.rental} />;
    case 'check_out':
      return <CheckOutForm rental={asked.rental} name={name} {...form} />;
    default:
      return <StepForm act={asked.act} rental={asked.rental} name={name} {...form} />;
  }
}
