import { OAUTH_PROVIDERS } from '@crewpad/domain';
import { z } from 'zod';
import { id, idParams, isoInstant, messageAnswer, pictureUrl, text } from '../common.ts';
import { operation } from '../operation.ts';
import { forgotForm, loginForm, newAccount, passwordCheck, resetBody, tokenForm } from './forms.ts';
import { confirmForm, loginAnswer } from './second-step.ts';
import { ownUser, securityRow, sessionRow, signedIn } from './shapes.ts';

const feature = 'accounts';

export const login = operation({
  feature,
  method: 'POST',
  path: '/login',
  summary: 'Log in with email and password; 202 with a challenge while the second step is on',
  body: loginForm,
  answer: loginAnswer,
});

export const loginWithToken = operation({
  feature,
  method: 'POST',
  path: '/login-with-token',
  summary:
    'Log in with the single-use token of a login link; 202 with a challenge while the second step is on',
  body: tokenForm,
  answer: loginAnswer,
});

export const logout = operation({
  feature,
  method: 'POST',
  path: '/logout',
  changesNothing: true,
  summary:
    'End this session, its sockets and its cookie; an admin who views an account is logged out of both',
  answer: messageAnswer,
});

export const createAccount = operation({
  feature,
  method: 'POST',
  path: '/accounts',
  summary: 'Create an account, which is INACTIVE until its plan is paid',
  body: newAccount,
  answer: z.object({ token: z.string(), user: ownUser, data: z.object({ user: ownUser }) }),
  status: 201,
});

export const emailExists = operation({
  feature,
  method: 'POST',
  path: '/email-exists',
  changesNothing: true,
  summary: 'Check whether an email can be used for a new account',
  body: z.object({ email: forgotForm.shape.email }),
  answer: z.object({ exists: z.boolean(), message: z.string() }),
});

export const checkPassword = operation({
  feature,
  method: 'POST',
  path: '/password-check',
  changesNothing: true,
  summary: 'Check whether a new password is a common one, before the rest of the form is filled in',
  body: passwordCheck,
  answer: z.object({ common: z.boolean() }),
});

export const passwordRecovery = operation({
  feature,
  method: 'POST',
  path: '/password-recovery',
  summary: 'Send a password reset link; the answer is the same for unknown emails',
  body: forgotForm,
  answer: messageAnswer,
});

export const passwordEmail = operation({
  feature,
  method: 'POST',
  path: '/password/email',
  summary: 'Send a password reset link; the same as /password-recovery',
  body: forgotForm,
  answer: messageAnswer,
});

export const verifyTokenEmail = operation({
  feature,
  method: 'POST',
  path: '/verify-token-email',
  changesNothing: true,
  summary: 'Check whether a reset token is valid; this does not use it up',
  body: tokenForm,
  answer: messageAnswer,
});

export const passwordReset = operation({
  feature,
  method: 'POST',
  path: '/password-reset',
  summary: 'Set a new password with a reset token, and end all sessions',
  body: resetBody,
  answer: messageAnswer,
});

export const verifyEmail = operation({
  feature,
  method: 'POST',
  path: '/verify-email',
  summary: 'Verify an email with the token that was sent to it',
  body: tokenForm,
  answer: messageAnswer,
});

export const readLink = operation({
  feature,
  method: 'POST',
  path: '/link-token',
  changesNothing: true,
  summary: 'Look at the token of a link to log in or to confirm an email; this does not use it up',
  body: tokenForm,
  answer: z.object({
    email: z.string().meta({ description: 'The email that it concerns, masked' }),
    verification: z.enum(['pending', 'complete']).meta({
      description:
        'Complete: the email is confirmed already, or the login link of this session’s member was used',
    }),
    session: z
      .enum(['none', 'own', 'other'])
      .meta({ description: 'Whose session the caller has: none, the same member, another one' }),
    browser: z
      .enum(['own', 'other'])
      .meta({ description: 'Own: the browser of the caller asked for the login' }),
  }),
});

export const resendEmail = operation({
  feature,
  method: 'POST',
  path: '/email/resend',
  summary: 'Send the verification link again; the answer is the same for unknown emails',
  body: forgotForm,
  answer: z.object({ status: z.string(), message: z.string() }),
});

const provider = z.object({ provider: text(40) });

export const startOauth = operation({
  feature,
  method: 'POST',
  path: '/oauth/{provider}',
  changesNothing: true,
  summary: `Get the address where a login with ${OAUTH_PROVIDERS.join(' or ')} starts`,
  params: provider,
  answer: z.object({ url: z.string() }),
});

export const finishOauth = operation({
  feature,
  method: 'GET',
  path: '/oauth/{provider}/callback',
  summary: 'Callback of the login provider: redirects (302) to /login with a single-use token',
  params: provider,
  query: z.object({
    code: text(4000).optional(),
    state: text(4000).optional(),
    error: text(400).optional(),
    iss: text(400).optional(),
  }),
  answer: z.unknown(),
});

export const pendingOauth = operation({
  feature,
  method: 'GET',
  path: '/oauth/pending',
  summary: 'Get what the login provider reports about a person without an account, for the sign-up',
  answer: z.object({
    provider: z.enum(OAUTH_PROVIDERS),
    email: z.string().nullable(),
    first_name: z.string(),
    last_name: z.string(),
  }),
});

export const checkAccount = operation({
  feature,
  method: 'GET',
  path: '/checking-account',
  summary: 'Get the member of the token; the token stays the same',
  answer: signedIn,
});

export const confirmSession = operation({
  feature,
  method: 'POST',
  path: '/user/confirm',
  summary:
    'Confirm by the password, or a code, that the member still uses this session, for ten minutes',
  body: confirmForm,
  answer: z.object({ confirmed_until: isoInstant }),
});

export const refreshToken = operation({
  feature,
  method: 'POST',
  path: '/user/refresh-token',
  changesNothing: true,
  summary: 'Get a new token for the same session; the old one stays valid for a minute',
  answer: z.object({ token: z.string() }),
});

export const getUser = operation({
  feature,
  method: 'GET',
  path: '/user',
  summary: 'Get the caller',
  answer: z.object({ user: ownUser }),
});

export const getMember = operation({
  feature,
  method: 'GET',
  path: '/user/{id}',
  summary: "Get a member's profile",
  params: idParams,
  answer: z.object({
    user: z.object({
      id: z.number(),
      display_name: z.string(),
      photo: pictureUrl.nullable(),
      about: z.string(),
      joined: isoInstant,
    }),
  }),
});

export const getSessions = operation({
  feature,
  method: 'GET',
  path: '/user/sessions',
  summary: 'List the sessions of the member',
  answer: z.object({ data: z.array(sessionRow) }),
});

export const getSecurityLog = operation({
  feature,
  method: 'GET',
  path: '/user/security-log',
  summary:
    'List the newest logins, failed logins and changes that concern the security of the account',
  answer: z.object({ data: z.array(securityRow) }),
});

export const endOtherSessions = operation({
  feature,
  method: 'DELETE',
  path: '/user/sessions',
  summary: 'End all sessions except this one',
  answer: messageAnswer,
});

export const endSession = operation({
  feature,
  method: 'DELETE',
  path: '/user/sessions/{id}',
  summary: 'End one session',
  params: z.object({ id }),
  answer: messageAnswer,
});
