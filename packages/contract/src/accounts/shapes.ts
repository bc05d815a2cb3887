import {
  FEATURED_PLANS,
  HEAR_ABOUT_US,
  LOCALES,
  MEMBER_GENDERS,
  MEMBER_ROLES,
  MEMBER_STATUSES,
  OAUTH_PROVIDERS,
  PLANS,
  SESSION_METHODS,
  THEMES,
} from '@crewpad/domain';
import { z } from 'zod';
import { dollars, isoInstant, mailRefusal, pictureUrl } from '../common.ts';

/** What members may do with their own account now. The web uses these and derives no rules itself. */
const abilities = z.object({
  /** Pay the first term of a sign-up that is not paid yet. */
  pay_sign_up: z.boolean(),
  renew: z.boolean(),
  message: z.boolean(),
  manage_listings: z.boolean(),
  see_rentals: z.boolean(),
  administer: z.boolean(),
});

export type Abilities = z.infer<typeof abilities>;

export const accountLock = z
  .object({
    at: isoInstant,
    reason: z.string(),
    holds_collections: z.boolean().meta({
      description: 'Nobody is charged for the member, and nothing is paid out to them',
    }),
  })
  .meta({ description: 'An admin locked the account: it can read, pay, settle and be closed' });
export type AccountLock = z.infer<typeof accountLock>;

export const emailChange = z
  .object({ email: z.string(), changes_at: isoInstant, verified: z.boolean() })
  .meta({ description: 'Another email that an admin asked for; made then, once it is verified' });

export type EmailChange = z.infer<typeof emailChange>;

/** A member's own data; no one else gets this. */
export const ownUser = z.object({
  id: z.number(),
  role: z.enum(MEMBER_ROLES),
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string().nullable(),
  display_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  email_refusal: mailRefusal.nullable().meta({
    description: 'The mail server of the email refuses it; a new verification ends that',
  }),
  status: z.enum(MEMBER_STATUSES),
  locked: accountLock.nullable(),
  email_change: emailChange.nullable(),
  user_plan: z.enum(PLANS).nullable().meta({ description: 'The paid plan; null: a free tenant' }),
  signup_plan: z
    .enum(PLANS)
    .nullable()
    .meta({ description: 'The plan chosen at sign-up that is not paid yet' }),
  featured_listing_plan: z
    .enum(FEATURED_PLANS)
    .nullable()
    .meta({ description: 'The newest promotion that runs on a listing; null: none' }),
  expire_at: isoInstant.nullable(),
  expired: z.boolean(),
  repeat: z.boolean().meta({ description: 'Whether the plan is charged again when it ends' }),
  charge_at: isoInstant
    .nullable()
    .meta({ description: 'When the next term is first charged; null: it is not' }),
  next_plan: z
    .enum(PLANS)
    .nullable()
    .meta({ description: 'The plan from next_plan_at on; null: the present one' }),
  next_plan_at: isoInstant.nullable(),
  next_price: dollars.nullable().meta({ description: 'What the next term costs' }),
  social_type: z.enum(OAUTH_PROVIDERS).nullable(),
  social_id: z.string().nullable().meta({ description: 'The id of the member at that provider' }),
  photo: pictureUrl.nullable(),
  about: z.string(),
  birthdate_month: z.number().nullable(),
  birthdate_day: z.number().nullable(),
  birthdate_year: z.number().nullable(),
  hear_about_us: z.enum(HEAR_ABOUT_US).nullable(),
  referral_code: z.string().nullable(),
  airlines: z.string().nullable(),
  gender: z.enum(MEMBER_GENDERS).nullable(),
  phone_number: z.string().nullable(),
  country_code: z.string().nullable(),
  total_location: z
    .number()
    .nullable()
    .meta({ description: 'Listings that the plan allows; null: any number' }),
  price: dollars.nullable().meta({ description: 'Price of the plan' }),
  customer_id: z.string().nullable(),
  payment_method: z.string().nullable(),
  stripe_customer: z.object({ customer_id: z.string() }).nullable(),
  acc_stripe: z.string().nullable(),
  automatic_payment: z.number().meta({ description: '1: AutoPay is on' }),
  payout_config_id: z.number(),
  approval_public_phone_user: z.number(),
  approval_public_phone_tenant: z.number(),
  tenant: z.object({ auto_pay: z.number() }).nullable().meta({
    description:
      'null: neither invited nor a tenant. auto_pay 1: rent is charged automatically, or will be once the invitation is accepted',
  }),
  verified_email_payment: z.boolean(),
  locale: z.enum(LOCALES),
  theme: z
    .enum(THEMES)
    .meta({ description: 'The theme that the member chose, for all of their devices' }),
  second_step_due_at: isoInstant.nullable().meta({
    description: 'Until when an admin must set up the second step; null: nothing is due',
  }),
  setup_complete: z
    .boolean()
    .meta({ description: 'ACTIVE, and a plan holder has a customer and a card' }),
  abilities,
});
export type OwnUser = z.infer<typeof ownUser>;

/** The contents of login answers. */
export const signedIn = z.object({
  token: z.string(),
  user: ownUser,
  has_auto_payment: z.boolean(),
});

/** What the security log tells a member about their account. */
export const SECURITY_EVENTS = [
  'login_failed',
  'new_device',
  'password_changed',
  'email_asked',
  'email_changed',
  'provider_linked',
  'payouts_changed',
  'support_viewed',
  'support_changed',
  'locked',
  'unlocked',
  'collections_held',
  'collections_resumed',
  'term_moved',
  'plan_refunded',
  'email_stopped',
  'second_step_on',
  'second_step_off',
  'recovery_code_used',
  'recovery_codes_made',
  'passkey_added',
  'passkey_removed',
  'passkey_counter_fell',
  'reset_started',
  'reset_stopped',
  'reset_done',
] as const;

/** What support changed while it viewed the account. */
export const SUPPORT_CHANGES = [
  'phone_number',
  'name',
  'picture',
  'about',
  'birthday',
  'settings',
  'crash_pads',
  'rentals',
  'payments',
  'account',
] as const;

export const securityRow = z.object({
  id: z.number(),
  at: isoInstant,
  event: z.enum(SECURITY_EVENTS),
  device: z.string().nullable().meta({ description: 'The user agent of a new device' }),
  network: z.string().nullable().meta({ description: 'The network address of a failed login' }),
  changed: z.array(z.enum(SUPPORT_CHANGES)),
});

export const sessionRow = z.object({
  id: z.number(),
  created_at: isoInstant,
  last_seen_at: isoInstant,
  expires_at: isoInstant,
  device: z.string(),
  method: z
    .enum(SESSION_METHODS)
    .nullable()
    .meta({ description: 'How it was opened; null if that was before methods were recorded' }),
  second_step: z.boolean().meta({ description: 'It was opened or confirmed with a second step' }),
  current: z.boolean(),
});
