import type { BRANDS, Flags, OauthProvider, PasswordBlocklist } from '@crewpad/domain';
import type { FileSettings } from './files/settings.ts';
import type { FlagEmails } from './flags/settings.ts';
import type { LegalTexts } from './legal/settings.ts';
import type { LimitChanges } from './limits/table.ts';
import type { MapSettings } from './maps/settings.ts';
import type { PaymentSettings } from './payments/settings.ts';

/** What a node does: serve requests, hold sockets, run jobs. */
export const ROLES = ['http', 'realtime', 'worker'] as const;
type Role = (typeof ROLES)[number];

/** All settings of a node, parsed. `config.ts` reads them from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly trustProxy: string | false;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** A streaming replica, which answers public reads. */
  readonly readDatabaseUrl: string | undefined;
  readonly databasePool: number;
  readonly publicUrl: string;
  /** Every subdomain of the site uses https, too. */
  readonly hstsSubdomains: boolean;
  readonly brand: (typeof BRANDS)[number];
  readonly roles: readonly Role[];
  /** If undefined, one is generated in the data folder. */
  readonly secret: string | undefined;
  /** The secret before, which is still read. */
  readonly oldSecret: string | undefined;
  readonly demo: boolean;
  readonly flags: Flags;
  /** Flags enabled for some members only: see platform/flags. */
  readonly flagEmails: FlagEmails;
  readonly contactEmail: string;
  readonly legal: LegalTexts;
  /** The company line of the footer. */
  readonly company: string | undefined;
  readonly maps: MapSettings;
  readonly events: { readonly url: string; readonly key: string } | undefined;
  readonly payments: PaymentSettings;
  readonly payouts: PayoutSettings;
  readonly files: FileSettings;
  /** A geocoder with Photon's API; if undefined, the cities and airports of the database. */
  readonly photonUrl: string | undefined;
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly from: string;
    /** Under which the mail server publishes its key. */
    readonly dkimSelector: string | undefined;
  };
  /** The enabled login providers. */
  readonly oauth: readonly OauthSettings[];
  /** What happens to common passwords. */
  readonly passwordBlocklist: PasswordBlocklist;
  /** Whether admins must set up and pass a second step; if not, none is ever asked. */
  readonly adminSecondStep: boolean;
  /** Demo data that only this machine reaches. */
  readonly isLocalDemo: boolean;
  /** Allows serving demo data beyond loopback, with a banner on every page. */
  readonly allowDemo: boolean;
  /** A demo that others can reach: emails go to verified addresses only. */
  readonly demoIsPublic: boolean;
  readonly testControl: boolean;
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** A collector with OTLP over HTTP; if undefined, nothing is traced. */
  readonly tracesUrl: string | undefined;
  /** How long health answers 503 after SIGTERM, before connections are closed. */
  readonly drainSeconds: number;
  readonly rateLimits: boolean;
  /** Overrides in the table of limits; undefined disables all limits. */
  readonly limits: LimitChanges | undefined;
  readonly logLevel: string;
  readonly development: boolean;
  readonly onLoopback: boolean;
}

/** Settings for card payments from tenants to listers. */
interface PayoutSettings {
  /** The provider's monthly charge for a lister's account, in whole cents. */
  readonly flatFeeCents: number;
  /** The largest single charge to a tenant's card, in whole cents. */
  readonly cardAmountMax: number;
  /** Payouts of a new account take `days` more days during its first `during` days. */
  readonly delay: { readonly days: number; readonly during: number };
}

export interface OauthSettings {
  readonly name: OauthProvider;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}
