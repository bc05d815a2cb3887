import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { firstNameOf } from '../../lib/first-name.ts';
import { shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Profile } from './load-reviews.ts';
import type { OpenReviewDialog } from './review-dialogs.tsx';

const writeClass =
  'mx-0 mt-6 mb-0 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-ink-soft';

/** A crash pad's number in the address, or `lister`: opens the dialog with it. */
const REVIEW_PARAM = 'review';

interface WriteReviewProps {
  profile: Profile;
  onOpenDialog: (dialog: OpenReviewDialog) => void;
}

/** Opens the dialog for tenants, and explains to others why not. */
export function WriteReview({ profile, onOpenDialog }: WriteReviewProps) {
  const { t } = useTranslation('reviews/profile');
  const { member, locale } = usePage();
  const isMember = member !== null;
  const hydrated = useHydrated();
  const { user, review_choices: choices, review_from: from } = profile;
  const name = firstNameOf(user.display_name);
  const [search, setSearch] = useSearchParams();
  const requestedReview = search.get(REVIEW_PARAM);
  const open = choices.filter(({ already_review }) => !already_review);
  const here = `/user/${user.id}?${REVIEW_PARAM}=${requestedReview ?? 'lister'}`;

  const write = () => {
    if (member?.status !== 'ACTIVE') return toast({ kind: 'error', message: t('inactive') });
    if (from !== null) return;
    if (choices.length === 0) return toast({ kind: 'error', message: t('must_be_tenant') });
    const first = open.find(({ listing_id }) => String(listing_id) === requestedReview) ?? open[0];
    if (first === undefined) return toast({ kind: 'error', message: t('already_reviewed') });
    onOpenDialog({ kind: 'write', choices, listingId: first.listing_id });
  };
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    // A visitor keeps it for the login.
    if (requestedReview === null || !isMember) return;
    latest.current();
    setSearch(
      (now) => {
        now.delete(REVIEW_PARAM);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [requestedReview, isMember, setSearch]);

  if (from !== null) {
    return <p className={writeClass}>{t('review_from', { day: shortDate(from, locale) })}</p>;
  }
  return (
    <p className={writeClass}>
      {member ? (
        <Button variant="outline" disabled={!hydrated} onClick={write}>
          {t('write_review')}
        </Button>
      ) : (
        <LinkButton to={`/login?ref_url=${encodeURIComponent(here)}`} variant="outline">
          {t('write_review')}
        </LinkButton>
      )}
      {!member && <span>{t('write_review_hint', { name })}</span>}
      {member?.status === 'ACTIVE' && choices.length === 0 && (
        <span>{t('tenant_hint', { name })}</span>
      )}
      {choices.length > 0 && open.length === 0 && <span>{t('reviewed_hint', { name })}</span>}
    </p>
  );
}
