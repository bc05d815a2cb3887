import type { contract } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import { IconPencil } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CREATE_CRASHPAD } from '../addresses.ts';
import { useErrorToast } from '../card/listing-actions.tsx';
import type { MyCrashpads } from '../load-my-crashpads.ts';

const bannerClass =
  'flex flex-wrap items-center gap-4 rounded-md border border-l-4 border-line border-l-line-strong bg-surface p-4 data-gone:justify-between';

/** An unfinished draft: continue, or discard with Undo. */
export function DraftBanner({ draft }: { draft: MyCrashpads['draft'] }) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale } = usePage();
  const { discardedDraft, isBack, discard, undo } = useDiscard();
  if (discardedDraft) {
    return (
      <div className={bannerClass} data-gone>
        <p role="status" className="m-0 min-w-0 grow basis-56">
          {t('draft_discarded')}
        </p>
        <TurnButton key="undo" takesFocus variant="outline" onClick={undo}>
          {t('undo', { ns: 'common' })}
        </TurnButton>
      </div>
    );
  }
  if (draft === null) return null;
  const { title, step, saved } = draft;
  return (
    <section className={bannerClass} aria-label={t('draft_go_on')}>
      <IconPencil aria-hidden size={24} stroke={1.5} className="flex-none text-ink" />
      <div className="m-0 min-w-0 grow basis-56">
        <p className="m-0 font-medium wrap-anywhere">
          {title ? t('draft_title', { title }) : t('draft_untitled')}
        </p>
        <p className="m-0 text-xs text-muted">
          {t('draft_text', { step, date: fullDate(saved, locale) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <TurnButton key="discard" takesFocus={isBack} variant="subtle" onClick={discard}>
          {t('draft_discard')}
        </TurnButton>
        <LinkButton to={CREATE_CRASHPAD} variant="filled">
          {t('draft_go_on')}
        </LinkButton>
      </div>
    </section>
  );
}

interface TurnButtonProps extends ComponentProps<typeof Button> {
  /** Takes over the focus of the removed button. */
  takesFocus: boolean;
}

/** Toggles between Discard and Undo. */
function TurnButton({ takesFocus, ...rest }: TurnButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return <Button {...rest} ref={button} />;
}

function useDiscard() {
  const { revalidate } = useRevalidator();
  const showError = useErrorToast();
  const [discardedDraft, setDiscardedDraft] = useState<contract.listings.Draft | null>(null);
  const [isBack, setIsBack] = useState(false);
  const busy = useRef(false);

  const attempt = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
    } catch (error) {
      showError(error);
    } finally {
      // Before the list reloads, so that an immediate Undo is not lost.
      busy.current = false;
      await revalidate();
    }
  };

  return {
    discardedDraft,
    isBack,
    discard: () =>
      attempt(async () => {
        // The current draft, because another tab may have changed it.
        const { draft } = await call(listings.getDraft, {});
        await call(listings.deleteDraft, {});
        setDiscardedDraft(draft);
      }),
    undo: () =>
      attempt(async () => {
        if (discardedDraft === null) return;
        await call(listings.putDraft, {
          body: { form: discardedDraft.form, step: discardedDraft.step, version: 0 },
        });
        await revalidate();
        setIsBack(true);
        setDiscardedDraft(null);
      }),
  };
}
