import { type OldData, oldRows } from '../../../platform/old-data.ts';

/** Sessions, links, unfinished logins with another site, and browsers nobody logs in from. */
export const oldSessions: readonly OldData[] = [
  oldRows('sessions', 'sessions', 'least(ended_at, expires_at)'),
  oldRows('sessions', 'member_tokens', 'least(used_at, expires_at)'),
  oldRows('sessions', 'oauth_attempts', 'expires_at'),
  oldRows('sign_ups', 'oauth_profiles', 'expires_at'),
  oldRows('devices', 'member_devices', 'last_seen_at'),
];
