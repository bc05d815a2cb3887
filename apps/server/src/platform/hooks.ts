/** One contribution of a feature to a hook; it takes effect when it is connected. */
export interface Extension {
  connect(): void;
}

/**
 * A call from a lower feature or the platform to features above it. Those contribute to the hook in
 * their manifests, so that imports point one way only.
 */
export class Hook<T> implements Iterable<T> {
  readonly #values = new Set<T>();

  /** An entry of a manifest. Connecting it twice has no effect. */
  extend(value: T): Extension {
    return {
      connect: () => {
        this.#values.add(value);
      },
    };
  }

  /** The contributions, in the order of the list of features. */
  [Symbol.iterator](): Iterator<T> {
    return this.#values[Symbol.iterator]();
  }
}
