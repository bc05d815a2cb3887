export { plainText, RichText } from './rich-text.tsx';
export { Figures, type TableRow, TextTable } from './tables.tsx';
export { TextPage } from './text-page.tsx';
