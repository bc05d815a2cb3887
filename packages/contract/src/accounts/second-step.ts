import { RECOVERY_CODE_LENGTH, SECOND_STEP_METHODS } from '@crewpad/domain';
import { z } from 'zod';
import { isoInstant, linkToken, messageAnswer, text } from '../common.ts';
import { operation } from '../operation.ts';
import { secret } from './forms.ts';
import { assertion, passkey, passkeyState } from './passkey-shapes.ts';
import { signedIn } from './shapes.ts';

const feature = 'accounts';

/** A signed text of the server: of a login that waits for its second step. */
const CHALLENGE_MAX = 1000;
const challenge = linkToken(CHALLENGE_MAX, 'challenge_is_required');

/** Blanks and full-width digits are typed and pasted; they mean the same. */
const plainCode = (value: unknown) =>
  typeof value === 'string' ? value.normalize('NFKC').replaceAll(/\s/g, '') : value;

const sixDigits = z.preprocess(
  plainCode,
  z.string({ error: 'code_is_required' }).regex(/^\d{6}$/, { error: 'code_has_six_digits' }),
);

/** `3-K7QM-2XWD-9HTP`, in any case and with any dashes. */
const recoveryCode = z.preprocess(
  plainCode,
  z
    .string({ error: 'recovery_code_is_required' })
    .min(1, { error: 'recovery_code_is_required' })
    .max(2 * RECOVERY_CODE_LENGTH, { error: 'recovery_code_is_not_valid' })
    .pipe(text(2 * RECOVERY_CODE_LENGTH)),
);

const ONE_OF = 'code_is_required';
const exactlyOne = (values: readonly unknown[]) =>
  values.filter((value) => value !== undefined).length === 1;

/** The answer to a right password, link or other login while the second step is on. */
export const secondStepAsked = z.object({
  status: z.literal('second_step'),
  challenge: z.string().meta({ description: 'For POST /login/second-step, good once' }),
  methods: z.array(z.enum(SECOND_STEP_METHODS)),
  expires_at: isoInstant,
});
export type SecondStepAsked = z.infer<typeof secondStepAsked>;

/** A login: a session, or with status 202 the question for the second step. */
export const loginAnswer = z.union([signedIn, secondStepAsked]);
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** The answer of a browser, with the state that its question came with. */
const byPasskey = { state: passkeyState.optional(), credential: assertion.optional() };
const isPair = ({ state, credential }: { state?: unknown; credential?: unknown }) =>
  (state === undefined) === (credential === undefined);
const PAIR = { path: ['state'], error: 'state_is_required' };

export const secondStepForm = z
  .object({
    challenge,
    code: sixDigits.optional(),
    recovery_code: recoveryCode.optional(),
    ...byPasskey,
  })
  .refine(({ code, recovery_code, credential }) => exactlyOne([code, recovery_code, credential]), {
    path: ['code'],
    error: ONE_OF,
  })
  .refine(isPair, PAIR);

export const codeForm = z.object({ code: sixDigits });

/** A passkey, or the password, which with the second step is a code instead. */
export const confirmForm = z
  .object({
    password: secret('password_is_required').optional(),
    code: sixDigits.optional(),
    ...byPasskey,
  })
  .refine(({ password, code, credential }) => exactlyOne([password, code, credential]), {
    path: ['password'],
    error: 'password_is_required',
  })
  .refine(isPair, PAIR);

export const loginSecondStep = operation({
  feature,
  method: 'POST',
  path: '/login/second-step',
  summary: 'Finish a login by a passkey, a code of the authenticator app or a recovery code',
  body: secondStepForm,
  answer: signedIn,
});

export const secondStepChallenge = challenge;

export const askSecondStepReset = operation({
  feature,
  method: 'POST',
  path: '/login/second-step/reset',
  summary:
    'Send a link that starts the removal of the second step, for members without phone and codes',
  body: z.object({ challenge }),
  answer: messageAnswer,
  status: 202,
});

const resetToken = z.object({ token: linkToken(200, 'token_is_required') });

export const startSecondStepReset = operation({
  feature,
  method: 'POST',
  path: '/login/second-step/reset/start',
  summary: 'Start the 72 hours after which the second step is removed, with the emailed token',
  body: resetToken,
  answer: messageAnswer.extend({ due_at: isoInstant }),
});

export const cancelSecondStepReset = operation({
  feature,
  method: 'POST',
  path: '/login/second-step/reset/cancel',
  summary: 'Stop the removal of the second step with the token of an email about it',
  body: resetToken,
  answer: messageAnswer,
});

export const stopOwnSecondStepReset = operation({
  feature,
  method: 'DELETE',
  path: '/user/second-step/reset',
  summary: 'Stop the removal of the own second step',
  answer: messageAnswer,
});

/** How the caller proves who they are, besides their password. */
export const ownSecurity = z.object({
  second_step: z.boolean(),
  required: z.boolean().meta({ description: 'The member is an admin and must have it' }),
  due_at: isoInstant
    .nullable()
    .meta({ description: 'Until when it must be set up; null: it is on, or not required' }),
  app: z.object({ since: isoInstant }).nullable(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number(),
  reset: z
    .object({ due_at: isoInstant })
    .nullable()
    .meta({ description: 'The second step will be removed then, unless somebody stops it' }),
  confirmed_until: isoInstant.nullable(),
});
export type OwnSecurity = z.infer<typeof ownSecurity>;

export const getSecurity = operation({
  feature,
  method: 'GET',
  path: '/user/security',
  summary: 'Get the second step of the caller: whether it is on, and its methods',
  answer: ownSecurity,
});

export const addAuthenticatorApp = operation({
  feature,
  method: 'POST',
  path: '/user/authenticator-app',
  summary: 'Create the secret of an authenticator app, which waits ten minutes for its first code',
  answer: z.object({
    secret: z.string().meta({ description: 'Base32, for typing' }),
    uri: z.string().meta({ description: 'otpauth://, for the QR code' }),
  }),
});

const recoveryCodes = z.object({
  recovery_codes: z.array(z.string()).meta({ description: 'Ten; not shown again' }),
});

export const confirmAuthenticatorApp = operation({
  feature,
  method: 'POST',
  path: '/user/authenticator-app/confirm',
  summary:
    'Turn the second step on with the first code of the app; other sessions end, and older recovery codes',
  body: codeForm,
  answer: recoveryCodes,
});

export const setSecondStep = operation({
  feature,
  method: 'PUT',
  path: '/user/second-step',
  summary: 'Turn the second step on or off; off deletes the authenticator app and recovery codes',
  body: z.object({ on: z.boolean() }),
  answer: z.object({
    recovery_codes: z
      .array(z.string())
      .meta({ description: 'Ten new ones when it is turned on, else none' }),
  }),
});

export const createRecoveryCodes = operation({
  feature,
  method: 'POST',
  path: '/user/recovery-codes',
  summary: 'Create ten new recovery codes; the old ones end',
  answer: recoveryCodes,
});
