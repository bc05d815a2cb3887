import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The in-memory store of the test's OpenID provider. */
export class TestStore implements Adapter {
  readonly #rows = new Map<string, AdapterPayload>();

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#rows.set(id, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#rows.get(id);
  }

  async findByUserCode(code: string): Promise<AdapterPayload | undefined> {
    return [...this.#rows.values()].find(({ userCode }) => userCode === code);
  }

  async findByUid(sought: string): Promise<AdapterPayload | undefined> {
    return [...this.#rows.values()].find(({ uid }) => uid === sought);
  }

  async consume(id: string): Promise<void> {
    const row = this.#rows.get(id);
    if (row !== undefined) this.#rows.set(id, { ...row, consumed: Math.floor(Date.now() / 1000) });
  }

  async destroy(id: string): Promise<void> {
    this.#rows.delete(id);
  }

  async revokeByGrantId(sought: string): Promise<void> {
    for (const [id, { grantId }] of this.#rows) if (grantId === sought) this.#rows.delete(id);
  }
}
