/** The email that a link passes to the login in history state, never in the address. */
export function withEmail(email: string): { email: string } {
  return { email: email.trim() };
}

export function emailOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
