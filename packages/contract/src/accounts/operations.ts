import { OAUTH_PROVIDERS } from '@crewpad/domain';
import { z } from 'zod';
import { id, idParams, isoInstant, messageAnswer, pictureUrl, text } from '../common.ts';
import { operation } from '../operation.ts';
import { forgotForm, loginForm, newAccount, resetForm, tokenForm } from './forms.ts';
import { ownUser, sessionRow, signedIn } from './shapes.ts';

const feature = 'accounts';

export const login = operation({
  feature,
  method: 'POST',
  path: '/login',
  summary: 'Signs a member in by e-mail and password',
  body: loginForm,
  answer: signedIn,
});

export const loginWithToken = operation({
  feature,
  method: 'POST',
  path: '/login-with-token',
  summary: 'Signs a member in by the single-use token of a login link',
  body: tokenForm,
  answer: signedIn,
});

export const logout = operation({
  feature,
  method: 'POST',
  path: '/logout',
  summary: 'Ends this session, its sockets and its cookie',
  answer: messageAnswer,
});

export const createAccount = operation({
  feature,
  method: 'POST',
  path: '/accounts',
  summary: 'Opens an account, INACTIVE until its plan is paid',
  body: newAccount,
  answer: z.object({ token: z.string(), user: ownUser, data: z.object({ user: ownUser }) }),
  status: 201,
});

export const emailExists = operation({
  feature,
  method: 'POST',
  path: '/email-exists',
  summary: 'Whether an e-mail can be used for a new account',
  body: z.object({ email: forgotForm.shape.email }),
  answer: z.object({ exists: z.boolean(), message: z.string() }),
});

export const passwordRecovery = operation({
  feature,
  method: 'POST',
  path: '/password-recovery',
  summary: 'Sends a link to choose a new password; answers alike for unknown e-mails',
  body: forgotForm,
  answer: messageAnswer,
});

export const passwordEmail = operation({
  feature,
  method: 'POST',
  path: '/password/email',
  summary: 'The same as /password-recovery',
  body: forgotForm,
  answer: messageAnswer,
});

export const verifyTokenEmail = operation({
  feature,
  method: 'POST',
  path: '/verify-token-email',
  summary: 'Whether a reset token is still good, without using it up',
  body: tokenForm,
  answer: messageAnswer,
});

export const passwordReset = operation({
  feature,
  method: 'POST',
  path: '/password-reset',
  summary: 'Sets a new password by a reset token and ends all sessions',
  body: resetForm,
  answer: messageAnswer,
});

export const verifyEmail = operation({
  feature,
  method: 'POST',
  path: '/verify-email',
  summary: 'Verifies an e-mail by the token that was sent to it',
  body: tokenForm,
  answer: messageAnswer,
});

export const resendEmail = operation({
  feature,
  method: 'POST',
  path: '/email/resend',
  summary: 'Sends the verification link again; answers alike for unknown e-mails',
  body: forgotForm,
  answer: z.object({ status: z.string(), message: z.string() }),
});

const provider = z.object({ provider: text(40) });

export const startOauth = operation({
  feature,
  method: 'POST',
  path: '/oauth/{provider}',
  summary: `The address where sign-in by ${OAUTH_PROVIDERS.join(' or ')} begins`,
  params: provider,
  answer: z.object({ url: z.string() }),
});

export const finishOauth = operation({
  feature,
  method: 'GET',
  path: '/oauth/{provider}/callback',
  summary: 'Where the provider sends the browser back: 302 to /login with a single-use token',
  params: provider,
  query: z.object({
    code: text(4000).optional(),
    state: text(4000).optional(),
    error: text(400).optional(),
    iss: text(400).optional(),
  }),
  answer: z.unknown(),
});

export const checkAccount = operation({
  feature,
  method: 'GET',
  path: '/checking-account',
  summary: 'The member behind the token; the token comes back unchanged',
  answer: signedIn,
});

export const refreshToken = operation({
  feature,
  method: 'POST',
  path: '/user/refresh-token',
  summary: 'A new token for the same session; the old one stays good for a minute',
  answer: z.object({ token: z.string() }),
});

export const getUser = operation({
  feature,
  method: 'GET',
  path: '/user',
  summary: 'The member himself',
  answer: z.object({ user: ownUser }),
});

export const getMember = operation({
  feature,
  method: 'GET',
  path: '/user/{id}',
  summary: 'What members may know of each other',
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
  summary: 'Where the member is signed in',
  answer: z.object({ data: z.array(sessionRow) }),
});

export const endOtherSessions = operation({
  feature,
  method: 'DELETE',
  path: '/user/sessions',
  summary: 'Ends all sessions but this one',
  answer: messageAnswer,
});

export const endSession = operation({
  feature,
  method: 'DELETE',
  path: '/user/sessions/{id}',
  summary: 'Ends one session',
  params: z.object({ id }),
  answer: messageAnswer,
});

export const countPendingInvites = operation({
  feature,
  method: 'GET',
  path: '/user/get-count-pending-invite',
  summary: 'How many rental invitations wait for the member',
  answer: z.object({ count: z.number() }),
});

export const countUnread = operation({
  feature,
  method: 'GET',
  path: '/messages/unread',
  summary: 'How many messages the member has not read',
  answer: z.object({ count: z.number() }),
});

export const readMailbox = operation({
  feature: 'operation',
  method: 'GET',
  path: '/dev/mailbox',
  summary: 'Mails kept instead of being sent, newest first; only with the embedded default',
  query: z.object({ to: text(254).optional() }),
  answer: z.object({
    data: z.array(
      z.object({
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        created_at: isoInstant,
      }),
    ),
  }),
});
