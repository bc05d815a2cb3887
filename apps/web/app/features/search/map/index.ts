export { ApproximateMap } from './approximate/approximate-map.tsx';
export { PinPicker } from './pin-picker/pin-picker.tsx';
export { ResultsMap } from './results/results-map.tsx';
export type { Pin } from './types.ts';
