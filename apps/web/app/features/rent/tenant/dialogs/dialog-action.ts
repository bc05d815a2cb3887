/**
 * A tenant's action that needs a confirmation. `stop_autopay`: requested by the lister;
 * `disable_autopay`: by the tenant.
 */
export type DialogAction =
  | 'accept'
  | 'decline'
  | 'leave'
  | 'checkout'
  | 'accept_autopay'
  | 'stop_autopay'
  | 'disable_autopay';
