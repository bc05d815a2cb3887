import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './house-rules.module.css';

/** House rules for listers to copy into a listing. */
export function Checklist() {
  const { t } = useTranslation('content/house-rules');
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Fails without a secure connection; the text can be selected manually.
    await navigator.clipboard?.writeText(t('checklist')).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <pre className={classes.checklist}>{t('checklist')}</pre>
      {hydrated && (
        <Button variant="outline" onClick={copy}>
          {copied ? <IconCheck aria-hidden size={20} /> : <IconCopy aria-hidden size={20} />}
          {t(copied ? 'copied' : 'copy')}
        </Button>
      )}
      <VisuallyHidden role="status">{copied && t('copied')}</VisuallyHidden>
    </>
  );
}
