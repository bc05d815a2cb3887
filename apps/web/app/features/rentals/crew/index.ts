export { loadMyCrew } from './load-my-crew.ts';
export { MyCrewPage } from './my-crew-page.tsx';
