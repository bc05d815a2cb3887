/** The other member of a thread. */
export interface PeerRow {
  first_name: string;
  last_name: string;
  display_name: string;
  /** A rental links the two. */
  is_linked: boolean;
  peer_closed: boolean;
}

const FORMER = 'Former member';

/** The names of the other member, as the caller may know them. */
export function presentPeer({
  first_name,
  last_name,
  display_name,
  is_linked,
  peer_closed,
}: PeerRow) {
  if (peer_closed) return { display_name: FORMER, names: { first_name: FORMER } };
  return { display_name, names: { first_name, ...(is_linked && { last_name }) } };
}
