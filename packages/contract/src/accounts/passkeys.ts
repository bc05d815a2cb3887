import { PASSKEY_NAME_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { id, longLine, messageAnswer } from '../common.ts';
import { operation } from '../operation.ts';
import {
  assertion,
  attestation,
  passkey,
  passkeyQuestion,
  passkeyState,
} from './passkey-shapes.ts';
import { secondStepChallenge } from './second-step.ts';
import { signedIn } from './shapes.ts';

const feature = 'accounts';

export const askPasskeyLogin = operation({
  feature,
  method: 'POST',
  path: '/login/passkey/options',
  summary: 'Get the question for a login with a passkey',
  answer: passkeyQuestion,
});

export const loginWithPasskey = operation({
  feature,
  method: 'POST',
  path: '/login/passkey',
  summary:
    'Log in with a passkey, which is both steps; 401 PASSKEY_UNKNOWN for one that was removed',
  body: z.object({
    state: passkeyState,
    credential: assertion,
    isKeep: z.boolean().default(false).meta({ description: 'Stay logged in for a year' }),
  }),
  answer: signedIn,
});

export const askSecondStepPasskey = operation({
  feature,
  method: 'POST',
  path: '/login/second-step/options',
  summary: 'Get the question for a passkey as the second step of a login',
  body: z.object({ challenge: secondStepChallenge }),
  answer: passkeyQuestion,
});

export const askConfirmPasskey = operation({
  feature,
  method: 'POST',
  path: '/user/confirm/options',
  changesNothing: true,
  summary: 'Get the question for a passkey that confirms this session',
  answer: passkeyQuestion,
});

export const askNewPasskey = operation({
  feature,
  method: 'POST',
  path: '/user/passkeys/options',
  changesNothing: true,
  summary: 'Get the question for a new passkey',
  answer: passkeyQuestion,
});

const name = longLine(PASSKEY_NAME_MAX, 'passkey_name_is_required');

export const addPasskey = operation({
  feature,
  method: 'POST',
  path: '/user/passkeys',
  summary: 'Add a passkey; without a name it gets that of the device',
  body: z.object({ state: passkeyState, credential: attestation, name: name.optional() }),
  answer: z.object({ data: passkey }),
  status: 201,
});

const params = z.object({ id });

export const renamePasskey = operation({
  feature,
  method: 'PUT',
  path: '/user/passkeys/{id}',
  summary: 'Rename a passkey',
  params,
  body: z.object({ name }),
  answer: z.object({ data: passkey }),
});

export const deletePasskey = operation({
  feature,
  method: 'DELETE',
  path: '/user/passkeys/{id}',
  summary: 'Remove a passkey; 409 LAST_METHOD for the last one that the second step has left',
  params,
  answer: messageAnswer,
});
