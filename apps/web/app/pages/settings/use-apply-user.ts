import type { contract } from '@crewpad/contract';
import { useRevalidator } from 'react-router';
import { updateUser } from '../../lib/session-store.ts';

/** Applies a call's changes of the member to this browser's session and the page. */
export function useApplyUser(): (user: contract.accounts.OwnUser) => Promise<void> {
  const { revalidate } = useRevalidator();
  return (user) => {
    updateUser(user);
    return revalidate();
  };
}
