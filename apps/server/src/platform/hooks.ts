/** One contribution of a feature to a hook; it takes effect when it is connected. */
export interface Filling {
  connect(): void;
}

/**
 * A call from a lower feature or the platform to unknown features above it. The features
 * above it fill the hook in their manifests, so that imports point one way only.
 */
export class Hook<T> implements Iterable<T> {
  readonly #values = new Set<T>();

  /** What a manifest lists. Connecting it twice has no effect. */
  fill(value: T): Filling {
    return {
      connect: () => {
        this.#values.add(value);
      },
    };
  }

  /** What the features contributed, in the order of the list of features. */
  [Symbol.iterator](): Iterator<T> {
    return this.#values[Symbol.iterator]();
  }
}
