export { AdPlace } from './ad-place.tsx';

export { FeedCards } from './feed/feed-cards.tsx';
export { FeedDetail } from './feed/feed-detail.tsx';
export { feedMeta } from './feed/feed-meta.ts';

export { LegalPage } from './legal-page.tsx';

export { type Metrics, useMetrics } from './use-metrics.ts';
