/**
 * Operations of authorization.csv that the server does not answer yet. This list only shrinks: a row
 * leaves it with the feature that builds it.
 */
export const NOT_BUILT_YET: readonly string[] = [
  'GET /favorites',
  'PUT /favorites/{listing_id}',
  'DELETE /favorites/{listing_id}',
  'GET /saved-searches',
  'POST /saved-searches',
  'PUT /saved-searches/{id}',
  'DELETE /saved-searches/{id}',
  'POST /listing/{id}/waitlist',
  'DELETE /listing/{id}/waitlist',
  'GET /waitlist',
  'GET /lister/waitlist',
  'POST /lister/waitlist/{id}/offer',
  'POST /waitlist/{id}/claim',
  'POST /waitlist/{id}/pass',
  'GET /listing/{id}/nearby',
  'GET /listing/{id}/availability',
  'PUT /listing/{id}/waitlist-mode',
  'DELETE /lister/waitlist/{id}/offer',
  'GET /admin/audit',
  'DELETE /admin/members/{id}/sessions',
  'GET /admin/emails',
  'GET /admin/jobs',
  'POST /admin/jobs/{id}/retry',
];
