import { MEMBER_STATUSES, PICTURE_MAX_BYTES, PLANS, THEMES } from '@crewpad/domain';
import { z } from 'zod';
import { idParams, messageAnswer, page, pictureUrl, text } from '../common.ts';
import { operation } from '../operation.ts';
import { tokenForm } from './forms.ts';
import {
  closingForm,
  emailChangeForm,
  languageChoice,
  passwordChangeForm,
  phoneVisibility,
  profileForm,
} from './settings-forms.ts';
import { ownUser } from './shapes.ts';

const feature = 'accounts';
const self = z.object({ user: ownUser });
/** A session that stands for another member's, or the one behind it. */
const switched = z.object({ token: z.string(), user: ownUser });

export const updateProfile = operation({
  feature,
  method: 'POST',
  path: '/account/user/update',
  summary: 'Changes what a member says of himself',
  body: profileForm,
  answer: self,
});

export const uploadPhoto = operation({
  feature,
  method: 'POST',
  path: '/upload/user/images',
  summary: "The member's picture: replaces the one before",
  upload: { field: 'image', files: 1, bytes: PICTURE_MAX_BYTES },
  answer: z.object({ url: pictureUrl }),
});

export const updateEmail = operation({
  feature,
  method: 'POST',
  path: '/user/update-email',
  summary: 'Sends a link to a new e-mail, which becomes the address once it is confirmed',
  body: emailChangeForm,
  answer: messageAnswer,
});

export const verifyNewEmail = operation({
  feature,
  method: 'POST',
  path: '/verify-token-new-email',
  summary: 'Confirms a new e-mail by the token that was sent to it',
  body: tokenForm,
  answer: messageAnswer,
});

export const updatePassword = operation({
  feature,
  method: 'POST',
  path: '/user/update-password',
  summary: 'Sets a new password and ends the other sessions',
  body: passwordChangeForm,
  answer: messageAnswer,
});

export const switchLanguage = operation({
  feature,
  method: 'PUT',
  path: '/user/switch-language',
  summary: 'Keeps the language of a member',
  body: languageChoice,
  answer: self,
});

export const setPreferences = operation({
  feature,
  method: 'PUT',
  path: '/user/preferences',
  summary: 'Keeps how a member wants to see the site',
  body: z.object({ theme: z.enum(THEMES) }),
  answer: z.object({ theme: z.enum(THEMES) }),
});

export const setPhoneVisibility = operation({
  feature,
  method: 'PUT',
  path: '/user/approval-public-phone',
  summary: 'Who sees the phone of a lister: all members, or his tenants',
  body: phoneVisibility,
  answer: self,
});

export const getListingTotal = operation({
  feature,
  method: 'GET',
  path: '/user/listing-total',
  summary: 'How many listings of the member count against his plan',
  answer: z.object({ count: z.number() }),
});

export const requestClosing = operation({
  feature,
  method: 'GET',
  path: '/user/request-deactivation-account',
  summary: 'Sends the code that closes the account',
  answer: messageAnswer,
});

export const closeAccount = operation({
  feature,
  method: 'DELETE',
  path: '/user/verify-deactivation-code',
  summary: 'Closes the account by its code',
  body: closingForm,
  answer: messageAnswer.extend({ status: z.string() }),
});

export const findMembers = operation({
  feature: 'admin',
  method: 'GET',
  path: '/admin/users',
  summary: 'Members by name or e-mail',
  query: z.object({ ...page(), search: text(100).default('') }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        display_name: z.string(),
        email: z.string(),
        user_plan: z.enum(PLANS).nullable(),
        status: z.enum(MEMBER_STATUSES),
      }),
    ),
    total: z.number(),
  }),
});

export const switchUser = operation({
  feature,
  method: 'GET',
  path: '/admin/switch-user/{id}',
  summary: "A short session in a member's account",
  params: idParams,
  answer: switched,
});

export const switchBack = operation({
  feature,
  method: 'POST',
  path: '/admin/switch-back',
  summary: "Ends it and gives the admin's own session back",
  answer: switched,
});
