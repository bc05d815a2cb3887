import { LEGAL_DOCUMENTS, LEGAL_VERSION_MAX, PICTURE_MAX_BYTES, THEMES } from '@crewpad/domain';
import { z } from 'zod';
import { idParams, isoInstant, messageAnswer, pictureUrl } from '../common.ts';
import { operation } from '../operation.ts';
import { tokenForm } from './forms.ts';
import {
  closingForm,
  emailChangeForm,
  languageChoice,
  passwordChange,
  phoneVisibility,
  profileForm,
} from './settings-forms.ts';
import { ownUser } from './shapes.ts';

const feature = 'accounts';
const self = z.object({ user: ownUser });
/** The session of an admin who views as a member, or the admin's own session again. */
const switched = z.object({ token: z.string(), user: ownUser });

export const updateProfile = operation({
  feature,
  method: 'POST',
  path: '/account/user/update',
  summary: 'Update the profile',
  body: profileForm,
  answer: self,
});

export const uploadPhoto = operation({
  feature,
  method: 'POST',
  path: '/upload/user/images',
  summary: "Replace the member's picture",
  upload: { field: 'image', files: 1, bytes: PICTURE_MAX_BYTES },
  answer: z.object({ url: pictureUrl }),
});

export const updateEmail = operation({
  feature,
  method: 'POST',
  path: '/user/update-email',
  summary: 'Send a link to a new email, which replaces the current one once it is confirmed',
  body: emailChangeForm,
  answer: messageAnswer,
});

export const verifyNewEmail = operation({
  feature,
  method: 'POST',
  path: '/verify-token-new-email',
  summary: 'Confirm a new email with the token that was sent to it',
  body: tokenForm,
  answer: messageAnswer.extend({
    changes_at: isoInstant
      .nullable()
      .meta({ description: 'Of a change that an admin asked for; null: it has changed' }),
  }),
});

export const stopEmailChange = operation({
  feature,
  method: 'POST',
  path: '/email/stop',
  summary: 'Stop the change of an email with the token that was sent to the present one',
  body: tokenForm,
  answer: messageAnswer,
});

export const stopOwnEmailChange = operation({
  feature,
  method: 'DELETE',
  path: '/user/email-change',
  summary: 'Stop the change of the own email that an admin asked for',
  answer: self.extend({ message: z.string() }),
});

export const updatePassword = operation({
  feature,
  method: 'POST',
  path: '/user/update-password',
  summary: 'Set a new password and end the other sessions',
  body: passwordChange,
  answer: messageAnswer,
});

export const switchLanguage = operation({
  feature,
  method: 'PUT',
  path: '/user/switch-language',
  summary: 'Set the language of a member',
  body: languageChoice,
  answer: self,
});

export const setPreferences = operation({
  feature,
  method: 'PUT',
  path: '/user/preferences',
  summary: 'Set the theme of a member',
  body: z.object({ theme: z.enum(THEMES) }),
  answer: z.object({ theme: z.enum(THEMES) }),
});

export const setPhoneVisibility = operation({
  feature,
  method: 'PUT',
  path: '/user/approval-public-phone',
  summary: 'Set who sees the phone number of a lister: all members, or only their tenants',
  body: phoneVisibility,
  answer: self,
});

export const requestClosing = operation({
  feature,
  method: 'GET',
  path: '/user/request-deactivation-account',
  summary: 'Send the code that closes the account',
  answer: messageAnswer,
});

export const closeAccount = operation({
  feature,
  method: 'DELETE',
  path: '/user/verify-deactivation-code',
  summary: 'Close the account with the code',
  body: closingForm,
  answer: messageAnswer.extend({ status: z.string() }),
});

export const switchUser = operation({
  feature,
  method: 'GET',
  path: '/admin/switch-user/{id}',
  summary: 'Start a short session in which an admin views as a member',
  params: idParams,
  answer: switched,
});

export const switchBack = operation({
  feature,
  method: 'POST',
  path: '/admin/switch-back',
  changesNothing: true,
  summary: "End this session and return to the admin's own session",
  answer: switched,
});

export const acceptLegal = operation({
  feature,
  method: 'POST',
  path: '/user/acceptances',
  summary: 'Accept the current version of the terms or the privacy notice',
  body: z.object({
    accepted: z
      .array(
        z.object({
          document: z.enum(LEGAL_DOCUMENTS),
          version: z.string().max(LEGAL_VERSION_MAX),
        }),
      )
      .min(1)
      .max(LEGAL_DOCUMENTS.length),
  }),
  answer: messageAnswer,
});
