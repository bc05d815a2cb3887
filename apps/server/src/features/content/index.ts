export { refreshSiteMetrics } from './commands/refresh-site-metrics.ts';
export { publicConfig } from './public-config.ts';
