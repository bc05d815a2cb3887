import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { Button } from '../../../ui/button.tsx';
import { issuesFromServer, issuesOf } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { toast } from '../../../ui/toast.ts';
import { isRefused, useLink } from '../use-link.ts';
import { NewPasswordFields, useCommonPassword } from './new-password-fields.tsx';

const ORDER = ['password', 'confirm_password', 'token'];

/** The page of a password reset link, which verifies the link first. */
export function ResetPage({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const [isUsedUp, setUsedUp] = useState(false);
  const link = useLink(async () => {
    try {
      await call(accounts.verifyTokenEmail, { body: { token } }, { quiet: true, anonymous: true });
      return undefined;
    } catch (error) {
      if (isApiError(error) && isRefused(error)) {
        toast({ kind: 'error', message: error.body.message || t('link_expired') });
      }
      throw error;
    }
  });
  if (link.state === 'checking') {
    return (
      <ScenePage title={t('reset_title')}>
        <Sheet>
          <p role="status">{t('reset_checking')}</p>
        </Sheet>
      </ScenePage>
    );
  }
  if (link.state === 'good' && !isUsedUp) {
    return <ResetForm token={token} onBadToken={() => setUsedUp(true)} />;
  }
  return (
    <ScenePage
      title={t('heads_up')}
      lead={
        link.state === 'unreachable'
          ? t('something_went_wrong', { ns: 'common' })
          : t('link_expired')
      }
    >
      <Sheet>
        <div className="grid gap-6">
          {link.state === 'unreachable' && (
            <Button variant="accent" onClick={link.again}>
              {t('try_again', { ns: 'common' })}
            </Button>
          )}
          <LinkButton to="/forgot" variant={link.state === 'unreachable' ? 'outline' : 'accent'}>
            {t('ask_again')}
          </LinkButton>
          <LinkButton to="/login" variant="subtle">
            {t('back_to_login')}
          </LinkButton>
        </div>
      </Sheet>
    </ScenePage>
  );
}

function ResetForm({ token, onBadToken }: { token: string; onBadToken: () => void }) {
  const { t } = useTranslation('accounts');
  const { t: f } = useTranslation('ui/form');
  const navigate = useNavigate();
  const form = useFormIssues();
  const [values, setValues] = useState({ password: '', confirm_password: '' });
  const [busy, setBusy] = useState(false);
  const common = useCommonPassword(values.password);

  const set = (change: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
  };

  const submit = async () => {
    const result = contract.accounts.resetForm.safeParse({ ...values, token });
    form.show(issuesOf(result, ORDER));
    if (!result.success || busy) return;
    setBusy(true);
    try {
      await call(
        accounts.passwordReset,
        { body: { ...result.data, ...common.check() } },
        { quiet: true, anonymous: true },
      );
      toast({ kind: 'success', message: t('password_changed') });
      await navigate('/login');
    } catch (error) {
      setBusy(false);
      if (openErrorDialog(error)) return;
      const refusal = isApiError(error) ? error : undefined;
      if (refusal?.status === 400) onBadToken();
      const issues = issuesFromServer(refusal?.body.errors, ORDER);
      form.show(issues);
      if (issues.length > 0) return;
      toast({
        kind: 'error',
        message: refusal?.body.message || t('something_went_wrong', { ns: 'common' }),
      });
    }
  };

  return (
    <ScenePage title={t('reset_title')} lead={t('reset_lead')}>
      <Sheet>
        <Form form={form} onSubmit={submit}>
          <NewPasswordFields
            values={values}
            set={set}
            form={form}
            label={t('new_password')}
            hint={t('new_password_hint')}
            confirmLabel={t('confirm_password')}
            onUseAnyway={() => {
              common.accept();
              submit();
            }}
          />
          <Button
            type="submit"
            variant="accent"
            className="min-h-13! w-full text-md"
            disabled={busy}
          >
            {busy ? f('one_moment') : t('save_password')}
          </Button>
        </Form>
      </Sheet>
    </ScenePage>
  );
}
