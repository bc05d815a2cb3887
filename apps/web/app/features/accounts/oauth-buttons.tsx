import { accounts } from '@crewpad/contract/endpoints';
import type { OauthProvider } from '@crewpad/domain';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/browser-call.ts';
import { storeLoginReturn } from '../../lib/login-return.ts';
import { usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

const ICONS = { facebook: IconBrandFacebook, google: IconBrandGoogle } as const;

/** Login with another site, for enabled providers. */
export function OauthButtons({ returnTo }: { returnTo: () => string | null }) {
  const { t } = useTranslation('accounts');
  const { oauth } = usePage();
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
      storeLoginReturn(returnTo());
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      toast({ kind: 'error', message: isApiError(error) ? error.message : t('login_failed') });
    }
  };

  return (
    <div className="grid gap-2">
      <p className="mx-0 mt-4 mb-2 flex items-center gap-4 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
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
