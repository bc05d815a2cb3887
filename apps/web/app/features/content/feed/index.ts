export { FeedCards } from './feed-cards.tsx';
export { FeedDetail } from './feed-detail.tsx';
export { feedMeta } from './feed-meta.ts';
