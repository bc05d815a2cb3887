import { inspectBytes } from './inspect-bytes.ts';

process.once('message', async (bytes) => {
  const fault = await inspectBytes(Buffer.from(bytes as Uint8Array));
  process.send?.({ fault }, () => process.disconnect());
});
process.send?.('started');
