import type { contract } from '@crewpad/contract';
import type { EditedList } from '@crewpad/domain';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { endpoint } from '../../../lib/browser-call.ts';
import { useSend } from '../../../lib/use-send.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { toast } from '../../../ui/toast.ts';

const REMOVE = {
  amenities: endpoint<typeof contract.content.deleteAmenity>('DELETE', '/amenities/{id}'),
  places: endpoint<typeof contract.content.deletePlace>('DELETE', '/places/{id}'),
  preferences: endpoint<typeof contract.content.deletePreference>('DELETE', '/preferences/{id}'),
};

interface RemoveDialogProps {
  list: EditedList;
  entry: contract.content.EditedEntry | null;
  onClose: () => void;
}

/** Confirms the removal of an entry. An error stays in the dialog until it closes. */
export function RemoveDialog({ list, entry, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('translations');
  const { revalidate } = useRevalidator();
  const { busy, refused, send } = useSend();
  const remove = async () => {
    if (entry === null) return;
    const call = { params: { id: entry.id } };
    const answer = await send(
      () => REMOVE[list](call, { quiet: true }),
      () => revalidate(),
    );
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      open={entry !== null}
      title={t('remove_title', { name: entry?.name.en ?? '' })}
      confirm={t('remove')}
      cancel={t('cancel')}
      close={t('close')}
      busy={busy}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('remove_text')}</p>
      {refused && <FormRefusal>{refused.body.message || t('failed')}</FormRefusal>}
    </ConfirmDialog>
  );
}
