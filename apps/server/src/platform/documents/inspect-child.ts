import { inspectBytes } from './inspect-bytes.ts';

process.once('message', async (sent) => {
  const fault = await inspectBytes(Buffer.from(sent as Uint8Array));
  process.send?.({ fault }, () => process.disconnect());
});
process.send?.('started');
