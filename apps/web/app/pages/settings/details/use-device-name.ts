import { deviceName } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';

/** "Chrome on Linux", if known. */
export function useDeviceName(): (userAgent: string) => string {
  const { t } = useTranslation('pages/settings');
  return (userAgent) => {
    const { browser, system } = deviceName(userAgent);
    if (browser && system) return t('browser_on_system', { browser, system });
    return browser ?? system ?? (userAgent || t('unknown_device'));
  };
}
