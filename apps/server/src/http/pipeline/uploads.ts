import { ApiError, type Operation, type UploadRule } from '@crewpad/contract';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { invalidInput, refusal, unreadable } from '../../platform/errors.ts';
import type { UploadedFile } from './context.ts';
import { OWN_PACE, UploadPace } from './pace.ts';

/** For the form's boundaries and small fields, besides the files. */
const FORM_BYTES = 64 * 1024;
const FIELD_BYTES = 1024;
const FIELDS = 20;
const HEADER_PAIRS = 20;

const MIB = 1024 * 1024;

const tooLarge = ({ bytes }: UploadRule) =>
  refusal(413, 'TOO_LARGE', ({ t }) => t('http:file_too_large', { megabytes: bytes / MIB }));

/** Creates the route of an operation, given the function that reads the files of a request. */
type RouteOf = (
  operation: Operation,
  files: (request: FastifyRequest) => AsyncIterable<UploadedFile>,
) => RouteOptions;

/** The documentation of a form; its files are checked as they arrive. */
export function formSchema({ field, files }: UploadRule) {
  const body = z.object({ [field]: z.array(z.file()).min(1).max(files) });
  return { consumes: ['multipart/form-data'], body };
}

/** Registers the operations whose requests are forms with files instead of JSON. */
export async function registerForms(
  app: FastifyInstance,
  operations: readonly Operation[],
  routeOf: RouteOf,
): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    await forms.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fieldSize: FIELD_BYTES, fields: FIELDS, headerPairs: HEADER_PAIRS },
    });
    for (const operation of operations) {
      const { upload } = operation;
      if (upload === undefined) continue;
      forms.route({
        ...routeOf(operation, (request) => filesOf(request, upload)),
        config: OWN_PACE,
        onRequest: async (request, reply) => {
          if (!isTooLong(request, upload)) return;
          // The body is not read.
          reply.header('connection', 'close');
          throw tooLarge(upload);
        },
      });
    }
  });
}

/** Whether the declared length exceeds that of all allowed files. */
function isTooLong(request: FastifyRequest, { files, bytes }: UploadRule): boolean {
  return Number(request.headers['content-length'] ?? 0) > files * bytes + FORM_BYTES;
}

/**
 * The files of a form, one at a time as they arrive; the connection waits while one is processed.
 * @throws ApiError 415 for other content types, 400 for a malformed or truncated form, 413 for a
 * file that is too large, 422 for too many files or none
 */
async function* filesOf(request: FastifyRequest, rule: UploadRule): AsyncGenerator<UploadedFile> {
  if (!request.isMultipart()) throw notAForm();
  const pace = new UploadPace(request);
  const limits = { fileSize: rule.bytes, files: rule.files + FIELDS };
  try {
    const parts = request.files({ limits });
    let count = 0;
    for (;;) {
      const { value: part, done } = await pace.next(parts.next());
      if (done === true) break;
      if (part.fieldname !== rule.field) {
        await readPart(part, rule, pace);
        continue;
      }
      count += 1;
      if (count > rule.files) throw invalidInput({ [rule.field]: ['too_many_files'] });
      yield { name: part.filename ?? '', bytes: await readPart(part, rule, pace) };
    }
    if (count === 0) throw invalidInput({ [rule.field]: ['file_is_required'] });
  } catch (error) {
    throw error instanceof ApiError ? error : faultOf(error, rule);
  } finally {
    // After an error the rest of the form is read, because clients read the response only after
    // sending everything.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function readPart(part: MultipartFile, rule: UploadRule, pace: UploadPace): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const stream = part.file[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await pace.next(stream.next());
    if (done === true) break;
    const chunk = value as Buffer;
    pace.count(chunk.length);
    chunks.push(chunk);
  }
  if (part.file.truncated) throw tooLarge(rule);
  return Buffer.concat(chunks);
}

const notAForm = () => refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'http:files_are_forms');

/** Maps an error of the form parser to an API error: a malformed form, or too many parts. */
function faultOf(error: unknown, rule: UploadRule): ApiError {
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 413 ? tooLarge(rule) : unreadable();
}
