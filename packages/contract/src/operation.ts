import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The features of the product; the same names on the server and in the browser. */
export type FeatureName =
  | 'accounts'
  | 'billing'
  | 'search'
  | 'listings'
  | 'rentals'
  | 'messages'
  | 'reviews'
  | 'admin'
  | 'operation';

/** What an upload may consist of. */
export interface UploadRule {
  /** Name of the form's field that holds the files; others are ignored. */
  field: string;
  /** Most files in one request. */
  files: number;
  /** Most bytes of each. */
  bytes: number;
}

/**
 * One call of the API: everything that server, client, OpenAPI and tests know of it.
 * `path` is relative to `/api` and writes parameters as `{name}`, as authorization.csv does.
 */
export interface Operation {
  feature: FeatureName;
  method: HttpMethod;
  path: `/${string}`;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Most keys that the body may hold, where that is more than anywhere else. */
  bodyKeys?: number;
  /** Files that travel as multipart/form-data instead of a JSON body. */
  upload?: UploadRule;
  /** Schema of the answer when all went well. */
  answer: z.ZodType;
  /** Status of that answer when it is not 200. */
  status?: 201;
}

/** Keeps the literal types of an operation, so that the client can be inferred from it. */
export function operation<const O extends Operation>(declaration: O): O {
  return declaration;
}

type In<S> = S extends z.ZodType ? z.input<S> : unknown;
type Out<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/** What a caller hands over: params, query and body as they travel. */
export type OperationInput<O extends Operation> = (O['params'] extends z.ZodObject
  ? { params: In<O['params']> }
  : { params?: undefined }) &
  (O['query'] extends z.ZodObject ? { query?: In<O['query']> } : { query?: undefined }) &
  (O['body'] extends z.ZodObject ? { body: In<O['body']> } : { body?: undefined });

/** What a handler receives: params, query and body after validation. */
export interface OperationRequest<O extends Operation> {
  params: Out<O['params']>;
  query: Out<O['query']>;
  body: Out<O['body']>;
}

export type OperationAnswer<O extends Operation> = z.output<O['answer']>;
