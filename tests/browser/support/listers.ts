import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CARDS, newEmail, PASSWORD, unpaidAccount } from './accounts.ts';

const SANDBOX_KEY = 'pk_test_crewpad_sandbox';

/** A lister in their browser, with direct API calls. */
export class Lister {
  readonly email: string;
  readonly token: string;
  readonly #page: Page;

  constructor(page: Page, email: string, token: string) {
    this.#page = page;
    this.email = email;
    this.token = token;
  }

  /** Any API response. */
  ask(method: string, path: string, data?: object): Promise<APIResponse> {
    const headers = { authorization: `Bearer ${this.token}` };
    return this.#page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  }

  /** The body of a response that must succeed. */
  async call<T>(method: string, path: string, data?: object): Promise<T> {
    const answer = await this.ask(method, path, data);
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }

  /** Uploads a picture; returns its address. */
  async picture(): Promise<string> {
    const answer = await this.#page.request.post('/api/upload/images', {
      headers: { authorization: `Bearer ${this.token}` },
      multipart: {
        'image[]': { name: 'house.jpg', mimeType: 'image/jpeg', buffer: await jpeg('teal') },
      },
    });
    const { url } = (await answer.json()) as { url: string[] };
    return url[0] ?? '';
  }

  /** Publishes a crash pad at an airport without others; returns its ID. */
  async crashpad(title: string, picture: string, more: object = {}): Promise<number> {
    const airport = await quietAirport(this.#page);
    const { data } = await this.call<{ data: { id: number } }>('POST', '/crashpads', {
      title,
      rental_type: 'crashpad',
      city: 'Anchorage',
      state: 'AK',
      latitude: airport.latitude,
      longitude: airport.longitude,
      airport: [airport.id],
      airport_distance: 2,
      description: 'A quiet house near the airport, with coffee in the morning. '.repeat(6),
      rooms: [
        { room_name: 'Bedroom 1', beds: [{ bed_name: 'Bed 1' }, { bed_name: 'Bed 2' }] },
        { room_name: 'Bedroom 2', beds: [{ bed_name: 'Bed 1' }] },
      ],
      bathrooms: 1,
      number_of_shower: 0,
      max_nights: 30,
      rate_per_from: 300,
      deposit_required: 0,
      images: [picture],
      thumbnail: picture,
      ...more,
    });
    return data.id;
  }
}

/** The airport of the tests' crash pads. */
export const QUIET_AIRPORT = 'ANC';

async function quietAirport(page: Page) {
  const answer = await page.request.get(`/api/airports/search?search=${QUIET_AIRPORT}`);
  const { data } = (await answer.json()) as {
    data: { id: number; latitude: number; longitude: number }[];
  };
  if (!data[0]) throw new Error(`no airport ${QUIET_AIRPORT}`);
  return data[0];
}

/** A new member with a paid plan, logged in to this page's browser. */
export async function newLister(page: Page, plan = 'pro', email = newEmail()): Promise<Lister> {
  await unpaidAccount(page, plan, '', email);
  const lister = await signedIn(page, email, PASSWORD);
  await payFor(page, lister, plan);
  return lister;
}

/** Logs in without the form. */
export async function signedIn(page: Page, email: string, password: string): Promise<Lister> {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((knownToken) => {
    // A card field's frame has no storage.
    if (window.self !== window.top) return;
    if (window.localStorage.getItem('token') === null)
      window.localStorage.setItem('token', knownToken);
  }, token);
  return new Lister(page, email, token);
}

/** Puts a card on file as the card's frames do. */
export async function saveCard(
  page: Page,
  // biome-ignore lint/suspicious/noExplicitAny: each call has its own answer
  call: (path: string, body: object) => Promise<any>,
  number: string,
  server = '',
): Promise<{ customer_id: string; payment_method: string }> {
  const { customer_id } = await call('/stripe/setup-customer', {});
  const { client_secret } = await call('/stripe/setup-intent', { customer_id });
  const inFrame = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(`${server}/sandbox/v1${path}`, {
      form: { key: SANDBOX_KEY, ...form },
    });
    return (await answer.json()) as { id: string };
  };
  const { id: payment_method } = await inFrame('/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2060',
    'card[cvc]': '123',
  });
  const intent = client_secret.split('_secret_')[0];
  await inFrame(`/setup_intents/${intent}/confirm`, { client_secret, payment_method });
  await call('/stripe/save-payment-method', { customer_id, payment_method });
  return { customer_id, payment_method };
}

async function payFor(page: Page, lister: Lister, user_plan: string): Promise<void> {
  const call = (path: string, body: object) => lister.call('POST', path, body);
  const number = user_plan === 'seeker' ? CARDS.good : CARDS.ofListers;
  const card = await saveCard(page, call, number);
  const key = randomUUID();
  await expect
    .poll(async () => {
      const answer = await page.request.post('/api/user/subscription', {
        headers: { authorization: `Bearer ${lister.token}`, 'idempotency-key': key },
        data: { user_plan, ...card },
      });
      return answer.status();
    })
    .toBe(200);
}

/** A single-color picture, encoded as by a camera. */
export function jpeg(background: string, width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** An incompressible picture, so its file is as large as possible. */
export async function heavyJpeg(width: number, height: number): Promise<Buffer> {
  const { data, info } = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width, height, channels: info.channels } })
    .jpeg({ quality: 100 })
    .toBuffer();
}

/** The smallest valid document. */
export function pdf(): Buffer {
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    'latin1',
  );
}
