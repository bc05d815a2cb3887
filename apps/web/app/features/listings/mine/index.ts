export { CREATE_CRASHPAD, MY_CRASHPADS } from './addresses.ts';
export { countBeds } from './beds/bed-states.ts';
export { attentionOf } from './list/attention.ts';
export { NeedsAttention } from './list/needs-attention.tsx';
export { loadMyCrashpads } from './load-my-crashpads.ts';
export { loadOpenRentals, loadRejectedRequests } from './load-open-rentals.ts';
export { MyCrashpadsPage } from './my-crashpads-page.tsx';
