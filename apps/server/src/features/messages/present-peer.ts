import type { CallContext } from '../../http/pipeline/context.ts';

/** The other member of a thread. */
export interface PeerRow {
  first_name: string;
  last_name: string;
  display_name: string;
  /** Whether a rental links the two. */
  is_linked: boolean;
  peer_closed: boolean;
}

/** The names of the other member that the caller can see. */
export function presentPeer(
  { first_name, last_name, display_name, is_linked, peer_closed }: PeerRow,
  { t }: Pick<CallContext, 't'>,
) {
  if (peer_closed) {
    const former = t('messages:former_member');
    return { display_name: former, names: { first_name: former } };
  }
  return { display_name, names: { first_name, ...(is_linked && { last_name }) } };
}
