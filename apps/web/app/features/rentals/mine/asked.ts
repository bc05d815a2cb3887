/**
 * What a tenant wants to do with a rental, which is asked in a dialog first. `stop_autopay`: the lister
 * wants it; `disable_autopay`: the tenant does.
 */
export type Asked =
  | 'accept'
  | 'decline'
  | 'leave'
  | 'checkout'
  | 'accept_autopay'
  | 'stop_autopay'
  | 'disable_autopay';
