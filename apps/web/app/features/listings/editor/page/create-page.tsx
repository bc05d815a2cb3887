import type { contract } from '@crewpad/contract';
import {
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { clockTime } from '../../../../lib/format-times.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { DisclosureSummary } from '../../../../ui/disclosure-summary.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { LAST_STEP } from '../form/steps.ts';
import { type DraftState, useCreate } from '../state/use-create.ts';
import type { ListingName, WizardLists } from '../state/use-editor.ts';
import { ActionBar } from './action-bar.tsx';
import classes from './create-page.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { LoginEndedBar, NoticeBar } from './notice-bar.tsx';
import { Review } from './review.tsx';
import { NO_TENANTS } from './tenants.ts';
import { WizardFrame } from './wizard-frame.tsx';

interface CreatePageProps {
  draft: contract.listings.Draft | null;
  lists: WizardLists;
  listings: readonly ListingName[];
}

/** A new listing in five steps, stored as a draft until it is published. */
export function CreatePage({ draft: first, lists, listings }: CreatePageProps) {
  const { t } = useTranslation('listings/editor');
  const page = useCreate(first, lists);
  const { wizard, conflicts, focusRequest, step, visited, open, check, login } = page;
  const { draft, isStored, isUnsaved, isEmpty, busy, notice, publish, discard, copy } = page;
  const next = async () => {
    if (step === LAST_STEP) return publish();
    if (await check.checkStep(step)) open(step + 1);
  };

  return (
    <>
      <LeaveGuard isUnsaved={isUnsaved} />
      <WizardFrame
        {...{ wizard, conflicts, focusRequest, step, visited }}
        tenants={NO_TENANTS}
        onStep={open}
        onSubmit={next}
        above={
          <>
            <span>{t('create_title')}</span>
            {!isEmpty && (
              <Button variant="subtle" disabled={busy} onClick={discard}>
                <IconTrash aria-hidden size={18} />
                {t('discard_draft')}
              </Button>
            )}
          </>
        }
        notices={
          <>
            {login.hasEnded && <LoginEndedBar isStored={isStored} />}
            {notice && (
              <NoticeBar kind="info">
                <p>{notice.text}</p>
                <Button variant="outline" disabled={busy} onClick={notice.undo}>
                  {t('undo', { ns: 'common' })}
                </Button>
              </NoticeBar>
            )}
            {draft.isReplaced && (
              <NoticeBar kind="warn">
                <p>{t('draft_is_gone')}</p>
              </NoticeBar>
            )}
          </>
        }
        before={listings.length > 0 && <CopyFrom {...{ listings, busy, isEmpty }} onCopy={copy} />}
        after={<Review wizard={wizard} onStep={open} />}
        actions={
          <ActionBar
            step={step}
            busy={busy}
            isEditing={false}
            onBack={() => open(step - 1)}
            note={<SavedNote {...draft} />}
          />
        }
      />
    </>
  );
}

/** "Saved 10:42", in local time. */
function SavedNote({ state, at, saver }: DraftState) {
  const { t } = useTranslation('listings/editor');
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
      {/* Announcing each save would be noise: only a failure is announced. */}
      <span role={state === 'failed' ? 'alert' : undefined}>{text}</span>
      {state === 'failed' && (
        <button type="button" className={classes.retry} onClick={() => saver.flush()}>
          {t('retry')}
        </button>
      )}
    </p>
  );
}

interface CopyFromProps {
  listings: readonly ListingName[];
  busy: boolean;
  /** Whether nothing is typed that a copy would replace. */
  isEmpty: boolean;
  onCopy: (listing: ListingName) => void;
}

/** Starts with a copy of another listing of the lister. */
function CopyFrom({ listings, busy, isEmpty, onCopy }: CopyFromProps) {
  const { t } = useTranslation('listings/editor');
  const { t: f } = useTranslation('ui/form');
  const [listingId, setListingId] = useState('');
  const listing = listings.find(({ id }) => String(id) === listingId);
  return (
    <details className={classes.copy}>
      <DisclosureSummary className={classes.summary}>
        <IconCopy aria-hidden size={20} />
        {t('copy_from')}
      </DisclosureSummary>
      <div className={classes.content}>
        <SelectField
          name="copy_from"
          label={t('listing_to_copy')}
          optional
          hint={t(isEmpty ? 'copy_hint' : 'copy_hint_replaces')}
          value={listingId}
          onValue={setListingId}
        >
          <option value="">{f('choose')}</option>
          {listings.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <Button
          variant="outline"
          disabled={busy || !listing}
          className={classes.button}
          onClick={() => listing && onCopy(listing)}
        >
          {t('copy')}
        </Button>
      </div>
    </details>
  );
}
