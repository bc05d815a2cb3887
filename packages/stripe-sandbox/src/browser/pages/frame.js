import { confirmWithCard } from './confirm.js';
import { fieldOf } from './fields.js';
import { applyOptions, heightFor, loadFonts } from './style.js';

// One field of a card form. The embedding page learns only whether it is valid, never its input,
// which is sent from frame to frame over ports that the page forwards.
const input = document.querySelector('input');
const type = input.name;
const field = fieldOf(type);
const siblings = new Map();
let brand = 'unknown';
let page;
let wasLeft = false;

let lastChange;

const say = (message) => page?.postMessage(message);
const read = () => field.read(input.value, brand);

/** Reports the state of the field: after every input, otherwise only if it changed. */
function change(isInput = false) {
  const { empty, complete, error, brand: read_ } = read();
  if (type === 'cardNumber' && read_ !== brand) {
    brand = read_;
    siblings.get('cardCvc')?.postMessage({ type: 'brand', brand });
  }
  const isShown = error && (wasLeft || !error.code.startsWith('incomplete_'));
  input.setAttribute('aria-invalid', String(Boolean(isShown)));
  document.documentElement.classList.toggle('invalid', Boolean(isShown));
  document.documentElement.classList.toggle('complete', complete);
  const message = {
    type: 'change',
    empty,
    complete,
    ...(type === 'cardNumber' && { brand }),
    error: isShown ? error : undefined,
  };
  const text = JSON.stringify(message);
  if (!isInput && text === lastChange) return;
  lastChange = text;
  say(message);
}

/** Formats what was typed and keeps the caret behind the same digit. */
function format() {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const atEnd = before.length === input.value.length;
  const digits = before.replaceAll(/\D/g, '').length;
  input.value = field.format(input.value);
  if (atEnd) return;
  let caret = 0;
  for (let seen = 0; seen < digits && caret < input.value.length; caret += 1)
    if (/\d/.test(input.value[caret])) seen += 1;
  input.setSelectionRange(caret, caret);
}

input.addEventListener('input', (event) => {
  wasLeft = false;
  // Removing the slash would only restore it, so the digit before it is removed too.
  const removed = event.inputType === 'deleteContentBackward';
  if (removed && type === 'cardExpiry' && /^\d\d \/?$/.test(input.value))
    input.value = input.value.slice(0, 1);
  else format();
  change(true);
});
input.addEventListener('keydown', ({ key, isComposing }) => {
  if (key === 'Enter' && !isComposing) say({ type: 'submit' });
});
input.addEventListener('focus', () => say({ type: 'focus' }));
input.addEventListener('blur', () => {
  wasLeft = !read().empty;
  say({ type: 'blur' });
  change();
});

function clear() {
  input.value = '';
  wasLeft = false;
  change();
}

async function confirm(told) {
  const parts = { cardNumber: read() };
  for (const name of ['cardExpiry', 'cardCvc']) parts[name] = await askSibling(name);
  const result = await confirmWithCard(parts, told);
  say({ type: 'answer', id: told.id, result });
}

function askSibling(name) {
  const port = siblings.get(name);
  if (!port) return Promise.resolve(fieldOf(name).read('', brand));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    port.postMessage({ type: 'read' }, [port2]);
  });
}

function hearSibling({ data, ports }) {
  if (data.type === 'read') {
    wasLeft = true;
    change();
    ports[0].postMessage(read());
  }
  if (data.type === 'brand') {
    brand = data.brand;
    if (input.value !== '') change();
  }
}

const deeds = {
  update: ({ options }) => applyOptions(input, options),
  clear,
  focus: () => input.focus(),
  blur: () => input.blur(),
  confirm(told) {
    wasLeft = true;
    change();
    confirm(told);
  },
  sibling({ name }, [port]) {
    siblings.set(name, port);
    port.onmessage = hearSibling;
    if (name === 'cardCvc') port.postMessage({ type: 'brand', brand });
  },
};

window.addEventListener('message', ({ source, data, ports }) => {
  if (source !== window.parent || data?.type !== 'start' || page) return;
  page = ports[0];
  page.onmessage = ({ data: told, ports: handed }) => deeds[told.type]?.(told, handed);
  loadFonts(data.options?.fonts);
  applyOptions(input, data.options);
  say({ type: 'ready', height: heightFor(input) });
  // What was typed before the page listened.
  if (input.value !== '') {
    format();
    change();
  }
});
window.parent.postMessage({ type: 'hello' }, '*');
