import type { contract } from '@crewpad/contract';
import { useRevalidator } from 'react-router';
import { updateUser } from '../lib/session-store.ts';

/** Takes over what a call has made of the member: in this browser's store and on the page. */
export function useTakeUser(): (user: contract.accounts.OwnUser) => Promise<void> {
  const { revalidate } = useRevalidator();
  return (user) => {
    updateUser(user);
    return revalidate();
  };
}
