import { formOf, pdfOf, pictureOf } from '../../../apps/server/src/platform/uploads/testing.ts';
import type { Examples } from '../support/example.ts';

const PICTURE = 'AAAAAAAAAAAAAAAAAAAA';

/** Uploads, geocoding and place names on maps. */
export const uploadExamples: Examples = {
  'GET /geo/autocomplete': () => ({ query: 'q=new%20york' }),
  'GET /geo/names': () => ({ query: 'south=40&north=41&west=-74&east=-73' }),
  'POST /upload/images': async () => formOf([{ bytes: await pictureOf() }]),
  'POST /upload/pdf': async () => formOf([{ bytes: await pdfOf(), name: 'rules.pdf' }], 'files'),
  'POST /upload/image-rotate': async ({ rig, people }) => {
    const key = `pictures/${PICTURE}`;
    const upload = { member_id: people.lister_owner.id, kind: 'picture', bytes: 1 } as const;
    await rig.services.files.put(`${key}/master.webp`, await pictureOf(40, 30, 'webp'));
    await rig.database.db
      .insertInto('uploads')
      .values({ ...upload, key, state: 'kept', created_at: rig.clock.now() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ state: 'kept' }))
      .execute();
    return { body: { image_url: `/files/${key}/1280.webp` } };
  },
};
