import type { contract } from '@crewpad/contract';
import { type LegalVersion, LOCALES, toDollars } from '@crewpad/domain';
import type { Actor } from '../../platform/access/actor.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import { tilesAddress } from '../../platform/maps/settings.ts';
import type { Services } from '../../platform/services.ts';

const versionOf = ({ version, date }: LegalVersion) => ({ version, date });

/** The settings that this caller's browser may read. */
export function publicConfig(
  { config, payments }: Pick<Services, 'config' | 'payments'>,
  actor: Actor,
): contract.content.PublicConfig {
  return {
    brand: config.brand,
    flags: flagsOf(config, actor),
    locales: [...LOCALES],
    card: payments.card,
    payout_account_fee: toDollars(config.payouts.flatFeeCents),
    oauth: config.oauth.map(({ name }) => name),
    contact_email: config.contactEmail,
    company: config.company ?? null,
    legal: { terms: versionOf(config.legal.terms), privacy: versionOf(config.legal.privacy) },
    password_blocklist: config.passwordBlocklist,
    demo: config.allowDemo,
    emails_verified_only: config.demoIsPublic,
    map_style: config.maps.styleUrl ?? null,
    map_tiles: tilesAddress(config.maps.tiles),
  };
}
