/** The page's calls about intents: loading them, and showing the 3-D Secure step. */
window.crewpadSandboxIntents = ({ base, key, makeFrame }) => {
  const kindOf = (clientSecret) =>
    clientSecret.startsWith('seti_') ? 'setup_intents' : 'payment_intents';

  async function call(method, kind, clientSecret, params = {}) {
    const id = clientSecret.split('_secret_')[0];
    const form = new URLSearchParams({ key, client_secret: clientSecret });
    for (const [name, value] of Object.entries(params)) if (value) form.set(name, value);
    const address = `${base}/v1/${kind}/${id}`;
    try {
      const answer =
        method === 'GET'
          ? await fetch(`${address}?${form}`)
          : await fetch(`${address}/confirm`, { method, body: form });
      const body = await answer.json();
      return body.error ? { error: body.error } : { intent: body };
    } catch {
      return { error: { type: 'api_connection_error', message: 'Stripe could not be reached.' } };
    }
  }

  /** The answer under Stripe.js's name for it. */
  function named({ intent, error }) {
    if (error) return { error };
    return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
  }

  const retrieve = (clientSecret) => call('GET', kindOf(clientSecret), clientSecret);

  /** Completes the 3-D Secure step, if the intent requires one. */
  async function finish(intent) {
    const action = intent.status === 'requires_action' ? intent.next_action : null;
    if (!action) return named({ intent });
    if (action.type === 'redirect_to_url') {
      location.assign(action.redirect_to_url.url);
      return new Promise(() => {});
    }
    await showChallenge(new URL(action.use_stripe_sdk.stripe_js, location.origin).href);
    const answer = await retrieve(intent.client_secret);
    const failure = answer.intent?.last_setup_error ?? answer.intent?.last_payment_error;
    if (!failure) return named(answer);
    const { object } = answer.intent;
    return { error: { ...failure, [object]: answer.intent } };
  }

  /** Shows the bank's page in an overlay. Resolves when it is done; Escape counts as a failure. */
  function showChallenge(address) {
    const title = '3-D Secure authentication';
    const overlay = document.createElement('div');
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', title);
    Object.assign(overlay.style, {
      alignItems: 'center',
      background: 'rgb(7 14 30 / 60%)',
      display: 'flex',
      inset: '0',
      justifyContent: 'center',
      padding: '16px',
      position: 'fixed',
      zIndex: '2147483647',
    });
    const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
    const themed = new URL(address);
    themed.searchParams.set('theme', isDark ? 'dark' : 'light');
    const frame = makeFrame(themed.href, title);
    Object.assign(frame.style, {
      background: isDark ? '#121e38' : '#fff',
      border: '0',
      borderRadius: '12px',
      boxShadow: '0 20px 60px rgb(0 0 0 / 40%)',
      colorScheme: isDark ? 'dark' : 'light',
      height: '340px',
      maxHeight: '100%',
      maxWidth: '400px',
      width: '100%',
    });
    overlay.append(frame);
    return new Promise((resolve) => {
      const behind = [...document.body.children].filter((child) => !child.inert);
      const focused = document.activeElement;
      function onKey(event) {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        frame.contentWindow.postMessage({ type: 'fail' }, '*');
      }
      function onMessage({ source, data }) {
        if (source !== frame.contentWindow) return;
        if (data?.type === 'challenge-height') frame.style.height = `${Number(data.height)}px`;
        if (data?.type !== 'challenge-done') return;
        window.removeEventListener('message', onMessage);
        document.removeEventListener('keydown', onKey, true);
        overlay.remove();
        for (const child of behind) child.inert = false;
        focused?.focus();
        resolve();
      }
      window.addEventListener('message', onMessage);
      document.addEventListener('keydown', onKey, true);
      for (const child of behind) child.inert = true;
      document.body.append(overlay);
      frame.addEventListener('load', () => frame.focus(), { once: true });
    });
  }

  return {
    confirm: (kind, clientSecret, params) => call('POST', kind, clientSecret, params),
    retrieve,
    finish,
    named,
  };
};
