/**
 * The browser side of the sandbox: window.Stripe(publishableKey) with the part of Stripe.js that
 * split card fields use. Card numbers are typed into separate frames and never pass this window.
 */
(() => {
  const base = findBase(document.currentScript?.src);
  const TITLES = {
    cardNumber: 'Secure card number input frame',
    cardExpiry: 'Secure expiration date input frame',
    cardCvc: 'Secure CVC input frame',
  };

  /**
   * The base address of the frames: beside this script, unless a test serves it as
   * https://js.stripe.com.
   */
  function findBase(source) {
    const url = source ? new URL(source) : undefined;
    const isOurs = url?.origin === location.origin && url.pathname.endsWith('/stripe.js');
    const path = isOurs ? url.pathname.slice(0, -'/stripe.js'.length) : window.crewpadSandboxBase;
    return `${location.origin}${path ?? '/sandbox'}`;
  }

  function makeFrame(address, title) {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.setAttribute('allow', 'payment *');
    frame.src = address;
    return frame;
  }

  /** One field. Its frame gets its own port for all messages. */
  function makeElement(type, group, initial) {
    const handlers = new Map();
    let options = initial;
    let mounted;
    let state = { empty: true, complete: false, focused: false, invalid: false };

    const element = {
      mount(target) {
        const node = typeof target === 'string' ? document.querySelector(target) : target;
        if (!node) throw new Error('There is no such node to mount a card field in.');
        element.unmount();
        mounted = { node, frame: makeFrame(`${base}/frames/${type}`, TITLES[type]) };
        Object.assign(mounted.frame.style, {
          border: '0',
          colorScheme: 'light',
          display: 'block',
          height: '1.5em',
          width: '100%',
        });
        window.addEventListener('message', greet);
        node.replaceChildren(mounted.frame);
        showState({});
      },
      unmount() {
        if (!mounted) return;
        window.removeEventListener('message', greet);
        mounted.port?.close();
        mounted.frame.remove();
        for (const name of Object.values(CLASSES)) mounted.node.classList.remove(name);
        mounted = undefined;
        state = { empty: true, complete: false, focused: false, invalid: false };
      },
      destroy() {
        element.unmount();
        handlers.clear();
        group.forget(type);
      },
      update(changes) {
        options = { ...options, ...changes };
        say({ type: 'update', options });
      },
      on(event, handler) {
        handlers.set(event, [...(handlers.get(event) ?? []), handler]);
        return element;
      },
      off(event, handler) {
        const kept = (handlers.get(event) ?? []).filter((one) => handler && one !== handler);
        handlers.set(event, kept);
        return element;
      },
      once(event, handler) {
        const once = (detail) => {
          element.off(event, once);
          handler(detail);
        };
        return element.on(event, once);
      },
      clear: () => say({ type: 'clear' }),
      focus: () => say({ type: 'focus' }),
      blur: () => say({ type: 'blur' }),
    };

    function say(message, transfer = []) {
      mounted?.port?.postMessage(message, transfer);
    }

    function greet({ source, data }) {
      // A removed frame has no window, and its earlier messages have no source.
      if (!source || source !== mounted?.frame.contentWindow || data?.type !== 'hello') return;
      const { port1, port2 } = new MessageChannel();
      mounted.port?.close();
      mounted.port = port1;
      port1.onmessage = ({ data: told }) => hear(told);
      // An opaque origin has no name, so the frame is identified by its window.
      mounted.frame.contentWindow.postMessage({ type: 'start', options }, '*', [port2]);
    }

    function hear(told) {
      if (told.type === 'answer') return group.answered(told);
      if (told.type === 'submit') return submitForm();
      const { type: event, ...detail } = told;
      if (event === 'ready') {
        mounted.frame.style.height = `${detail.height}px`;
        group.connect(type);
      }
      if (event === 'change')
        showState({
          empty: detail.empty,
          complete: detail.complete,
          invalid: Boolean(detail.error),
        });
      if (event === 'focus' || event === 'blur') showState({ focused: event === 'focus' });
      const { height: _height, ...shown } = detail;
      for (const handler of handlers.get(event) ?? []) handler({ elementType: type, ...shown });
    }

    /** Enter works like in a field of the page: it presses the form's submit button, if enabled. */
    function submitForm() {
      const form = mounted?.node.closest('form');
      const button = form && [...form.elements].find(({ type }) => type === 'submit');
      if (!form || button?.disabled) return;
      form.requestSubmit(button);
    }

    const CLASSES = {
      always: 'StripeElement',
      empty: 'StripeElement--empty',
      complete: 'StripeElement--complete',
      focused: 'StripeElement--focus',
      invalid: 'StripeElement--invalid',
    };
    function showState(changes) {
      state = { ...state, ...changes };
      for (const [name, className] of Object.entries(CLASSES))
        mounted?.node.classList.toggle(className, name === 'always' || state[name]);
    }

    return { element, say, isReady: () => Boolean(mounted?.port) };
  }

  /** The fields of one form. Their frames communicate over ports that are only forwarded here. */
  function makeGroup(defaults) {
    const parts = new Map();
    const waiting = new Map();
    const group = {
      connect(type) {
        const number = parts.get('cardNumber');
        const others = type === 'cardNumber' ? ['cardExpiry', 'cardCvc'] : [type];
        for (const name of others) {
          const other = parts.get(name);
          if (!number?.isReady() || !other?.isReady()) continue;
          const { port1, port2 } = new MessageChannel();
          number.say({ type: 'sibling', name }, [port1]);
          other.say({ type: 'sibling', name: 'cardNumber' }, [port2]);
        }
      },
      forget: (type) => parts.delete(type),
      answered({ id, result }) {
        waiting.get(id)?.(result);
        waiting.delete(id);
      },
      /** Makes the call from the number's frame. Resolves to { intent } or { error }. */
      ask(message) {
        const number = parts.get('cardNumber');
        if (!number?.isReady())
          return Promise.resolve({ error: integrationError('The card number is not mounted.') });
        const id = crypto.randomUUID();
        return new Promise((resolve) => {
          waiting.set(id, resolve);
          number.say({ ...message, id });
        });
      },
    };
    const elements = {
      create(type, options = {}) {
        if (!TITLES[type]) throw new Error(`The sandbox has no element of the type ${type}.`);
        const part = makeElement(type, group, { ...defaults, ...options });
        parts.set(type, part);
        groups.set(part.element, group);
        return part.element;
      },
      getElement: (type) => parts.get(type)?.element ?? null,
      update(changes) {
        for (const { element } of parts.values()) element.update(changes);
      },
    };
    return elements;
  }

  const groups = new WeakMap();
  const integrationError = (message) => ({ type: 'invalid_request_error', message });

  function Stripe(key) {
    if (!/^pk_test_/.test(key ?? ''))
      throw new Error('The sandbox takes a publishable key of test mode.');
    const intents = window.crewpadSandboxIntents({ base, key, makeFrame });

    async function confirm(kind, clientSecret, data = {}, { handleActions = true } = {}) {
      const { payment_method: method, return_url: returnUrl } = data;
      const card = typeof method === 'object' ? method.card : undefined;
      const group = groups.get(card);
      if (card && !group) return { error: integrationError('The card is no mounted card field.') };
      const answer = group
        ? await group.ask({
            type: 'confirm',
            key,
            kind,
            clientSecret,
            billing: method.billing_details,
            returnUrl,
          })
        : await intents.confirm(kind, clientSecret, {
            payment_method: method,
            return_url: returnUrl,
          });
      if (answer.error || !handleActions) return intents.named(answer);
      return intents.finish(answer.intent);
    }

    return {
      elements: (defaults = {}) => makeGroup(defaults),
      confirmCardSetup: (clientSecret, data, options) =>
        confirm('setup_intents', clientSecret, data, options),
      confirmCardPayment: (clientSecret, data, options) =>
        confirm('payment_intents', clientSecret, data, options),
      async handleNextAction({ clientSecret }) {
        const answer = await intents.retrieve(clientSecret);
        return answer.error ? { error: answer.error } : intents.finish(answer.intent);
      },
      retrieveSetupIntent: async (secret) => intents.named(await intents.retrieve(secret)),
      retrievePaymentIntent: async (secret) => intents.named(await intents.retrieve(secret)),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
