import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast.ts';

interface EditorFootProps {
  /** Where the list is. */
  back: string;
  busy: boolean;
  refusal: string;
  /** The name of what is deleted. */
  name: string;
  removeText: string;
  /** undefined if it is not stored yet. */
  remove: (() => Promise<{ message: string }>) | undefined;
}

/** The buttons below an editor form: save, cancel, and delete after a confirmation. */
export function EditorFoot(props: EditorFootProps) {
  const { back, busy, refusal, name, removeText, remove } = props;
  const { t } = useTranslation('content/editor');
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [asks, setAsks] = useState(false);
  const removal = useSend();

  const confirm = async () => {
    const answer = remove && (await removal.send(remove));
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    await navigate(back);
  };
  return (
    <>
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="accent" disabled={busy || !hydrated}>
          {busy ? t('saving') : t('save')}
        </Button>
        <LinkButton variant="outline" to={back}>
          {t('cancel', { ns: 'common' })}
        </LinkButton>
        {remove && (
          <Button variant="subtle" disabled={busy || !hydrated} onClick={() => setAsks(true)}>
            {t('delete', { ns: 'common' })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        title={t('delete_title', { name })}
        confirm={t('delete', { ns: 'common' })}
        cancel={t('cancel', { ns: 'common' })}
        close={t('close', { ns: 'common' })}
        busy={removal.busy}
        danger
        onConfirm={confirm}
        onClose={() => setAsks(false)}
      >
        <p>{removeText}</p>
        {removal.refusal && (
          <FormRefusal>{removal.refusal.body.message || t('failed')}</FormRefusal>
        )}
      </ConfirmDialog>
    </>
  );
}

type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Submits an editor form: shows errors at its fields, and any other error at the bottom. */
export function useSave<T>(work: () => Promise<T>) {
  const { t } = useTranslation('content/editor');
  const { busy, refusal, send } = useSend();
  const showsRefusal = refusal !== null && refusal.body.errors === undefined;
  return {
    busy,
    refusal: showsRefusal ? refusal.body.message || t('failed') : '',
    run: (showErrors: (errors: FieldErrors) => void) =>
      send(work, ({ body }) => {
        if (body.errors !== undefined) showErrors(body.errors);
      }),
  };
}
