import {
  DOCUMENT_MAX_BYTES,
  DOCUMENTS_PER_LISTING,
  PICTURE_MAX_BYTES,
  PICTURES_PER_LISTING,
} from '@crewpad/domain';
import { z } from 'zod';
import { pictureUrl, text } from '../common.ts';
import { operation } from '../operation.ts';

const ADDRESS_MAX = 500;

export const uploadImages = operation({
  feature: 'listings',
  method: 'POST',
  path: '/upload/images',
  summary: 'Upload pictures for a listing',
  upload: { field: 'image[]', files: PICTURES_PER_LISTING, bytes: PICTURE_MAX_BYTES },
  answer: z.object({ url: z.array(pictureUrl) }),
});

export const uploadPdf = operation({
  feature: 'listings',
  method: 'POST',
  path: '/upload/pdf',
  summary: 'Upload PDFs with house rules for a listing',
  upload: { field: 'files', files: DOCUMENTS_PER_LISTING, bytes: DOCUMENT_MAX_BYTES },
  answer: z.object({
    name: z.string().meta({ description: 'The name to show, of the first file' }),
    url: z.string().meta({ description: 'Its address; the name follows after four colons' }),
    files: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});

export const rotateImage = operation({
  feature: 'listings',
  method: 'POST',
  path: '/upload/image-rotate',
  summary: 'Rotate a picture 90 degrees clockwise',
  body: z.object({ image_url: text(ADDRESS_MAX).min(1, 'image_url_is_required') }),
  answer: z.object({ image_url: pictureUrl }),
});
