import { describe, expect, it } from 'vitest';
import { pictureOf, formOf as uploadForm, uploadsOf } from '../../../platform/uploads/testing.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addLister, addUpload, editOf, formOf, publish, type TestLister } from '../testing.ts';

const rig = useTestApp();

async function uploaded({ token }: TestLister): Promise<string> {
  const form = uploadForm([{ bytes: await pictureOf() }]);
  return (await rig.call('POST', '/upload/images', { token, ...form })).body.url[0];
}

async function turned({ token }: TestLister, image_url: string): Promise<string> {
  const { status, body } = await rig.post('/upload/image-rotate', { image_url }, token);
  expect(status).toBe(200);
  return body.image_url;
}

const put = (lister: TestLister, id: number, form: object) =>
  rig.put(`/crashpads/${id}`, form, lister.token);
const putDraft = (lister: TestLister, form: object) =>
  rig.put('/lister/draft', { form, step: 1 }, lister.token);

describe('a form opened before a picture was rotated', () => {
  it('saves the listing with the rotated picture', async () => {
    const lister = await addLister(rig);
    const first = await uploaded(lister);
    const { data } = await publish(rig, lister, { images: [first], thumbnail: first });
    const opened = await editOf(rig, lister, data.id, { title: 'Typed meanwhile' });
    const second = await turned(lister, first);
    expect((await put(lister, data.id, opened)).body.data).toMatchObject({
      title: 'Typed meanwhile',
      images: [second],
      thumbnail: second,
    });
    const third = await turned(lister, await turned(lister, second));
    expect(
      (await put(lister, data.id, { ...opened, updated_at: undefined })).body.data,
    ).toMatchObject({
      images: [third],
      thumbnail: third,
    });
    const uploads = await uploadsOf(rig.database.db, lister.id);
    expect(uploads.filter(({ used_at }) => used_at !== null)).toHaveLength(1);
  });

  it('publishes the listing with it', async () => {
    const lister = await addLister(rig);
    const first = await uploaded(lister);
    const form = await formOf(rig, lister.id, { images: [first], thumbnail: first });
    const second = await turned(lister, first);
    const { status, body } = await rig.post('/crashpads', form, lister.token);
    expect({ status, images: body.data.images }).toEqual({ status: 201, images: [second] });
  });

  it('saves the draft with it', async () => {
    const lister = await addLister(rig);
    const first = await uploaded(lister);
    await putDraft(lister, { images: [first], thumbnail: first });
    const last = await turned(lister, await turned(lister, first));
    const { status, body } = await putDraft(lister, { thumbnail: first, images: [last, first] });
    expect(status).toBe(200);
    expect(body.draft.form).toEqual({ images: [last], thumbnail: last });
  });

  it('of another member cannot use it', async () => {
    const [owner, other] = [await addLister(rig), await addLister(rig)];
    const first = await uploaded(owner);
    await putDraft(owner, { images: [first] });
    await turned(owner, first);
    expect(await putDraft(other, { images: [first] })).toMatchObject({
      status: 422,
      body: { errors: { images: ['picture_is_not_yours'] } },
    });
  });
});

it('files listed twice are stored once', async () => {
  const lister = await addLister(rig);
  const { db } = rig.database;
  const [a, b] = [await addUpload(db, lister.id), await addUpload(db, lister.id)];
  const pdf = await addUpload(db, lister.id, 'document');
  const rules_policies_doc = [pdf, pdf.replace('House', 'Other')];
  const { data } = await publish(rig, lister, {
    images: [b, a, b],
    thumbnail: b,
    rules_policies_doc,
  });
  expect(data).toMatchObject({ images: [b, a], rules_policies_doc: [pdf] });
});

it.each([
  ['%3Cimg%20src%3Dx%3Erules.exe', 'img src=x rules.exe.pdf'],
  ['call%20me%20at%20+1%20305%20555%200100.pdf', 'call me at.pdf'],
  ['..%2F..%2Fpasswd', 'passwd.pdf'],
  ['%22', 'Document.pdf'],
  ['50%.pdf', '50%.pdf'],
])('a document that an address calls %s is shown as %s', async (name, label) => {
  const lister = await addLister(rig);
  const pdf = await addUpload(rig.database.db, lister.id, 'document');
  const [before = ''] = pdf.split('::::');
  const documents = [`${before}::::${encodeURIComponent(label)}`];
  const rules_policies_doc = [`${before}::::${name}`];
  const { body } = await putDraft(lister, { rules_policies_doc });
  expect(body.draft.form).toEqual({ rules_policies_doc: documents });
  const { data } = await publish(rig, lister, { rules_policies_doc });
  expect(data.rules_policies_doc).toEqual(documents);
});
