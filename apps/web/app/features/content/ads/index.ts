export { AdPlace } from './ad-place.tsx';
