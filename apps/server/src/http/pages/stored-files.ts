import { DOCUMENT_NAME_SEPARATOR } from '@crewpad/domain';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Disk } from 'flydrive';
import { notFound } from '../../platform/errors.ts';
import { documentKey, FILES_PATH } from '../../platform/files/keys.ts';
import { sendError, toApiError } from '../pipeline/errors.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;
/** Bundled pictures are always in the folder, with any storage. */
const DEMO_PICTURE = /^pictures\/demo-/;
const SIZE_OF_PICTURE = /^pictures\/[\w-]+\/\d+\.webp$/;

export interface StoredFiles {
  files: Disk;
  folder: string;
  isFolder: boolean;
  /** The download name of a document; `shown` comes from the link and may be anything. */
  documentName(label: string): string;
}

/** Serves stored files at addresses that do not depend on the storage. */
export async function registerStoredFiles(
  app: FastifyInstance,
  { files, folder, isFolder, documentName }: StoredFiles,
): Promise<void> {
  await app.register(async (stored) => {
    // Any path exists or not; only the requested range can be refused.
    stored.setErrorHandler((error, request, reply) => {
      const { statusCode } = error as { statusCode?: number };
      if (statusCode === 412 || statusCode === 416) return sendError(toApiError(error), reply);
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
    // Not a named parameter: the router refuses those over 100 characters, and names can be longer.
    stored.get<{ Params: { '*': string } }>(`${FILES_PATH}documents/*`, async (request, reply) => {
      const [name = '', ...label] = request.params['*'].split(DOCUMENT_NAME_SEPARATOR);
      if (!/^[\w-]+$/.test(name)) throw notFound();
      reply
        .type('application/pdf')
        .header('content-disposition', attachment(documentName(label.join(' '))))
        .header('content-security-policy', "sandbox; default-src 'none'");
      return send(files, documentKey(name), reply);
    });
  });
}

/** The headers come from the file's metadata, so that a HEAD request reads no content. */
async function send(files: Disk, key: string, reply: FastifyReply): Promise<unknown> {
  const { contentLength, etag } = await files.getMetaData(key);
  reply.header('cache-control', IMMUTABLE).header('etag', `"${etag.replaceAll('"', '')}"`);
  reply.header('content-length', contentLength);
  return reply.send(await files.getStream(key));
}

/** The browser downloads the file and never displays it. */
function attachment(label: string): string {
  const plain = label.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(label).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
