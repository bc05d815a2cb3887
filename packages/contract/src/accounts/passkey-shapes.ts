import { z } from 'zod';
import { isoInstant, linkToken } from '../common.ts';

const STATE_MAX = 1000;
const ID_MAX = 1400;
const DATA_MAX = 20_000;

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, { error: 'credential_is_not_valid' });

const credentialOf = <const Response extends z.ZodRawShape>(response: Response) =>
  z.object(
    {
      id: base64url(ID_MAX),
      rawId: base64url(ID_MAX),
      type: z.literal('public-key'),
      response: z.object(response),
      clientExtensionResults: z.looseObject({}).default({}),
    },
    { error: 'credential_is_required' },
  );

/** What a browser answers when a passkey is used, in the JSON of the standard (WebAuthn, level 3). */
export const assertion = credentialOf({
  clientDataJSON: base64url(DATA_MAX),
  authenticatorData: base64url(DATA_MAX),
  signature: base64url(DATA_MAX),
  userHandle: base64url(ID_MAX).nullish(),
});
export type Assertion = z.infer<typeof assertion>;

/** What a browser answers when a passkey is created. */
export const attestation = credentialOf({
  clientDataJSON: base64url(DATA_MAX),
  attestationObject: base64url(DATA_MAX),
  transports: z.array(z.string().max(30)).max(10).optional(),
});
export type Attestation = z.infer<typeof attestation>;

/** A signed text of the server, which belongs to one question for a passkey. */
export const passkeyState = linkToken(STATE_MAX, 'state_is_required');

/** The question for a passkey: the options of the browser's call, and the state to send back. */
export const passkeyQuestion = z.object({
  state: z.string().meta({ description: 'Good once, for five minutes' }),
  options: z
    .looseObject({ challenge: z.string() })
    .meta({ description: 'For navigator.credentials, in the JSON of the standard' }),
});
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: isoInstant,
  last_used_at: isoInstant.nullable(),
  single_device: z.boolean().meta({ description: 'It exists on one device only' }),
  rp_id: z.string().meta({ description: 'The host of the site that it was made for' }),
});
export type Passkey = z.infer<typeof passkey>;
