import { payouts } from '@crewpad/contract/endpoints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/browser-call.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';

/** Goes on to the provider's pages, once the lister has confirmed that it is them. */
export function OpenPayoutsPage({ target }: { target: 'dashboard' | 'onboarding' }) {
  const { t } = useTranslation('payouts');
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusalOf = (error: unknown): string => {
    if (!isApiError(error) || error.status >= 500) return t('unreachable');
    // There is no account yet.
    return error.status === 404 ? t('text_none') : error.body.message || t('unreachable');
  };

  const open = useEffectEvent(async () => {
    setRefusal(null);
    try {
      const { url } = await call(payouts.openPayouts, { body: { target } }, { quiet: true });
      // The way back leads to the settings, not here.
      window.location.replace(url);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  });

  const [tries, setTries] = useState(1);
  const attempt = useRef(0);
  useEffect(() => {
    if (attempt.current >= tries) return;
    attempt.current = tries;
    open();
  }, [tries]);

  return (
    <ScenePage title={t('open_title')}>
      <Sheet>
        {refusal === null ? (
          <p role="status">{t('open_text')}</p>
        ) : (
          <>
            <p role="alert">{refusal}</p>
            <div className="flex flex-wrap gap-2 [.guide_&]:mt-4">
              <Button variant="accent" onClick={() => setTries((last) => last + 1)}>
                {t('try_again', { ns: 'common' })}
              </Button>
              <LinkButton to="/account-setting?tab=autopay" variant="subtle">
                {t('open_back')}
              </LinkButton>
            </div>
          </>
        )}
      </Sheet>
    </ScenePage>
  );
}
