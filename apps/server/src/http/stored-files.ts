import { DOCUMENT_NAME_SEPARATOR } from '@crewpad/domain';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Disk } from 'flydrive';
import { documentName } from '../features/listings/index.ts';
import { notFound } from '../platform/errors.ts';
import { documentKey, FILES_PATH } from '../platform/files/keys.ts';
import { sendError } from './errors.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;
/** Pictures that come with the product stand in the folder whatever the storage is. */
const DEMO_PICTURE = /^pictures\/demo-/;
const SIZE_OF_PICTURE = /^pictures\/[\w-]+\/\d+\.webp$/;

export interface StoredFiles {
  files: Disk;
  folder: string;
  isFolder: boolean;
}

/** Serves the stored files under addresses that stay the same wherever they are kept. */
export async function registerStoredFiles(
  app: FastifyInstance,
  { files, folder, isFolder }: StoredFiles,
): Promise<void> {
  await app.register(async (stored) => {
    // Whatever a path tries, a file is there or it is not.
    stored.setErrorHandler((error, request, reply) => {
      request.log.debug({ err: error }, 'no such file');
      return sendError(notFound(), reply);
    });
    await stored.register(fastifyStatic, {
      root: folder,
      serve: false,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
    });
    const sendPicture = async (
      request: FastifyRequest<{ Params: { '*': string } }>,
      reply: FastifyReply,
    ) => {
      const key = request.params['*'];
      if (!SIZE_OF_PICTURE.test(key)) throw notFound();
      if (isFolder || DEMO_PICTURE.test(key)) return reply.sendFile(key);
      return send(files, key, reply.type('image/webp'));
    };
    stored.get(`${FILES_PATH}*`, sendPicture);
    stored.get<{ Params: { file: string } }>(
      `${FILES_PATH}documents/:file`,
      async (request, reply) => {
        const [name = '', ...shown] = request.params.file.split(DOCUMENT_NAME_SEPARATOR);
        if (!/^[\w-]+$/.test(name)) throw notFound();
        reply
          .type('application/pdf')
          .header('content-disposition', attachment(documentName(shown.join(' '))))
          .header('content-security-policy', "sandbox; default-src 'none'");
        return send(files, documentKey(name), reply);
      },
    );
  });
}

/** A HEAD request is answered from what is known about the file. */
async function send(files: Disk, key: string, reply: FastifyReply): Promise<unknown> {
  const { contentLength, etag } = await files.getMetaData(key);
  reply.header('cache-control', IMMUTABLE).header('etag', `"${etag.replaceAll('"', '')}"`);
  reply.header('content-length', contentLength);
  return reply.send(await files.getStream(key));
}

/** Always kept and never shown. */
function attachment(shown: string): string {
  const plain = shown.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(shown).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
