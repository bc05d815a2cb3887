import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { withWanted } from '../../../lib/wanted-listing.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import classes from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import type { Wanted } from '../wanted/load-wanted.ts';
import { useWanted } from '../wanted/use-wanted.ts';
import { WantedCard } from '../wanted/wanted-card.tsx';
import { OauthButtons } from './oauth-buttons.tsx';
import { useLogin } from './use-login.ts';

export function LoginPage({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation('login');
  const { t: f } = useTranslation('form');
  const hydrated = useHydrated();
  const path = useWanted(wanted);
  const { values, set, form, busy, refusal, byLink, submit } = useLogin();
  if (byLink) {
    return (
      <ScenePage title={t('login_title')}>
        <Sheet>
          <p role="status">{t('login_by_link')}</p>
        </Sheet>
      </ScenePage>
    );
  }
  return (
    <ScenePage title={t('login_title')} lead={t('login_lead')}>
      <WantedCard wanted={wanted} by="login" />
      <Sheet>
        <Form form={form} onSubmit={submit}>
          <TextField
            name="email"
            label={t('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
            value={values.email}
            onValue={(email) => set({ email })}
            issue={form.keyOf('email')}
          />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            value={values.password}
            onValue={(password) => set({ password })}
            issue={form.keyOf('password')}
          />
          {refusal !== null && form.issues.length === 0 && <FormRefusal>{refusal}</FormRefusal>}
          <CheckField
            name="isKeep"
            label={t('keep_me_logged_in')}
            hint={t('keep_hint')}
            checked={values.isKeep}
            onValue={(isKeep) => set({ isKeep })}
          />
          <Button
            type="submit"
            variant="accent"
            className={classes.submit}
            disabled={!hydrated || busy}
          >
            {busy ? f('one_moment') : t('login')}
          </Button>
          <p className={classes.foot}>
            <Link to="/forgot" className={classes.link}>
              {t('forgot_password')}
            </Link>
            <span>
              {t('no_account')}{' '}
              <Link to={withWanted('/create-account', path)} className={classes.link}>
                {t('register')}
              </Link>
            </span>
          </p>
        </Form>
        <OauthButtons />
      </Sheet>
    </ScenePage>
  );
}
