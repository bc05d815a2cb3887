export { refusalOf } from './editor/media/file-fault.ts';
export { preparePicture } from './editor/media/prepare-picture.ts';
