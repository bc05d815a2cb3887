import type { Examples } from '../support/example.ts';

const params = { provider: 'google' };

export const oauthExamples: Examples = {
  'POST /oauth/{provider}': () => ({ params }),
  'GET /oauth/{provider}/callback': () => ({ params, query: 'error=access_denied' }),
};
