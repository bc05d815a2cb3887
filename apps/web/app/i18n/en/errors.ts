export default {
  close: 'Close',
  ok: 'OK',
  page_not_found: 'Page not found',
  page_not_found_text:
    "There's nothing at this address. The page may have moved, or the link may be incomplete.",
  go_home: 'Go home',
  resource_error: 'Oops, something went wrong!',
  resource_error_text:
    'We encountered an error while trying to load this resource. Please try again later.',
  back_to_airports: 'Back to airports',
  try_again: 'Try again',
  fatal_error: "We've encountered a problem",
  fatal_error_text: 'Unfortunately we cannot proceed.',
  server_error: 'Server Error',
  server_error_text: 'A server error occurred. Please try again later.',
  conflict_error: 'Conflict Error',
  conflict_error_text: 'A conflict occurred. Please try again.',
  login_expired: 'Login has expired',
  login_expired_text: 'Login has expired... Please logout and login again.',
  to_login: 'Log in again',
} as const;
