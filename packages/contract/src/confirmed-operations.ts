/**
 * The operations for which a session must be confirmed again, by the password or a new login. Some
 * ask only for the part of their calls that is named here.
 */
export const CONFIRMED_OPERATIONS: Readonly<
  Record<string, 'always' | 'another phone number' | 'another session'>
> = {
  'POST /account/user/update': 'another phone number',
  'POST /payouts/open': 'always',
  'DELETE /user/sessions': 'always',
  'DELETE /user/sessions/{id}': 'another session',
  'GET /admin/switch-user/{id}': 'always',
  'POST /admin/members/export': 'always',
  'POST /user/authenticator-app': 'always',
  'POST /user/authenticator-app/confirm': 'always',
  'PUT /user/second-step': 'always',
  'POST /user/recovery-codes': 'always',
  'DELETE /user/second-step/reset': 'always',
  'POST /user/passkeys/options': 'always',
  'POST /user/passkeys': 'always',
  'PUT /user/passkeys/{id}': 'always',
  'DELETE /user/passkeys/{id}': 'always',
};
