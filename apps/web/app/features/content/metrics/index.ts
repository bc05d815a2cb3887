export { type Metrics, useMetrics } from './use-metrics.ts';
