import { accounts } from '@crewpad/contract/endpoints';
import type { OauthProvider } from '@crewpad/domain';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { withChosenListing } from '../../../lib/chosen-listing.ts';
import { storeLoginReturn } from '../../../lib/login-return.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import classes from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { toast } from '../../../ui/toast.ts';
import { ChosenListingCard } from '../chosen-listing/chosen-listing-card.tsx';
import type { ChosenListing } from '../chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from '../chosen-listing/use-chosen-listing.ts';
import oauthButtonsClasses from './oauth-buttons.module.css';
import { returnPath } from './return-path.ts';
import { useLogin } from './use-login.ts';

export function LoginPage({ chosen }: { chosen: ChosenListing }) {
  const { t } = useTranslation('accounts');
  const { t: f } = useTranslation('ui/form');
  const hydrated = useHydrated();
  const joinAddress = withChosenListing('/create-account', useChosenListing(chosen));
  const { values, set, form, busy, refusal, link, submit } = useLogin();
  if (link.stranger !== null) {
    return (
      <ScenePage title={t('login_title')}>
        <Sheet>
          <div className={classes.form}>
            <p>{t('log_in_as', { email: link.stranger })}</p>
            <Button variant="accent" className={classes.submit} onClick={link.confirm}>
              {t('login')}
            </Button>
            <Button variant="outline" className={classes.submit} onClick={link.drop}>
              {f('cancel', { ns: 'common' })}
            </Button>
          </div>
        </Sheet>
      </ScenePage>
    );
  }
  if (link.isFollowed) {
    return (
      <ScenePage title={t('login_title')}>
        <Sheet>
          <p role="status">{t('login_by_link')}</p>
        </Sheet>
      </ScenePage>
    );
  }
  return (
    <ScenePage title={t('login_title')} lead={chosen === null ? t('login_lead') : undefined}>
      <ChosenListingCard chosen={chosen} by="login" />
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
          {chosen !== null && (
            <LinkButton to={joinAddress} variant="outline" className={classes.submit}>
              {t('create_an_account')}
            </LinkButton>
          )}
          <p className={classes.foot}>
            <Link to="/forgot" className={classes.link}>
              {t('forgot_password')}
            </Link>
            <span>
              {t('no_account')}{' '}
              <Link to={joinAddress} className={classes.link}>
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

const ICONS = { facebook: IconBrandFacebook, google: IconBrandGoogle } as const;

/** Login with another site, for enabled providers. */
function OauthButtons() {
  const { t } = useTranslation('accounts');
  const { oauth } = usePage();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const [busy, setBusy] = useState(false);
  if (oauth.length === 0) return null;

  const go = async (provider: OauthProvider) => {
    setBusy(true);
    try {
      const { url } = await call(
        accounts.startOauth,
        { params: { provider } },
        { quiet: true, anonymous: true },
      );
      storeLoginReturn(returnPath(query, hash));
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      toast({ kind: 'error', message: isApiError(error) ? error.message : t('login_failed') });
    }
  };

  return (
    <div className={oauthButtonsClasses.ways}>
      <p className={oauthButtonsClasses.or}>
        <span>{t('or')}</span>
      </p>
      {oauth.map((provider) => {
        const Icon = ICONS[provider];
        return (
          <Button key={provider} variant="outline" disabled={busy} onClick={() => go(provider)}>
            <Icon aria-hidden size={20} />
            {t(`continue_with_${provider}`)}
          </Button>
        );
      })}
    </div>
  );
}
