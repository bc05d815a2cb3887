import type { Readable } from 'node:stream';

/** Reads a stream in chunks of given lengths. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  /** @param source the origin of the stream: its errors become the stream's errors. */
  constructor(stream: Readable, source: Readable) {
    source.on('error', (error) => stream.destroy(error));
    this.#chunks = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** The next `length` bytes, as they arrive. @throws if the stream ends first. */
  async *take(length: number): AsyncGenerator<Buffer> {
    let missing = length;
    while (missing > 0) {
      if (this.#rest.byteLength === 0 && !(await this.#more())) throw new Error('it is truncated');
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.byteLength);
      missing -= part.byteLength;
      yield part;
    }
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.byteLength === 0 && !(await this.#more());
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    this.#rest = value;
    return true;
  }
}
