/**
 * Creates a payment method from the three fields and confirms the intent with it. Runs in the
 * number's frame, so that the number is sent only to the sandbox.
 * @returns { intent } or { error }
 */
export async function confirmWithCard(parts, { key, kind, clientSecret, billing, returnUrl }) {
  const { cardNumber, cardExpiry, cardCvc } = parts;
  const error = cardNumber.error ?? cardExpiry.error ?? cardCvc.error;
  if (error) return { error };
  const made = await post('payment_methods', {
    key,
    type: 'card',
    card: {
      number: cardNumber.value,
      exp_month: cardExpiry.value.slice(0, 2),
      exp_year: cardExpiry.value.slice(2),
      cvc: cardCvc.value,
    },
    billing_details: billing,
  });
  if (made.error) return { error: made.error };
  const id = clientSecret.split('_secret_')[0];
  const confirmed = await post(`${kind}/${id}/confirm`, {
    key,
    client_secret: clientSecret,
    payment_method: made.id,
    return_url: returnUrl,
  });
  return confirmed.error ? { error: confirmed.error } : { intent: confirmed };
}

async function post(path, params) {
  const form = new URLSearchParams(pairs(params));
  try {
    // A form needs no leave to be sent from another origin, and a frame's origin is opaque.
    const answer = await fetch(new URL(`../v1/${path}`, location.href), {
      method: 'POST',
      body: form,
      credentials: 'omit',
    });
    return await answer.json();
  } catch {
    return { error: { type: 'api_connection_error', message: 'Stripe could not be reached.' } };
  }
}

function pairs(params, parent) {
  return Object.entries(params).flatMap(([name, value]) => {
    const path = parent ? `${parent}[${name}]` : name;
    if (value === undefined || value === null || value === '') return [];
    return typeof value === 'object' ? pairs(value, path) : [[path, String(value)]];
  });
}
