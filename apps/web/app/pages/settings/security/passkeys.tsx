import type { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '@crewpad/domain';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { createPasskey, knowsPasskeys } from '../../../lib/passkeys.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { fieldId } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { itemClass, valueClass } from '../details/details-classes.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSave } from '../use-save.ts';

type Passkey = contract.accounts.Passkey;

interface PasskeysProps {
  passkeys: readonly Passkey[];
  onChange: () => Promise<void>;
}

/** The member's passkeys, and a new one. */
export function Passkeys({ passkeys, onChange }: PasskeysProps) {
  const { t } = useTranslation('pages/settings');
  const hydrated = useHydrated();
  const { busy, save, refuse } = useSave();
  const [renamed, setRenamed] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const canAdd = !hydrated || knowsPasskeys();

  const add = () =>
    save(async () => {
      const question = await call(accounts.askNewPasskey, {}, { quiet: true });
      const answer = await createPasskey(question);
      if (answer === 'exists') return refuse(t('passkey_is_here'));
      if (answer === null) return refuse(t('passkey_canceled'));
      await call(accounts.addPasskey, { body: answer }, { quiet: true });
      await onChange();
      toast({ kind: 'success', message: t('passkey_added') });
    });
  const remove = (passkey: Passkey) => {
    // The dialog that asks who the member is would lie under it.
    setRemoved(null);
    return save(async () => {
      const params = { id: passkey.id };
      const { message } = await call(accounts.deletePasskey, { params }, { quiet: true });
      toast({ kind: 'success', message });
      await onChange();
      // The button is removed with its passkey.
      list.current?.focus();
    });
  };

  const endRenaming = ({ id }: Passkey) => {
    flushSync(() => setRenamed(null));
    document.getElementById(renameButton(id))?.focus();
  };

  const [only] = passkeys;
  return (
    <Panel title={t('passkeys')} text={t('passkeys_text')}>
      <div className="grid grid-cols-1 gap-4">
        {passkeys.length === 1 && only?.single_device && (
          <Note>
            <p>{t('passkey_on_one_device')}</p>
          </Note>
        )}
        {passkeys.length > 0 && (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t('passkeys')}
            className="m-0 grid list-none p-0"
          >
            {passkeys.map((passkey) =>
              passkey.id === renamed ? (
                <li key={passkey.id} className={itemClass}>
                  <NameForm
                    passkey={passkey}
                    onClose={() => endRenaming(passkey)}
                    onDone={async () => {
                      await onChange();
                      endRenaming(passkey);
                    }}
                  />
                </li>
              ) : (
                <PasskeyItem
                  key={passkey.id}
                  passkey={passkey}
                  disabled={!hydrated || busy}
                  onRename={() => setRenamed(passkey.id)}
                  onRemove={() => setRemoved(passkey)}
                />
              ),
            )}
          </ul>
        )}
        {!canAdd && <p className="m-0">{t('passkeys_not_here')}</p>}
        {passkeys.length >= PASSKEYS_MAX && <p className="m-0">{t('passkeys_full')}</p>}
        {canAdd && passkeys.length < PASSKEYS_MAX && (
          <div>
            <Button
              variant={passkeys.length === 0 ? 'accent' : 'outline'}
              className="max-sm:w-full"
              disabled={!hydrated || busy}
              onClick={add}
            >
              {t('add_passkey')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={removed !== null}
        title={t('remove_passkey_title', { name: removed?.name ?? '' })}
        confirm={t('remove_passkey')}
        cancel={t('cancel', { ns: 'common' })}
        close={t('close')}
        busy={busy}
        danger
        onConfirm={() => removed && remove(removed)}
        onClose={() => setRemoved(null)}
      >
        <p>{t('remove_passkey_text')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

const renameButton = (id: number) => `rename_passkey_${id}`;

interface PasskeyItemProps {
  passkey: Passkey;
  disabled: boolean;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyItem({ passkey, disabled, onRename, onRemove }: PasskeyItemProps) {
  const { t } = useTranslation('pages/settings');
  const { locale, publicUrl } = usePage();
  const { name, created_at, last_used_at, single_device, rp_id } = passkey;
  const isElsewhere = URL.canParse(publicUrl) && new URL(publicUrl).hostname !== rp_id;
  const facts = [
    t('passkey_since', { day: fullDate(created_at, locale) }),
    last_used_at === null
      ? t('passkey_unused')
      : t('passkey_used', { day: fullDate(last_used_at, locale) }),
    t(single_device ? 'passkey_one_device' : 'passkey_synced'),
    ...(isElsewhere ? [t('passkey_elsewhere', { host: rp_id })] : []),
  ];
  return (
    <li className={itemClass}>
      <IconKey aria-hidden size={28} stroke={1.5} className="flex-none text-muted" />
      <p className="m-0 min-w-0 grow basis-32 wrap-anywhere">
        <span translate="no" className={valueClass}>
          {name}
        </span>
        {facts.map((fact) => (
          <span key={fact} className="block text-xs text-muted">
            {fact}
          </span>
        ))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          id={renameButton(passkey.id)}
          disabled={disabled}
          aria-label={t('rename_passkey_of', { name })}
          onClick={onRename}
        >
          {t('rename_passkey')}
        </Button>
        <Button
          variant="outline"
          disabled={disabled}
          aria-label={t('remove_passkey_of', { name })}
          onClick={onRemove}
        >
          {t('remove_passkey')}
        </Button>
      </div>
    </li>
  );
}

interface NameFormProps {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** In place of the passkey: the dialog that asks who the member is would lie under another one. */
function NameForm({ passkey, onClose, onDone }: NameFormProps) {
  const { t } = useTranslation('pages/settings');
  const { busy, refusal, send } = useSend();
  const [name, setName] = useState(passkey.name);
  const [ownIssue, setOwnIssue] = useState<string>();
  const [serverIssue] = issuesFromServer(refusal?.body.errors, ['name']);
  const issue = ownIssue ?? serverIssue?.key;
  const focus = () => document.getElementById(fieldId('passkey_name'))?.focus();
  useEffect(focus, []);
  const submit = async () => {
    if (name.trim() === '') {
      setOwnIssue('passkey_name_is_required');
      return focus();
    }
    const request = { params: { id: passkey.id }, body: { name } };
    const answer = await send(() => call(accounts.renamePasskey, request, { quiet: true }));
    if (answer !== undefined) await onDone();
  };
  return (
    <Form onSubmit={submit} className="grid grow gap-6">
      <TextField
        name="passkey_name"
        label={t('passkey_name')}
        autoComplete="off"
        translate="no"
        maxLength={PASSKEY_NAME_MAX}
        value={name}
        onValue={(value) => {
          setName(value);
          setOwnIssue(undefined);
        }}
        issue={issue}
      />
      {refusal !== null && issue === undefined && (
        <FormRefusal>
          {refusal.body.message || t('something_went_wrong', { ns: 'common' })}
        </FormRefusal>
      )}
      <FormFoot save={t('save')} busy={busy} onCancel={onClose} />
    </Form>
  );
}
