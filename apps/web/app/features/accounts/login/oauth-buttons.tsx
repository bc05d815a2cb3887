import type { contract } from '@crewpad/contract';
import type { OauthProvider } from '@crewpad/domain';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { endpoint } from '../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { storeLoginReturn } from '../../../lib/login-return.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './oauth-buttons.module.css';
import { returnPath } from './return-path.ts';

const beginAt = endpoint<typeof contract.accounts.startOauth>('POST', '/oauth/{provider}');
const ICONS = { facebook: IconBrandFacebook, google: IconBrandGoogle } as const;

/** Login with another site, for enabled providers. */
export function OauthButtons() {
  const { t } = useTranslation('login');
  const { oauth } = usePage();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const [busy, setBusy] = useState(false);
  if (oauth.length === 0) return null;

  const go = async (provider: OauthProvider) => {
    setBusy(true);
    try {
      const { url } = await beginAt({ params: { provider } }, { quiet: true, anonymous: true });
      storeLoginReturn(returnPath(query, hash));
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      if (openErrorDialog(error)) return;
      toast({ kind: 'error', message: isApiError(error) ? error.message : t('login_failed') });
    }
  };

  return (
    <div className={classes.ways}>
      <p className={classes.or}>
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
