import { createHmac } from 'node:crypto';

/**
 * The header Stripe-Signature for a body.
 * @param time wall time in unix seconds, because receivers compare it with their own clock
 */
export function signatureHeader(body: string, secret: string, time: number): string {
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
