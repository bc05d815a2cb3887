import type { contract } from '@crewpad/contract';

type ListingOfMessage = Pick<contract.listings.Listing, 'id' | 'user_id'>;

/** The address of the message form; visitors log in first. */
export function messageAddress({ id, user_id }: ListingOfMessage, isMember: boolean): string {
  return throughLogin(`/chat/user/${user_id}/listing/${id}`, isMember);
}

/** A visitor joins the waitlist on the same page, after the login. */
export function waitlistAddress({ id }: Pick<ListingOfMessage, 'id'>): string {
  return throughLogin(`/listing/${id}`, false);
}

export function reviewAddress(id: number, isMember: boolean): string {
  return throughLogin(`/listing/review/${id}`, isMember);
}

/** The owner's links on the page of a crash pad: to the form, or to their list. */
export function ownerAddress({
  id,
  abilities,
}: Pick<contract.listings.Listing, 'id' | 'abilities'>): string {
  return abilities.edit ? `/my-crashpads/${id}/edit` : '/my-crashpads';
}

function throughLogin(path: string, isMember: boolean): string {
  return isMember ? path : `/login?ref_url=${path}`;
}
