import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { usePage } from '../../../lib/page-context.ts';
import { toast } from '../../../ui/toast.ts';
import { storedFavorites } from './stored-favorites.ts';

/** Moves favorites from before the login to the account. Loads code only if there are any. */
export function FavoritesSync() {
  const { member } = usePage();
  const { revalidate } = useRevalidator();
  const memberId = member === null || member.switched ? null : member.id;
  const merge = useEffectEvent(async (id: number) => {
    const { mergeFavorites } = await import('./favorites-store.ts');
    const { added, error } = await mergeFavorites(id);
    if (added > 0) await revalidate();
    if (isApiError(error) && error.status === 409) {
      toast({ kind: 'warning', message: error.body.message });
    }
  });
  useEffect(() => {
    if (memberId !== null && storedFavorites().length > 0) merge(memberId).catch(() => undefined);
  }, [memberId]);
  return null;
}
