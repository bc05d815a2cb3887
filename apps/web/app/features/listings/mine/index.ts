export { CREATE_CRASHPAD, MY_CRASHPADS } from './addresses.ts';
export { attentionOf } from './attention.ts';
export { countBeds } from './bed-states.ts';
export { loadMyCrashpads } from './load-my-crashpads.ts';
export { MyCrashpadsPage } from './my-crashpads-page.tsx';
export { NeedsAttention } from './needs-attention.tsx';
