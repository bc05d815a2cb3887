import { africaMiddleEast } from './africa-middle-east.ts';
import { americasPacific } from './americas-pacific.ts';
import { asia } from './asia.ts';
import type { Base } from './base.ts';
import { europeEast } from './europe-east.ts';
import { europeWest } from './europe-west.ts';
import { usCentral } from './us-central.ts';
import { usEast } from './us-east.ts';
import { usSoutheast } from './us-southeast.ts';
import { usWest } from './us-west.ts';

export type { Base } from './base.ts';

/** All crew bases of the demo data, the busiest regions first. */
export const BASES: readonly Base[] = [
  ...usEast,
  ...usSoutheast,
  ...usCentral,
  ...usWest,
  ...europeWest,
  ...europeEast,
  ...asia,
  ...africaMiddleEast,
  ...americasPacific,
];
