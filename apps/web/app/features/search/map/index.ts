export { ApproximateMap } from './approximate-map.tsx';
export { PinPicker } from './pin-picker.tsx';
export { ResultsMap } from './results-map.tsx';
export type { Pin } from './types.ts';
