import * as accounts from './accounts/operations.ts';
import * as settings from './accounts/settings-operations.ts';
import * as billing from './billing/operations.ts';
import * as feed from './feed/operations.ts';
import * as crashpads from './listings/crashpad-operations.ts';
import * as listings from './listings/operations.ts';
import * as uploads from './listings/upload-operations.ts';
import type { Operation } from './operation.ts';
import * as reviews from './reviews/operations.ts';
import * as geo from './search/geo-operations.ts';
import * as search from './search/operations.ts';
import * as service from './service/operations.ts';

const namespaces = [
  accounts,
  settings,
  billing,
  search,
  geo,
  listings,
  crashpads,
  uploads,
  reviews,
  feed,
  service,
];

/** The whole contract: every operation that is built. */
export const operations: readonly Operation[] = namespaces
  .flatMap((namespace) => Object.values(namespace))
  .filter((value): value is Operation => 'method' in value && 'path' in value);
