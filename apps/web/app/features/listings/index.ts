export { documentName, isDocumentAddress } from './document-name.ts';
