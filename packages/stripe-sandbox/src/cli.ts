import { parseArgs } from 'node:util';
import { startSandbox } from './start-sandbox.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    file: { type: 'string', default: './sandbox.sqlite' },
    control: { type: 'boolean', default: false },
    'public-base': { type: 'string', default: '/browser' },
  },
});

const sandbox = await startSandbox({
  file: values.file,
  port: Number(values.port),
  control: values.control,
  publicBase: values['public-base'],
});
process.stdout.write(
  [
    `Stripe sandbox at ${sandbox.url}`,
    `  secret key       ${sandbox.secretKey}`,
    `  publishable key  ${sandbox.publishableKey}`,
    `  store            ${values.file}`,
    `  control API      ${values.control ? `${sandbox.url}/_sandbox` : 'off'}`,
    '',
  ].join('\n'),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void sandbox.close());
