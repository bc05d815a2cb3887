import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The features of the product; the same names on the server and in the browser. */
export type FeatureName =
  | 'accounts'
  | 'admin'
  | 'billing'
  | 'content'
  | 'listings'
  | 'messages'
  | 'notifications'
  | 'payouts'
  | 'promotions'
  | 'rent'
  | 'rentals'
  | 'reports'
  | 'reviews'
  | 'search'
  | 'system'
  | 'waitlist';

/** The limits of an upload. */
export interface UploadRule {
  /** Name of the form field that holds the files; other fields are ignored. */
  field: string;
  /** Maximum number of files in one request. */
  files: number;
  /** Maximum size of each file, in bytes. */
  bytes: number;
}

/**
 * One operation of the API, shared by server, client, OpenAPI and tests. `path` is relative to
 * `/api` with parameters as `{name}`, as in authorization.csv.
 */
export interface Operation {
  feature: FeatureName;
  method: HttpMethod;
  path: `/${string}`;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** A call without a body means the same as one with `{}`. */
  bodyIsOptional?: true;
  /** Maximum number of keys in the body, if it is above the default. */
  bodyKeys?: number;
  /** Files sent as multipart/form-data instead of a JSON body. */
  upload?: UploadRule;
  /** Schema of the answer on success. */
  answer: z.ZodType;
  /** Content type of a text answer that is not JSON. */
  media?: 'text/csv' | 'text/calendar';
  /** Status of that answer if it is not 200. */
  status?: 201 | 202 | 204;
  /** The call changes nothing of the caller, although its method could. */
  changesNothing?: true;
}

/** Preserves the literal types of an operation, for type inference in the client. */
export function operation<const O extends Operation>(declaration: O): O {
  return declaration;
}

type In<S> = S extends z.ZodType ? z.input<S> : unknown;
type Out<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/** The caller's input: params, query and body as sent. */
export type OperationInput<O extends Operation> = (O['params'] extends z.ZodObject
  ? { params: In<O['params']> }
  : { params?: undefined }) &
  (O['query'] extends z.ZodObject ? { query?: In<O['query']> } : { query?: undefined }) &
  (O['body'] extends z.ZodObject ? { body: In<O['body']> } : { body?: undefined });

/** The handler's input: params, query and body after validation. */
export interface OperationRequest<O extends Operation> {
  params: Out<O['params']>;
  query: Out<O['query']>;
  body: Out<O['body']>;
}

export type OperationAnswer<O extends Operation> = z.output<O['answer']>;
