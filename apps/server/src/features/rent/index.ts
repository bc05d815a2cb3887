export { holdCollections, resumeCollections, stopHeldPayments } from './collections.ts';
export { PURPOSES } from './payments/coverage.ts';
export {
  agreedAt,
  isPayeesToCollect,
  noticedAt,
  voidedAt,
} from './periods/periods.queries.ts';
export { methodKey } from './periods/settlement.queries.ts';
