import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { AFTER_EMAIL_CHANGE_MS, isSameEmail } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { UseAnyway, useCommonPassword } from '../../../features/accounts/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { reloadPage } from '../../../lib/leave-page.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type FieldIssue, issuesOf } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { Note, RefusalNote } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { useReload, useSave } from '../use-save.ts';
import { valueClass } from './details-classes.ts';
import { EmailChange } from './email-change.tsx';
import { useFocusAtFirst } from './use-focus-at-first.ts';

const rowClass = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2';

/** Stored in history state, so that it survives a reload. */
interface PendingEmailState {
  requestedEmail: string;
  /** Whether its link no longer works. */
  isDead: boolean;
}

function isPendingEmail(state: unknown): state is PendingEmailState {
  return typeof state === 'object' && state !== null && 'requestedEmail' in state;
}

/** The requested new email that waits for confirmation, or null. */
function usePendingEmail(): PendingEmailState | null {
  const { state } = useLocation();
  const hydrated = useHydrated();
  return hydrated && isPendingEmail(state) ? state : null;
}

/** Records the request, or that its link no longer works. */
function useStorePendingEmail() {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return (requestedEmail: string, isDead = false) =>
    navigate(
      { search, hash },
      {
        replace: true,
        preventScrollReset: true,
        state: { requestedEmail, isDead } satisfies PendingEmailState,
      },
    );
}

const EMAIL_FIELDS = ['email', 'current_password'];

/** Requests a change of the email, which takes effect once its confirmation link is opened. */
function EmailForm({ user, onLeave }: { user: contract.accounts.OwnUser; onLeave: () => void }) {
  const { t } = useTranslation('pages/settings');
  const form = useFormIssues();
  const { busy, save } = useSave(form, EMAIL_FIELDS);
  const storePendingEmail = useStorePendingEmail();
  const [values, setValues] = useState({ email: '', current_password: '' });
  const [onBlur, setOnBlur] = useState<string | undefined>();
  const [isSent, setSent] = useState(false);
  useFocusAtFirst('email');

  const set = (change: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...change }));
    setOnBlur(undefined);
    form.clear(...Object.keys(change));
  };

  const submit = async () => {
    const result = contract.accounts.emailChangeForm.safeParse(values);
    const issues: FieldIssue[] = issuesOf(result, EMAIL_FIELDS);
    if (isSameEmail(values.email, user.email)) {
      issues.unshift({ field: 'email', key: 'new_email_must_differ' });
    }
    form.show(issues);
    if (!result.success || issues.length > 0 || isSent) return;
    const isDone = await save(() => call(accounts.updateEmail, { body: result.data }));
    if (!isDone) return;
    setSent(true);
    toast({ kind: 'success', message: t('confirmation_sent') });
    await storePendingEmail(result.data.email);
    setTimeout(reloadPage, AFTER_EMAIL_CHANGE_MS);
  };

  return (
    <div>
      <Form form={form} onSubmit={submit}>
        <TextField
          name="email"
          label={t('new_email')}
          hint={onBlur === undefined ? t('new_email_hint') : undefined}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          value={values.email}
          onValue={(email) => set({ email })}
          onBlur={({ relatedTarget }) => {
            // A message that moves the button during a press would prevent the click.
            if (!(relatedTarget instanceof HTMLButtonElement)) setOnBlur(faultOf(values.email));
          }}
          issue={form.keyOf('email') ?? onBlur}
        />
        <PasswordField
          name="current_password"
          label={t('current_password')}
          autoComplete="current-password"
          value={values.current_password}
          onValue={(current_password) => set({ current_password })}
          issue={form.keyOf('current_password')}
        />
        <FormFoot save={t('save_email')} busy={busy} isSent={isSent} onCancel={onLeave} />
      </Form>
    </div>
  );
}

/** The error of a typed email; none while the field is empty. */
function faultOf(email: string): string | undefined {
  if (email.trim() === '') return undefined;
  return contract.accounts.emailChangeForm.shape.email.safeParse(email).error?.issues[0]?.message;
}

const PASSWORD_FIELDS = ['current_password', 'password', 'confirm_password'];
const MISMATCH = 'passwords_do_not_match';

/** Changes the password; shows a mismatch while typing. */
function PasswordForm({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('pages/settings');
  const form = useFormIssues();
  const { busy, save } = useSave(form, PASSWORD_FIELDS);
  const reload = useReload();
  const pending = usePendingEmail();
  const storePendingEmail = useStorePendingEmail();
  const [values, setValues] = useState({
    current_password: '',
    password: '',
    confirm_password: '',
  });
  useFocusAtFirst('current_password');
  const { password, confirm_password } = values;
  const common = useCommonPassword(password);
  const isTyped = confirm_password !== '';
  const isSame = password.normalize('NFC') === confirm_password.normalize('NFC');

  const set = (change: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
  };

  const submit = async () => {
    const result = contract.accounts.passwordChangeForm.safeParse(values);
    form.show(issuesOf(result, PASSWORD_FIELDS));
    if (!result.success) return;
    const isDone = await save(() =>
      call(accounts.updatePassword, { body: { ...result.data, ...common.check() } }),
    );
    if (!isDone) return;
    toast({ kind: 'success', message: t('password_saved') });
    // A new password invalidates earlier links.
    if (pending !== null) await storePendingEmail(pending.requestedEmail, true);
    onLeave();
    // The other devices are no longer in the list.
    await reload();
  };

  return (
    <div>
      <Form form={form} onSubmit={submit}>
        <PasswordField
          name="current_password"
          label={t('current_password')}
          autoComplete="current-password"
          value={values.current_password}
          onValue={(current_password) => set({ current_password })}
          issue={form.keyOf('current_password')}
        />
        <div className={twoClass}>
          <PasswordField
            name="password"
            label={t('new_password')}
            hint={t('new_password_hint')}
            autoComplete="new-password"
            value={password}
            onValue={(value) => set({ password: value })}
            issue={form.keyOf('password')}
            more={
              <UseAnyway
                form={form}
                onPress={() => {
                  common.accept();
                  submit();
                }}
              />
            }
          />
          <div>
            <PasswordField
              name="confirm_password"
              label={t('confirm_password')}
              autoComplete="new-password"
              value={confirm_password}
              onValue={(value) => set({ confirm_password: value })}
              issue={form.keyOf('confirm_password') ?? (isTyped && !isSame ? MISMATCH : undefined)}
            />
            <p role="status" className="mx-0 mt-2 mb-0 text-xs font-medium text-good empty:m-0">
              {isTyped && isSame ? t('passwords_match') : ''}
            </p>
          </div>
        </div>
        <FormFoot save={t('save_password')} busy={busy} onCancel={onLeave} />
      </Form>
    </div>
  );
}

type EditedPart = 'email' | 'password';
const SWITCHED_NOTE = 'login-switched';

/** Email and password, each read-only until edited: one at a time. */
export function LoginInfo({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('pages/settings');
  const hydrated = useHydrated();
  const [editedPart, setEditedPart] = useState<EditedPart | null>(null);
  const buttons = useRef<Partial<Record<EditedPart, HTMLButtonElement | null>>>({});
  const pending = usePendingEmail();
  const isSwitched = usePage().member?.switched === true;
  const leave = () => setEditedPart(null);
  // Closing a form returns the focus to the button that opened it.
  const last = useRef<EditedPart | null>(null);
  useEffect(() => {
    if (editedPart === null && last.current !== null) buttons.current[last.current]?.focus();
    last.current = editedPart;
  }, [editedPart]);
  const button = (of: EditedPart, label: string) => (
    <Button
      ref={(element) => {
        buttons.current[of] = element;
      }}
      variant="outline"
      disabled={!hydrated || isSwitched}
      aria-describedby={isSwitched ? SWITCHED_NOTE : undefined}
      onClick={() => setEditedPart(of)}
    >
      {label}
    </Button>
  );

  return (
    <Panel title={t('login_info')}>
      <div className="grid gap-6 [&>*+*]:border-t [&>*+*]:border-t-line [&>*+*]:pt-6">
        {user.email_change !== null && <EmailChange change={user.email_change} />}
        {isSwitched && (
          <Note id={SWITCHED_NOTE}>
            <p>{t('login_switched')}</p>
          </Note>
        )}
        {editedPart === 'email' ? (
          <EmailForm user={user} onLeave={leave} />
        ) : (
          <div className="grid gap-6 [&>p]:m-0">
            <div className={rowClass}>
              <p className="m-0 min-w-0 wrap-anywhere">
                <span className="block text-xs text-muted">{t('email')}</span>
                <span className={valueClass}>
                  {user.email}
                  <Badge kind={user.email_verified ? 'good' : 'plain'}>
                    {t(user.email_verified ? 'email_verified' : 'email_not_verified')}
                  </Badge>
                </span>
              </p>
              {button('email', t('edit_email'))}
            </div>
            {pending !== null && pending.requestedEmail !== user.email && (
              <Note kind={pending.isDead ? 'warn' : 'good'} isAnnounced>
                <p>
                  {t(pending.isDead ? 'confirmation_is_dead' : 'confirmation_sent_to', {
                    email: pending.requestedEmail,
                  })}
                </p>
              </Note>
            )}
            {user.email_refusal && <RefusalNote refusal={user.email_refusal} />}
            {(!user.email_verified || user.email_refusal) && pending === null && (
              <SendVerification email={user.email} />
            )}
          </div>
        )}
        {editedPart === 'password' ? (
          <PasswordForm onLeave={leave} />
        ) : (
          <div className={rowClass}>
            <p className="m-0 min-w-0 wrap-anywhere">
              <span className="block text-xs text-muted">{t('password')}</span>
              <span aria-hidden className={valueClass}>
                ••••••••
              </span>
            </p>
            {button('password', t('edit_password'))}
          </div>
        )}
      </div>
    </Panel>
  );
}

/** For a member whose email is not verified, or refuses emails. */
function SendVerification({ email }: { email: string }) {
  const { t } = useTranslation('pages/settings');
  const { busy, save } = useSave();
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Note kind="good" isAnnounced>
        <p>{t('verification_sent', { email })}</p>
      </Note>
    );
  }
  return (
    <div>
      <Button
        variant="outline"
        disabled={busy}
        onClick={async () =>
          setSent(await save(() => call(accounts.resendEmail, { body: { email } })))
        }
      >
        {t('send_verification')}
      </Button>
    </div>
  );
}
