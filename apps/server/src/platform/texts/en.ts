/** Server texts: errors shared by all features. */
export default {
  account_expired: 'Your account has expired. Please renew your subscription to continue.',
  account_inactive: "Your account isn't active.",
  account_locked: 'Your account is locked. Contact us to have it unlocked.',
  bad_link: 'This link has expired or is invalid.',
  check_what_you_entered: 'Please check what you entered.',
  confirmation_required: 'Please enter your password again.',
  forbidden: "You aren't allowed to do this.",
  heic_help:
    "We can't read photos in the HEIC format. Save it as a JPEG and upload it again: on an iPhone, set Camera > Formats to Most Compatible; on a Mac, export it from Preview.",
  internal: 'A server error occurred. Please try again later.',
  job_in_progress: 'This job is waiting or running.',
  key_reused: 'This Idempotency-Key was already used with different content.',
  login_expired: 'Login has expired... Please logout and login again.',
  not_found: 'Not found.',
  token_expired: 'Token expired? Refresh page, then logout and log back in',
  too_many_for_hours_one: 'Too many requests. Please try again in {{count}} hour.',
  too_many_for_hours_other: 'Too many requests. Please try again in {{count}} hours.',
  too_many_for_minutes_one: 'Too many requests. Please try again in {{count}} minute.',
  too_many_for_minutes_other: 'Too many requests. Please try again in {{count}} minutes.',
  too_many_requests_one: 'Too many requests. Please try again in {{count}} second.',
  too_many_requests_other: 'Too many requests. Please try again in {{count}} seconds.',
  unavailable: "This part of the site isn't available right now. Please try again in a moment.",
  unreadable: "We couldn't read the request.",
  second_step_required:
    'Set up and pass the second step of your login first, in your account settings.',
} as const;
