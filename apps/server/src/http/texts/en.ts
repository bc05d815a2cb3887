/** Texts of the server: refusals of requests, and pages that stand in for those of the web. */
export default {
  address_too_long: 'The address is too long.',
  files_are_forms: 'Files are sent as multipart/form-data.',
  file_too_large: 'That is too large. A file may have up to {{megabytes}} MB.',
  headers_too_large: 'The headers of the request are too large.',
  home_page: 'Go to the home page',
  logged_in_already: 'You are logged in already. Please log out first.',
  media_type: 'This media type is not supported.',
  method_not_allowed: 'This method is not allowed here.',
  other_version: 'This is another version than the one that was requested.',
  outside_of_file: 'The requested range is outside of the file.',
  something_went_wrong: 'Something went wrong',
  too_large: 'That is too large.',
  too_many_fields: 'The request holds too many fields, or fields that are too deep.',
  too_many_requests: 'Too many requests',
  too_slow: 'The request was too slow.',
  unavailable: 'Not available right now',
} as const;
