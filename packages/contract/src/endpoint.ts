import type { Operation, OperationAnswer, OperationInput, UploadRule } from './operation.ts';

declare const CALL: unique symbol;
declare const UPLOAD: unique symbol;

/**
 * How the browser names an operation: method and path, without schemas. The bundler writes the text
 * where it is used, so a page carries only the operations that it calls.
 */
export type Endpoint<Input = never, Answer = unknown> = string & {
  readonly [CALL]: (input: Input) => Answer;
};

/** An endpoint for files; the name of the form field follows the path. */
export type UploadEndpoint<Answer = unknown> = string & { readonly [UPLOAD]: Answer };

export type EndpointOf<O extends Operation> = O extends { upload: UploadRule }
  ? UploadEndpoint<OperationAnswer<O>>
  : Endpoint<OperationInput<O>, OperationAnswer<O>>;

/** What an endpoint is called with; for one of several, what all of them take. */
export type EndpointInput<E extends Endpoint> = [E] extends [
  { readonly [CALL]: (input: infer Input) => unknown },
]
  ? Input
  : never;

export type EndpointAnswer<E extends Endpoint> = ReturnType<E[typeof CALL]>;
