export { loadMyCrashpads } from './load-my-crashpads.ts';
export { MyCrashpadsPage } from './my-crashpads-page.tsx';
