export { publicConfig, refreshSiteMetrics } from './site.ts';
