import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Delay before retrying a call to a part of the server that is not ready. */
const UNAVAILABLE_MS = 500;

interface SignedUpUser {
  id: number;
  status: string;
  user_plan: string | null;
  expire_at: string | null;
}

/** Signs a member up as the browser does, with the browser's state so far. */
export class SignUp {
  readonly email: string;
  readonly key = randomUUID();
  readonly #base: string;
  token: string | undefined;
  customerId: string | undefined;
  paymentMethod: string | undefined;

  constructor(base: string, name: string) {
    this.#base = base;
    this.email = `${name}@crewpad.test`;
  }

  /** The whole sign-up, from the form to the paid plan. `onPaying` is called when the payment starts. */
  async run(onPaying: () => void = () => {}): Promise<void> {
    await this.createAccount();
    await this.saveCard();
    onPaying();
    await this.pay();
  }

  async createAccount(): Promise<void> {
    const { token } = await this.#call<{ token: string }>('POST', '/accounts', {
      user_plan: 'basic',
      first_name: 'Ann',
      last_name: 'Bee',
      display_name: 'Annie',
      email: this.email,
      confirm_email: this.email,
      password: PASSWORD,
      confirm_password: PASSWORD,
      phone_number: '+12125550123',
      country_code: 'US',
      birthdate_month: 1,
      birthdate_day: 2,
      birthdate_year: 1990,
      gender: 'female',
      hear_about_us: 'friend',
    });
    this.token = token;
  }

  /** @returns whether the account exists */
  async logIn(): Promise<boolean> {
    const answer = await this.#send('POST', '/login', { email: this.email, password: PASSWORD });
    if (answer.status === 401) return false;
    this.token = (await readAnswer<{ token: string }>(answer)).token;
    return true;
  }

  async user(): Promise<SignedUpUser> {
    const { user } = await this.#call<{ user: SignedUpUser }>('GET', '/user');
    return user;
  }

  async saveCard(): Promise<void> {
    const { customer_id } = await this.#call<{ customer_id: string }>(
      'POST',
      '/stripe/setup-customer',
      {},
    );
    this.customerId = customer_id;
    const { client_secret } = await this.#call<{ client_secret: string }>(
      'POST',
      '/stripe/setup-intent',
      {
        customer_id,
      },
    );
    const method = await this.#browser<{ id: string }>('/payment_methods', {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '2060',
      'card[cvc]': '123',
    });
    const [intent] = client_secret.split('_secret_');
    await this.#browser(`/setup_intents/${intent}/confirm`, {
      client_secret,
      payment_method: method.id,
    });
    await this.#call('POST', '/stripe/save-payment-method', {
      customer_id,
      payment_method: method.id,
    });
    this.paymentMethod = method.id;
  }

  /** Pays the first term, retrying until the payment has an outcome. */
  pay(): Promise<void> {
    return this.#payBy('/user/subscription', this.key, {
      user_plan: 'basic',
      customer_id: this.customerId,
      payment_method: this.paymentMethod,
    });
  }

  /** Pays another term with the card on file. */
  renew(): Promise<void> {
    return this.#payBy('/user/renew-subscription', `renew-${this.key}`, { user_plan: 'basic' });
  }

  /** Changes to the larger plan now, whose price is lowered by the unused days. */
  change(): Promise<void> {
    return this.#payBy('/user/change-package', `change-${this.key}`, { user_plan: 'premium' });
  }

  async #payBy(path: string, key: string, body: object): Promise<void> {
    for (let round = 1; round <= 50; round += 1) {
      const answer = await this.#send('POST', path, body, { 'idempotency-key': key });
      if (answer.status === 503) await sleep(UNAVAILABLE_MS);
      else if ((await readAnswer<{ status?: string }>(answer)).status === undefined) return;
    }
    throw new Error('the payment was never decided');
  }

  async #call<T>(method: string, path: string, body?: object, headers = {}): Promise<T> {
    return readAnswer<T>(await this.#send(method, path, body, headers));
  }

  #send(method: string, path: string, body?: object, headers = {}): Promise<Response> {
    return fetch(`${this.#base}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** Does what the card form's frames do, with the publishable key. */
  async #browser<T>(path: string, fields: Record<string, string>): Promise<T> {
    const body = new URLSearchParams({ key: 'pk_test_crewpad_sandbox', ...fields });
    return readAnswer<T>(await fetch(`${this.#base}/sandbox/v1${path}`, { method: 'POST', body }));
  }
}

const PASSWORD = 'a-long-secret';

async function readAnswer<T>(answer: Response): Promise<T> {
  if (!answer.ok)
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
