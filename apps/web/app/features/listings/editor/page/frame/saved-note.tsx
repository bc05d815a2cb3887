import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from '../../../../../i18n/use-translation.tsx';
import { clockTime } from '../../../../../lib/format-times.ts';
import { usePage } from '../../../../../lib/page-context.ts';
import { useHydrated } from '../../../../../lib/use-hydrated.ts';
import type { DraftState } from '../state/use-draft.ts';
import classes from './saved-note.module.css';

/** "Saved 10:42", in local time. */
export function SavedNote({ state, at, saver }: DraftState) {
  const { t } = useTranslation('wizard');
  const { locale } = usePage();
  const hydrated = useHydrated();
  // Only the browser has the local time.
  if (!hydrated || state === 'none') return null;
  const hasFailed = state === 'failed' || state === 'ended';
  const Icon = hasFailed ? IconCloudOff : state === 'saving' ? IconCloudUp : IconCloudCheck;
  const text = {
    saving: t('saving'),
    saved: t('saved_at', { time: at === null ? '' : clockTime(at, locale) }),
    failed: t('draft_not_saved'),
    ended: t('draft_not_saved'),
  }[state];
  return (
    <p className={classes.note} data-failed={hasFailed || undefined}>
      <Icon aria-hidden size={18} />
      {/* Each saving said aloud would be noise; only that it failed is told. */}
      <span role={state === 'failed' ? 'alert' : undefined}>{text}</span>
      {state === 'failed' && (
        <button type="button" className={classes.retry} onClick={() => saver.flush()}>
          {t('retry')}
        </button>
      )}
    </p>
  );
}
