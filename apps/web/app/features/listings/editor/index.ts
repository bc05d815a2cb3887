export { CannotAddPage, type Refusal } from './page/cannot-add-page.tsx';
export { CreatePage } from './page/create-page.tsx';
export { EditPage } from './page/edit-page.tsx';
export { loadLists } from './page/load-lists.ts';
export { wizardMeta } from './page/wizard-meta.ts';
export type { CopiedDraft } from './state/draft-saver.ts';
