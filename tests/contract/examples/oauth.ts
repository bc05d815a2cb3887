import { storeProfile } from '../../../apps/server/src/features/accounts/sign-in/oauth/oauth.ts';
import type { Examples } from '../support/example.ts';

const params = { provider: 'google' };

export const oauthExamples: Examples = {
  'POST /oauth/{provider}': () => ({ params }),
  'GET /oauth/pending': async ({ rig }) => {
    const person = {
      socialId: 'new',
      email: 'new.person@crewpad.test',
      isEmailVerified: true,
      firstName: 'Ana',
      lastName: 'Lopez',
    };
    const now = rig.clock.now();
    const { name, value } = await storeProfile(rig.database.db, 'google', person, now);
    return { headers: { cookie: `${name}=${value}` } };
  },
  'GET /oauth/{provider}/callback': () => ({ params, query: 'error=access_denied' }),
};
