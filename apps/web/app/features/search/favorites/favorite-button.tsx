import { FAVORITES_MAX } from '@crewpad/domain';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { usePage } from '../../../lib/page-context.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { followFavorites, isFavorite, onFavorites, toggleFavorite } from './favorites-store.ts';

const ABOUT = 'favorites';
/** The first one shows where to find saved crash pads. */
let isAnnounced = false;

interface FavoriteButtonProps {
  id: number;
  title: string;
}

/** The heart on a picture: saves the crash pad, in the account or in this browser. */
export function FavoriteButton({ id, title }: FavoriteButtonProps) {
  const { t } = useTranslation('search');
  const { member } = usePage();
  const navigate = useNavigate();
  const memberId = member?.id ?? null;
  const isSwitched = member?.switched === true;
  // The page may be cached: only the browser knows what is saved.
  const isSaved = useSyncExternalStore(
    onFavorites,
    () => isFavorite(id),
    () => false,
  );
  useEffect(() => {
    if (!isSwitched) followFavorites(memberId);
  }, [memberId, isSwitched]);
  if (isSwitched) return null;

  const press = async () => {
    dismissToasts(ABOUT);
    try {
      const outcome = await toggleFavorite(id);
      if (outcome === 'full') {
        toast({
          kind: 'warning',
          message: t('favorites_full', { count: FAVORITES_MAX }),
          about: ABOUT,
        });
      } else if (outcome === 'saved' && !isAnnounced) {
        isAnnounced = true;
        toast({
          kind: 'success',
          message: t(memberId === null ? 'favorite_saved_here' : 'favorite_saved'),
          about: ABOUT,
          action: { label: t('see_saved'), run: () => navigate('/saved') },
        });
      }
    } catch (error) {
      const { openErrorDialog } = await import('../../../lib/error-dialogs.ts');
      if (!openErrorDialog(error)) {
        const message = isApiError(error) ? error.body.message : t('favorite_failed');
        toast({ kind: 'error', message, about: ABOUT });
      }
    }
  };
  const Icon = isSaved ? IconHeartFilled : IconHeart;
  return (
    <PlainButton
      className="absolute top-1 right-1 z-1 grid size-target place-items-center rounded-full text-ink before:absolute before:inset-1 before:-z-1 before:rounded-[inherit] before:bg-surface before:[box-shadow:0_1px_3px_var(--shade)] before:[transition:background_var(--quick)] hover:before:bg-sunken aria-pressed:text-bad"
      aria-pressed={isSaved}
      aria-label={t('favorite_save', { title })}
      onClick={press}
    >
      <Icon aria-hidden size={22} />
    </PlainButton>
  );
}
