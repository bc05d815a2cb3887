import {
  BRANDS,
  FLAGS,
  LEGAL_DOCUMENTS,
  LOCALES,
  OAUTH_PROVIDERS,
  PASSWORD_BLOCKLISTS,
} from '@crewpad/domain';
import { z } from 'zod';
import { dollars, isoDate, namedItem } from '../common.ts';
import { operation } from '../operation.ts';

export const legalVersion = z.object({
  version: z.string(),
  date: isoDate.meta({ description: 'The day from which it applies' }),
});

export const getLegalText = operation({
  feature: 'content',
  method: 'GET',
  path: '/legal/{document}',
  summary: 'Get the current version of the terms or the privacy notice',
  params: z.object({ document: z.enum(LEGAL_DOCUMENTS) }),
  answer: z.object({
    data: legalVersion.extend({
      text: z
        .object({
          title: z.string().nullable(),
          html: z.string(),
          locale: z.enum(LOCALES).meta({ description: 'The language of title and text' }),
        })
        .nullable()
        .meta({ description: "The operator's text; null: the one that the site has by itself" }),
    }),
  }),
});
export type LegalText = z.infer<(typeof getLegalText)['answer']>['data'];

const feature = 'content';

export const getHouseRules = operation({
  feature,
  method: 'GET',
  path: '/house-rule',
  summary: 'List the house rules that a lister can choose from',
  answer: z.object({ rules: z.array(namedItem) }),
});

export const getMetrics = operation({
  feature,
  method: 'GET',
  path: '/metrics',
  summary: 'Get the site-wide counters',
  answer: z.object({
    users: z.number(),
    listings: z.number(),
    selisting: z.number(),
    total_emails: z.number(),
    airports: z.number(),
    cities: z.number(),
    messages: z.number(),
    online: z.number(),
  }),
});

export const publicConfig = z.object({
  brand: z.enum(BRANDS),
  flags: z.record(z.enum(FLAGS), z.boolean()),
  locales: z.array(z.enum(LOCALES)),
  card: z.object({
    mode: z.enum(['sandbox', 'stripe']),
    publishable_key: z.string(),
    api_base: z.string().meta({ description: "The address of the card form's script" }),
  }),
  /** The payment provider's monthly charge for a lister's payout account. */
  payout_account_fee: dollars,
  /** Other sites that members can log in with here. */
  oauth: z.array(z.enum(OAUTH_PROVIDERS)),
  /** The address that members contact about problems with their account or card. */
  contact_email: z.string(),
  company: z.string().nullable().meta({ description: 'The line of the footer about the operator' }),
  legal: z.object({ terms: legalVersion, privacy: legalVersion }),
  password_blocklist: z
    .enum(PASSWORD_BLOCKLISTS)
    .meta({ description: 'Whether common passwords are refused, warned of, or not looked for' }),
  passkeys: z.boolean().meta({
    description: 'Whether members can use passkeys here: not at an IP address or over http',
  }),
  /** With demo data outside of loopback, the site shows a banner. */
  demo: z.boolean(),
  emails_verified_only: z.boolean().meta({
    description: 'Whether emails wait until their address is verified, as on a public demo',
  }),
  map_style: z
    .string()
    .nullable()
    .meta({ description: 'Address of a style; null: the built-in one' }),
  map_tiles: z
    .string()
    .nullable()
    .meta({ description: 'Address of a PMTiles file with streets; null: no such file' }),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const getConfig = operation({
  feature,
  method: 'GET',
  path: '/config',
  summary: 'Get the public settings',
  answer: publicConfig,
});

export const getEmails = operation({
  feature,
  method: 'GET',
  path: '/emails',
  summary: 'Count the sent emails by day',
  answer: z.object({
    data: z.array(
      z.object({
        year_created: z.number(),
        month_created: z.number(),
        day_created: z.number(),
        total_emails: z.number(),
        message_id: z.number(),
      }),
    ),
  }),
});
