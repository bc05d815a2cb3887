import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { inspectDocument } from './inspect.ts';
import { inspectBytes } from './inspect-bytes.ts';

/** A one-page document with these additional objects (from number 10) and catalog entries. */
function pdf(objects: (string | Buffer)[], catalog = ''): Buffer {
  const own = [
    `1 0 obj <</Type/Catalog/Pages 2 0 R ${catalog}>> endobj`,
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj',
  ];
  const further = objects.map((object, at) =>
    Buffer.concat([`${at + 10} 0 obj `, object, ' endobj'].map((part) => Buffer.from(part))),
  );
  const lines = ['%PDF-1.7', ...own, ...further, 'trailer <</Root 1 0 R/Size 99>>', '%%EOF', ''];
  return Buffer.concat(lines.map((line) => Buffer.concat([Buffer.from(line), Buffer.from('\n')])));
}

function stream(content: Buffer | string, dictionary = '/Filter/FlateDecode'): Buffer {
  const packed = dictionary.includes('Flate') ? deflateSync(content) : Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${packed.length}>> stream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

const KIB = 1024;
/** Far below the real limits, so that the documents can be small. */
const LIMITS = { stream: 32 * KIB, all: 160 * KIB };
const TWICE = '/Filter[/FlateDecode/FlateDecode]';

/** A stream with compressed bytes. */
const asItIs = (packed: Buffer, dictionary: string) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${packed.length}>> stream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);

function ascii85(bytes: Buffer): Buffer {
  const groups: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const part = bytes.subarray(at, at + 4);
    let value = Buffer.concat([part, Buffer.alloc(4)]).readUInt32BE(0);
    let group = '';
    for (let place = 0; place < 5; place += 1) {
      group = String.fromCharCode((value % 85) + 33) + group;
      value = Math.floor(value / 85);
    }
    groups.push(group.slice(0, part.length + 1));
  }
  return Buffer.from(`${groups.join('')}~>`);
}

/** An object stream with this one object. */
const objectStream = (object: string, filter = '/Filter/FlateDecode') =>
  stream(`20 0 ${object}`, `/Type/ObjStm/N 1/First 5${filter}`);

async function makeDocument(change: (document: PDFDocument) => unknown, useObjectStreams = true) {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}

const withoutEnd = (document: Buffer) => document.subarray(0, document.lastIndexOf('%%EOF'));

const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>';

describe('accepted documents', () => {
  const cases: [string, () => Promise<Buffer> | Buffer][] = [
    ['an empty page', () => pdf([])],
    ['one that this library wrote', () => makeDocument(() => {})],
    ['one with plain objects', () => makeDocument(() => {}, false)],
    ['a page to open at', () => pdf([], '/OpenAction[3 0 R/Fit]')],
    ['an action that opens a page', () => pdf([], '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>')],
    ['links', () => pdf(['<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.com)>>>>'])],
    ['compressed text', () => pdf([stream('BT (House rules) Tj ET')])],
    ['bytes that look like a short key', () => pdf([stream('\x80 /EF \x81 /XFA \x82', '')])],
    [
      'fields that are filled in',
      () => pdf(['<</FT/Tx/T(Name)>>'], '/AcroForm<</Fields[10 0 R]>>'),
    ],
    ['one that ends in empty lines', () => Buffer.concat([pdf([]), Buffer.from('\r\n \0\n')])],
    [
      'one behind a byte order mark and blanks',
      async () => Buffer.concat([Buffer.from('\ufeff\r\n '), await makeDocument(() => {})]),
    ],
    ['one without its end mark', async () => withoutEnd(await makeDocument(() => {}, false))],
    ['one with half of its end mark', async () => (await makeDocument(() => {})).subarray(0, -3)],
    ['thousands of objects', () => pdf(Array(5000).fill('<</A 1 0 R>>'))],
    ['text behind two filters', () => pdf([stream(deflateSync('House rules'), TWICE)])],
    [
      'text behind every filter',
      () => {
        const packed = deflateSync('House rules');
        return pdf([
          asItIs(ascii85(packed), '/Filter[/A85/Fl]'),
          asItIs(
            Buffer.from(`${packed.toString('hex')}>`),
            '/Filter [ /ASCIIHexDecode /FlateDecode ]',
          ),
          asItIs(Buffer.from([4, 72, 111, 117, 115, 101, 254, 33, 128]), '/Filter/RunLengthDecode'),
          asItIs(Buffer.from('800b6050220c0c8501', 'hex'), '/Filter/LZWDecode'),
          asItIs(Buffer.from('\xff\xd8\xff no picture', 'latin1'), '/Filter/DCTDecode'),
        ]);
      },
    ],
    ['objects in a stream', () => pdf([objectStream('<</Title(Rules)>>')])],
  ];
  it.each(cases)('%s', async (_what, make) => {
    expect(await inspectBytes(await make(), LIMITS)).toBeUndefined();
  });
});

describe('refused documents', () => {
  const cases: [string, string, () => Promise<Buffer> | Buffer][] = [
    ['no document', 'file_is_not_a_pdf', () => Buffer.from('<html>%PDF-1.7')],
    ['an empty file', 'file_is_not_a_pdf', () => Buffer.alloc(0)],
    ['a picture', 'file_is_not_a_pdf', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    [
      'something before the head',
      'file_is_not_a_pdf',
      () => Buffer.concat([Buffer.from('GIF89a'), pdf([])]),
    ],
    [
      'a script without the end mark',
      'document_is_not_safe',
      async () => {
        const bytes = await makeDocument((document) => document.addJavaScript('x', 'app.alert(1)'));
        return Buffer.concat([Buffer.from(' '), withoutEnd(bytes)]);
      },
    ],
    [
      'more behind a document without its end mark',
      'document_cannot_be_read',
      async () => Buffer.concat([withoutEnd(await makeDocument(() => {})), Buffer.from('<html>')]),
    ],
    ['the head alone', 'document_cannot_be_read', () => Buffer.from('%PDF-1.7\n%%EOF')],
    [
      'a document cut off',
      'document_cannot_be_read',
      () => pdf([stream('x'.repeat(9000))]).subarray(0, 300),
    ],
    [
      'an archive behind the end',
      'document_cannot_be_read',
      () => Buffer.concat([pdf([]), Buffer.from('PK\x03\x04'), Buffer.alloc(5000)]),
    ],
    [
      'a page of the web behind the end',
      'document_is_not_safe',
      () => Buffer.concat([pdf([]), Buffer.from('<script>alert(1)</script>')]),
    ],
    [
      'an archive that ends like a document',
      'document_is_not_safe',
      () => Buffer.concat([pdf([]), Buffer.from('PK\x05\x06'), Buffer.alloc(18), pdf([])]),
    ],
    [
      'a name of millions of escaped letters',
      'document_cannot_be_read',
      () => pdf([`<</${'#41'.repeat(3_145_728)} 1>>`]),
    ],
    [
      'more objects than any normal one',
      'document_cannot_be_read',
      () => pdf(Array(60_000).fill('<</A 1 0 R>>')),
    ],
    [
      'as many in a stream',
      'document_cannot_be_read',
      () => {
        const objects = 60_000;
        const numbers = Array.from({ length: objects }, (_, at) => `${at + 20} ${at * 2} `).join(
          '',
        );
        const dictionary = `/Type/ObjStm/N ${objects}/First ${numbers.length}/Filter/FlateDecode`;
        return pdf([stream(`${numbers}${'1 '.repeat(objects)}`, dictionary)]);
      },
    ],
    [
      'objects in a stream that does not state how many',
      'document_cannot_be_read',
      () => pdf([stream('20 0 null', '/Type/ObjStm/N 11 0 R/First 5/Filter/FlateDecode'), '1']),
    ],
    [
      'no pages',
      'document_cannot_be_read',
      () =>
        Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF'),
    ],
    ['nested without end', 'document_cannot_be_read', () => pdf(['['.repeat(400_000)])],
    [
      'an encrypted one',
      'document_is_encrypted',
      () =>
        Buffer.from(pdf([]).toString('latin1').replace('/Size', '/Encrypt 9 0 R/Size'), 'latin1'),
    ],
    ['a script at the start', 'document_is_not_safe', () => pdf([SCRIPT], '/OpenAction 10 0 R')],
    [
      'a script by name',
      'document_is_not_safe',
      () => pdf([`<</Names[(a)${SCRIPT}]>>`], '/Names<</JavaScript 10 0 R>>'),
    ],
    [
      'a script that this library wrote',
      'document_is_not_safe',
      () => makeDocument((d) => d.addJavaScript('a', 'app.alert(1)')),
    ],
    [
      'a script with escaped letters',
      'document_is_not_safe',
      () => pdf(['<</S/J#61va#53cript/J#53(app.alert(1))>>'], '/OpenAction 10 0 R'),
    ],
    ['a script in an object stream', 'document_is_not_safe', () => pdf([objectStream(SCRIPT)])],
    [
      'a script in an object stream that is not packed',
      'document_is_not_safe',
      () => pdf([objectStream(SCRIPT, '')]),
    ],
    [
      'an object stream behind another filter',
      'document_is_not_safe',
      () => pdf([stream('00', '/Type/ObjStm/N 1/First 5/Filter/ASCIIHexDecode')]),
    ],
    [
      'a script that a later object hides',
      'document_is_not_safe',
      () => Buffer.concat([pdf([SCRIPT], '/OpenAction 10 0 R'), pdf(['<</S/GoTo>>'])]),
    ],
    [
      'a script in what looks like a stream',
      'document_is_not_safe',
      () => pdf([`null % stream\n ${SCRIPT}`]),
    ],
    [
      'a program to start',
      'document_is_not_safe',
      () => pdf(['<</S/Launch/F(cmd.exe)>>'], '/OpenAction 10 0 R'),
    ],
    [
      'a program behind a link',
      'document_is_not_safe',
      () => pdf(['<</Subtype/Link/A<</S/La#75nch/F(a)>>>>']),
    ],
    [
      'a web page that opens automatically',
      'document_is_not_safe',
      () => pdf([], '/OpenAction<</S/URI/URI(https://example.com)>>'),
    ],
    [
      'that by reference',
      'document_is_not_safe',
      () => pdf(['<</S/URI/URI(https://example.com)>>'], '/OpenAction 10 0 R'),
    ],
    [
      'actions of a page',
      'document_is_not_safe',
      () => pdf(['<</Type/Page/AA<</O<</S/URI/URI(x)>>>>>>']),
    ],
    [
      'an embedded file',
      'document_is_not_safe',
      () => pdf(['<</Type/EmbeddedFile>>'], '/Names<</EmbeddedFiles<</Names[(a)10 0 R]>>>>'),
    ],
    [
      'a file that this library attached',
      'document_is_not_safe',
      () => makeDocument((d) => d.attach(Buffer.from('x'), 'x.exe')),
    ],
    [
      'a file in an annotation',
      'document_is_not_safe',
      () => pdf(['<</Subtype/FileAttachment/FS 11 0 R>>']),
    ],
    [
      'a form of XFA',
      'document_is_not_safe',
      () =>
        makeDocument((d) =>
          d.catalog.set(PDFName.of('AcroForm'), d.context.obj({ XFA: PDFString.of('x') })),
        ),
    ],
    ['media', 'document_is_not_safe', () => pdf(['<</Subtype/RichMedia>>'])],
    [
      'a form that is sent',
      'document_is_not_safe',
      () => pdf(['<</S/SubmitForm/F(https://example.com)>>']),
    ],
    ['another document inside', 'document_is_not_safe', () => pdf(['<</S/GoToE/T<<>>>>'])],
    [
      'a stream that unfolds without end',
      'document_is_not_safe',
      () => pdf([stream(Buffer.alloc(33 * KIB))]),
    ],
    [
      'a stream that unfolds without end once it is unfolded twice',
      'document_is_not_safe',
      () => pdf([stream(deflateSync(Buffer.alloc(33 * KIB)), TWICE)]),
    ],
    [
      'a stream behind four filters',
      'document_is_not_safe',
      () => {
        const hex = Buffer.from(`${deflateSync(Buffer.alloc(33 * KIB)).toString('hex')}>`);
        const ascii = ascii85(deflateSync(hex));
        const filters = '/Filter[/ASCII85Decode/FlateDecode/ASCIIHexDecode/FlateDecode]';
        return pdf([asItIs(ascii, filters)]);
      },
    ],
    [
      'a run of bytes that unfolds without end',
      'document_is_not_safe',
      () => {
        const runs = Buffer.alloc(2 * 300, Buffer.from([129, 0]));
        return pdf([asItIs(deflateSync(runs), '/Filter [/FlateDecode /RunLengthDecode]')]);
      },
    ],
    [
      'many streams behind two filters, which unfold to too much together',
      'document_is_not_safe',
      () => {
        const part = stream(deflateSync(Buffer.alloc(30 * KIB)), TWICE);
        return pdf(Array.from({ length: 6 }, () => part));
      },
    ],
    [
      'a script behind two filters',
      'document_is_not_safe',
      () => pdf([stream(deflateSync(`<</S/JavaScript/JS(app.alert(1))>>`), TWICE)]),
    ],
    [
      'an end of the stream inside of it',
      'document_is_not_safe',
      () => {
        const runs = Buffer.alloc(2 * 300, Buffer.from([129, 0]));
        const hidden = Buffer.concat([Buffer.from('\x09endstream\n'), runs]);
        return pdf([asItIs(hidden, '/Filter/RunLengthDecode')]);
      },
    ],
    [
      'many streams that unfold to too much together',
      'document_is_not_safe',
      () => {
        const part = stream(Buffer.alloc(30 * KIB));
        return pdf(Array.from({ length: 6 }, () => part));
      },
    ],
  ];
  it.each(cases)('%s: %s', async (_what, fault, make) => {
    expect(await inspectBytes(await make(), LIMITS)).toBe(fault);
  });
});

// A separate process starts slowly. These show that it returns the same results and may crash.
describe('a process of its own', () => {
  const endless = deflateSync(Buffer.alloc(33 * KIB * KIB));
  const cases: [string, string | undefined, Buffer][] = [
    ['accepts an empty page', undefined, pdf([])],
    ['refuses a script', 'document_is_not_safe', pdf([SCRIPT], '/OpenAction 10 0 R')],
    [
      'refuses more than 32 MiB behind a filter',
      'document_is_not_safe',
      pdf([asItIs(endless, '/Filter/FlateDecode')]),
    ],
    ['survives nesting without end', 'document_cannot_be_read', pdf(['['.repeat(400_000)])],
  ];
  it.each(cases)('%s', async (_what, fault, document) => {
    expect(await inspectDocument(document)).toBe(fault);
  });

  it('is ended when it takes too long, and the next one works', async () => {
    const name = pdf([Buffer.concat([Buffer.from('<</'), Buffer.alloc(9_000_000, 0xe4)])]);
    expect(await inspectDocument(name, { reading: 1500 })).toBe('document_cannot_be_read');
    expect(await inspectDocument(pdf([]))).toBeUndefined();
  });

  it('that starts too slowly is no fault of the document', async () => {
    await expect(inspectDocument(pdf([]), { start: 1 })).rejects.toMatchObject({ status: 503 });
    expect(await inspectDocument(pdf([]), { reading: 60_000 })).toBeUndefined();
  });
});
