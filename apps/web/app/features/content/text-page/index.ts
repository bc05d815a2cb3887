export { plainText, RichText } from './rich-text.tsx';
export { Figures, TextTable } from './tables.tsx';
export { TextPage } from './text-page.tsx';
