export type { CopiedDraft } from './draft/copied-draft.ts';
export { refusalOf } from './media/file-fault.ts';
export { preparePicture } from './media/pictures/prepare-picture.ts';
export { CannotAddPage, type Refusal } from './page/cannot-add-page.tsx';
export { CreatePage } from './page/create-page.tsx';
export { EditPage } from './page/edit-page.tsx';
export { wizardMeta } from './page/frame/wizard-meta.ts';
export { loadLists } from './page/load-lists.ts';
