import { inspectObjects } from './objects.ts';
import { scanDocument } from './scan.ts';

process.once('message', async (sent) => {
  const bytes = Buffer.from(sent as Uint8Array);
  const fault = scanDocument(bytes) ?? (await inspectObjects(bytes));
  process.send?.({ fault }, () => process.disconnect());
});
