export { PURPOSES } from './payments/covered-lines.ts';
export { methodKey } from './periods/queries/find-settlement.ts';
export {
  agreedAt,
  isPayeesToCollect,
  noticedAt,
  voidedAt,
} from './periods/queries/rental-facts.ts';
