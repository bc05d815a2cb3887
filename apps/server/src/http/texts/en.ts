/** Server texts: request errors, and fallback pages. */
export default {
  address_too_long: 'The address is too long.',
  files_are_forms: 'Send files as multipart/form-data.',
  file_too_large: 'This file is too large. Files can be up to {{megabytes}} MB.',
  headers_too_large: 'The request headers are too large.',
  home_page: 'Go to the home page',
  logged_in_already: "You're already logged in. Please log out first.",
  media_type: "This media type isn't supported.",
  method_not_allowed: "This method isn't allowed here.",
  other_version: 'The requested version differs from this one.',
  outside_of_file: 'The requested range is outside the file.',
  something_went_wrong: 'Something went wrong',
  too_large: 'This is too large.',
  too_many_fields: 'The request has too many fields, or they are nested too deeply.',
  too_many_requests: 'Too many requests',
  too_slow: 'The request was too slow.',
  unavailable: 'Not available right now',
} as const;
